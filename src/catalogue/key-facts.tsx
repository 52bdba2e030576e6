import type { Specification } from './product.ts';
import { factTexts, unbroken } from './specification-text.ts';

type KeyFactsProps = { specifications: readonly Specification[]; className: string };

/** The number of characters that fit in a column in the largest type. */
const longestLarge = 12;

/** Specifications at a glance: large values, each with its small name above and its other unit below. */
export const KeyFacts = ({ specifications, className }: KeyFactsProps) => (
  <dl className={`grid gap-x-4 gap-y-2 ${className}`}>
    {specifications.map((specification) => {
      const [text, inOtherUnit] = factTexts(specification);
      const size = text.length > longestLarge ? 'text-large' : 'text-section';
      return (
        <div key={specification.name}>
          <dt className="text-small wrap-anywhere text-muted">{specification.name}</dt>
          <dd className="wrap-anywhere">
            <span className={`font-display font-semibold ${size}`}>{unbroken(text)}</span>
            {inOtherUnit && (
              <span className="block text-small">{unbroken(`(${inOtherUnit})`)}</span>
            )}
          </dd>
        </div>
      );
    })}
  </dl>
);
