/** An item number as it is compared: letter case, spaces and hyphens do not matter. */
export const plainNumber = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '');
