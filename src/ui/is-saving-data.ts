/** Only Chromium has this setting: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
