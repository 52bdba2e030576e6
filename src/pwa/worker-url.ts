/** The only Trusted Types policy that the Content-Security-Policy allows (build/headers.ts). */
export const trustedTypesPolicy = 'service-worker';

/** The URL of the service worker script, as a trusted script URL where the browser has Trusted Types. */
export function workerUrl() {
  const url = `${import.meta.env.BASE_URL}sw.js`;
  const policy = window.trustedTypes?.createPolicy(trustedTypesPolicy, {
    createScriptURL: (trusted: string) => trusted,
  });
  return policy?.createScriptURL(url) ?? url;
}
