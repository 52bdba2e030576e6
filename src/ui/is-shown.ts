import { createContext } from 'react';

/** Whether the page around a component is the one on the screen. Other pages are hidden: kept for Back, or rendered ahead. */
export const IsShownContext = createContext(true);
