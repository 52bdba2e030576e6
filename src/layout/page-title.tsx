/** The one `h1` of a page; it can take the focus, because in-app navigation moves it here. */
export function PageTitle({ children }: { children: string }) {
  return (
    <h1 tabIndex={-1} className="page-title">
      {children}
    </h1>
  );
}
