import { use } from 'react';
import { InformationPage } from '../layout/information-page.tsx';
import { NoticesContext } from '../layout/notices.ts';
import { pageNames, paths } from '../paths.ts';
import { Card, CardLink } from '../ui/card.tsx';

/** What works without an account. */
const links = [
  ['cart', 'Share its link, print it, or order it by phone.'],
  ['products', 'Search and compare, with or without a signal.'],
  ['specials', 'See what you save the most on.'],
] as const;

export function AccountPage() {
  const { device } = use(NoticesContext);
  return (
    <InformationPage
      id="account"
      lead="Account Page - Coming soon!"
      // Its space is kept free until the app runs, so that nothing moves.
      end={<div className="min-h-72 sm:min-h-60 print:hidden">{device}</div>}
      cards={
        <ul className="grid gap-4 md:grid-cols-3 print:hidden">
          {links.map(([page, text]) => (
            <li key={page} className="relative flex">
              <Card className="grow p-4">
                <h2>
                  <CardLink to={paths[page]}>{pageNames[page]}</CardLink>
                </h2>
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      }
    >
      <p>You can shop without one. To keep a cart, share its link or print its list.</p>
    </InformationPage>
  );
}
