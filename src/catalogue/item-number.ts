import { fold } from './fold';

/** An item number as it is compared: letter case, spaces and hyphens do not matter. */
export const plainNumber = (text: string): string => fold(text).replaceAll(/[\s-]/g, '');
