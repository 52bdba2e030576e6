// Reads the facts about the precache that the build writes into each page: build/files-of-store.ts.

const meta = () => document.querySelector<HTMLMetaElement>('meta[name=precache-size]');

/** The size of what is saved for offline use, such as `2.7 MB`. */
export const precacheSize = (): string => meta()?.content ?? '';

/** Whether that has all images. A large catalogue has too many. */
export const hasAllImages = (): boolean => meta()?.dataset.images !== 'some';
