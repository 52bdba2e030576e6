/** How a currency is written in a locale: its code, its symbols. Only the import of products needs it. */
export function currencyTexts(locale: string, currency: string): string[] {
  const symbols = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    const symbol = format.formatToParts(1).find(({ type }) => type === 'currency');
    return (symbol?.value ?? currency).normalize('NFKC');
  });
  return [...new Set([currency, ...symbols])];
}
