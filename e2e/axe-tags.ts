/** The rules that the shop is held to: https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
