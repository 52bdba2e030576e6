import type { Specification } from './product.ts';
import { factTexts, unbroken } from './specification-text.ts';

type KeyFactsProps = { specifications: readonly Specification[]; className: string };

/** Specifications at a glance: values in the display font, each with its small name above and its other unit after it. */
export const KeyFacts = ({ specifications, className }: KeyFactsProps) => (
  <dl className={`grid gap-x-4 gap-y-2 ${className}`}>
    {specifications.map((specification) => {
      const [text, inOtherUnit] = factTexts(specification);
      return (
        <div key={specification.name}>
          <dt className="text-small wrap-anywhere text-muted">{specification.name}</dt>
          <dd className="font-display text-large font-semibold wrap-anywhere">
            {`${unbroken(text)} `}
            {inOtherUnit && (
              <span className="inline-block font-sans text-small font-normal">
                {unbroken(`(${inOtherUnit})`)}
              </span>
            )}
          </dd>
        </div>
      );
    })}
  </dl>
);
