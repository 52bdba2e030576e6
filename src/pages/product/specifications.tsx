import { ProductImage } from '../../catalogue/catalogue-image.tsx';
import type { Product } from '../../catalogue/product.ts';
import { specificationText, unbroken } from '../../catalogue/specification-text.ts';
import { Section } from '../../ui/section.tsx';

/** With very large text the names stand above their values. */
const cellClass = 'py-2 align-top max-[19rem]:block';

/** The specification table and the contents of the box. Renders nothing for a product without them. */
export function Specifications({ product }: { product: Product }) {
  const { specifications = [], inTheBox = [], boxView } = product;
  if (specifications.length + inTheBox.length === 0) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 pt-4 wrap-anywhere gap-y-section beside:col-span-2 print:clear-both print:mb-2 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {specifications.length > 0 && (
        <Section heading="Specifications">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">{`Specifications of ${product.name}`}</caption>
            <tbody>
              {specifications.map((specification) => (
                <tr key={specification.name} className="break-inside-avoid border-b border-line">
                  <th
                    scope="row"
                    className={`pr-4 font-normal text-muted min-[19rem]:w-2/5 ${cellClass}`}
                  >
                    {specification.name}
                  </th>
                  <td className={cellClass}>{unbroken(specificationText(specification))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
      {inTheBox.length > 0 && (
        <Section heading="In the Box">
          {boxView !== undefined && (
            <ProductImage
              product={product}
              view={boxView}
              sizes="(min-width: 48rem) 25rem, 92vw"
              className="max-w-100 rounded-control print:hidden"
            />
          )}
          <ul className="list-disc pl-4">
            {inTheBox.map((content) => (
              <li key={content} className="py-1">
                {content}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
