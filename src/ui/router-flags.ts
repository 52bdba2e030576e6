/** React Router 6 warns if these flags are not set. Without transitions a click renders the next page synchronously. */
export const routerFlags = { v7_startTransition: false, v7_relativeSplatPath: true };
