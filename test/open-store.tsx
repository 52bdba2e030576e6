import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../src/app.tsx';
import { openSharedCart } from '../src/cart/open-shared-cart.ts';
import { sharedCartUrl } from '../src/cart/shared-cart.ts';
import { products } from '../src/catalogue/products.ts';
import { routerFlags } from '../src/navigation/router.ts';
import { laterParts } from '../src/start/later.ts';
import { laterPartsStore } from '../src/ui/later-part.tsx';

type Options = {
  /** Rendered beside the app, as src/start/main.tsx does. */
  beside?: ReactNode;
};

/**
 * Renders the app at a URL, whose cart it opens first, with its later parts, as src/start/ does. Returns the user who operates it. `page`, if
 * given, replaces the page of the URL.
 */
export function openStore(url: string, page?: ReactNode, { beside }: Options = {}): UserEvent {
  laterPartsStore.setState({ laterParts });
  const { pathname, search = '', hash = '' } = parsePath(url);
  render(
    <MemoryRouter initialEntries={[pathname + openSharedCart(search) + hash]} future={routerFlags}>
      <App page={page} />
      {beside}
      <Browser />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** Stands in for the address bar and the back button. */
function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <span data-testid="url">{pathname + search}</span>
      <button type="button" onClick={() => navigate(-1)}>
        Browser: back
      </button>
    </>
  );
}

export const currentUrl = () => screen.getByTestId('url').textContent;

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

export const main = () => within(screen.getByRole('main'));

/** The part of the page with this heading. */
export const section = (name: string) =>
  screen.getByRole('heading', { name }).closest('section') as HTMLElement;

export const button = (name: string) => screen.getByRole('button', { name });

/** The href of the link with this name, in the given part of the page. */
export const linkTo = (name: string, part = main()) =>
  part.getByRole('link', { name }).getAttribute('href');

/** Opens a shared cart link with one of each named product. */
export function openCartWith(...names: string[]): UserEvent {
  const lines = names.flatMap((name) => {
    const product = products.find((each) => each.name === name);
    return product ? [{ productId: product.id, quantity: 1 }] : [];
  });
  return openStore(sharedCartUrl(lines));
}
