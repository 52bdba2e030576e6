/** The only Trusted Types policy that the Content-Security-Policy allows (build/headers.ts). */
export const trustedTypesPolicy = 'service-worker';

let url: string | TrustedScriptURL | undefined;

/** The URL of the service worker script: a `TrustedScriptURL` in browsers with Trusted Types. */
export function workerUrl() {
  // Cached, because the browser refuses to create the same policy twice.
  url ??= trusted(`${import.meta.env.BASE_URL}sw.js`);
  return url;
}

function trusted(script: string) {
  const policy = window.trustedTypes?.createPolicy(trustedTypesPolicy, {
    createScriptURL: (source: string) => source,
  });
  return policy?.createScriptURL(script) ?? script;
}
