import { useId } from 'react';
import { paths } from '../paths';
import { Card } from '../ui/card';
import { CardLink } from '../ui/card-link';
import { PhoneLink } from './phone-link';
import { servicePages } from './service-pages';

/** The phone, which the contact page has in its text, and the other pages about buying here. */
export function ServiceColumn({ page }: { page: string }) {
  const id = useId();
  const others = servicePages.filter(({ name }) => name !== page);
  return (
    <Card className="flex flex-col gap-4 p-4 print:hidden">
      {others.some(({ url }) => url === paths.contact) && (
        <div>
          <h2 className="text-section">Call us</h2>
          <PhoneLink>Call </PhoneLink>
          <p>Have the item number from the product&apos;s page ready.</p>
        </div>
      )}
      <nav aria-labelledby={id}>
        <h2 id={id} className="text-section">
          Answers without a call
        </h2>
        <ul>
          {others.map(({ name, url, summary }) => (
            <li key={url} className="relative py-3">
              <span className="font-semibold text-link underline underline-offset-4">
                <CardLink to={url}>{name}</CardLink>
              </span>
              {`: ${summary}.`}
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
