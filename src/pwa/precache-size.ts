/** The size of what is saved for offline use, such as `2.7 MB`. The build writes it into each page: build/pwa.ts. */
export const precacheSize = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=precache-size]')?.content ?? '';
