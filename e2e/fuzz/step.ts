import type { Page } from '@playwright/test';
import type { StoreServer } from '../../scripts/store-server.mjs';
import type { ShopModel } from './shop-model';

export type Tab = { readonly page: Page; readonly model: ShopModel; readonly store: StoreServer };

/** Something that can be done in a tab, in the browser and in the model of it. */
export type Step = {
  readonly name: string;
  readonly isPossible?: (model: ShopModel) => boolean;
  readonly take: (tab: Tab) => Promise<unknown>;
};
