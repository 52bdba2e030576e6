/** The Content-Security-Policy (build/headers.ts) lets no other policy than this make a script's address. */
export const trustedTypesPolicy = 'torque-bay';

/** The worker's address: the only one that may become a script after the page has come. */
export function workerUrl() {
  const url = `${import.meta.env.BASE_URL}sw.js`;
  const policy = window.trustedTypes?.createPolicy(trustedTypesPolicy, {
    createScriptURL: (address: string) => address,
  });
  return policy?.createScriptURL(url) ?? url;
}
