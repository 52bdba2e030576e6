import { expect } from '@playwright/test';
import { announcement, headingText, isStarted, visibleText } from './page-state';

export type Role = 'link' | 'button' | 'searchbox';

/**
 * What a shopper can do, in any engine. A control is found by its role and its whole name, as the engine
 * tells them to assistive technology; of several the first is meant.
 */
export type Shopper = {
  /** Goes to an address, as by typing it. */
  readonly open: (url: string) => Promise<void>;
  readonly press: (role: Role, name: string) => Promise<void>;
  readonly fill: (role: Role, name: string, text: string) => Promise<void>;
  /** Runs a function in the page, with or without one argument. */
  readonly evaluate: <Result, Argument = undefined>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
};

/** Opens an address and waits until the app answers to what is pressed. */
export async function visit(shopper: Shopper, url: string) {
  await shopper.open(url);
  await expect.poll(() => shopper.evaluate(isStarted), url).toBe(true);
}

/** Browse, search, fill, change and clear a cart: what a shopper does, with or without a network. */
export async function goShopping({ press, fill, evaluate }: Shopper) {
  const expectHeading = (text: string) => expect.poll(() => evaluate(headingText)).toBe(text);
  const expectToRead = (text: string) => expect.poll(() => evaluate(visibleText)).toContain(text);
  const expectToHear = (text: string) => expect.poll(() => evaluate(announcement)).toContain(text);

  await press('link', 'Shop Now');
  await expectHeading('All Tools');
  await press('link', '40-Piece 1/4 in. Socket Set');
  await expectHeading('40-Piece 1/4 in. Socket Set');
  await press('button', 'Add to Cart');
  await expectToHear('Added to cart: 40-Piece 1/4 in. Socket Set');

  await fill('searchbox', 'Search products', 'diagnostic');
  await press('button', 'Search');
  await expectHeading('Showing 3 results for "diagnostic"');
  await press('link', 'Pro OBD-II Scan Tablet');
  await expectHeading('Pro OBD-II Scan Tablet');
  await press('button', 'Add to Cart');
  await press('link', 'Cart, 2 items');

  await expectToRead(' Total $959.98');
  await press('button', 'Increase quantity of Pro OBD-II Scan Tablet');
  await expectToRead(' Total $1,859.97');
  await press('button', 'Remove Pro OBD-II Scan Tablet');
  await expectToRead(' Total $69.98');
  await expectToRead('Add $39.01 more for free shipping!');
  await press('button', 'Clear Cart');
  await expectToRead('Your Cart is Empty');
  await press('link', 'Cart');
}
