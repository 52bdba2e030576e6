import { use, useEffect, useState } from 'react';
import { IsShownContext } from '../ui/page-context.ts';
import { keptState } from './keep-cart-while-hidden.ts';

/** Like `useState`. While its page is shown, the value is saved with the cart, so a discarded tab has it again. */
export function useKeptState<Value>(name: string) {
  const state = useState(keptState[name] as Value | undefined);
  const [value] = state;
  const isShown = use(IsShownContext);
  useEffect(() => {
    if (!isShown) return;
    keptState[name] = value;
    return () => {
      delete keptState[name];
    };
  }, [isShown, name, value]);
  return state;
}
