/** The only Trusted Types policy that the Content-Security-Policy allows (build/headers.ts). */
export const trustedTypesPolicy = 'service-worker';

let url: string | TrustedScriptURL | undefined;

/** The URL of the service worker script, as a trusted script URL where the browser has Trusted Types. */
export function workerUrl() {
  // A policy cannot be created twice.
  url ??= trusted(`${import.meta.env.BASE_URL}sw.js`);
  return url;
}

function trusted(script: string) {
  const policy = window.trustedTypes?.createPolicy(trustedTypesPolicy, {
    createScriptURL: (source: string) => source,
  });
  return policy?.createScriptURL(script) ?? script;
}
