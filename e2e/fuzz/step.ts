import type { Page } from '@playwright/test';
import type { FlakyServer } from '../fixtures/flaky-server';
import type { ShopModel } from './shop-model';

export type Tab = {
  readonly page: Page;
  readonly model: ShopModel;
  readonly flakyServer: FlakyServer;
};

/** An action in a tab, on the page and on its model. */
export type Step = {
  readonly name: string;
  readonly isPossible?: (model: ShopModel) => boolean;
  readonly run: (tab: Tab) => Promise<unknown>;
};
