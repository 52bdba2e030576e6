/**
 * Whether the browser has kept an error of the host in place of a file, and now has the file. A visitor during an upload gets such an
 * error, and hosts may let browsers keep what is at the URLs of scripts and styles for a year, whatever it is. The last request shows
 * that a reload will get the file, so no page reloads for ever.
 */
export async function isRenewed(url: string): Promise<boolean> {
  const hasFile = (cache: RequestCache) =>
    fetch(url, { cache }).then(
      // Some hosts send a page in place of a missing file.
      ({ ok, headers }) => ok && !headers.get('content-type')?.includes('html'),
      () => undefined,
    );
  return (
    (await hasFile('default')) === false &&
    (await hasFile('reload')) === true &&
    (await hasFile('default')) === true
  );
}
