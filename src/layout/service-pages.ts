import { type NamedPage, pageNames, paths } from '../paths.ts';

const servicePage = (id: NamedPage, summary: string) => ({
  name: pageNames[id],
  url: paths[id],
  summary,
});

/** The customer service pages, each with a summary. */
export const servicePages = [
  servicePage('contact', 'how to order, and what to have at hand'),
  servicePage('shipping', 'what shipping costs and what ships free'),
  servicePage('returns', 'how to send a tool back'),
  servicePage('warranty', 'what we guarantee, and what to do if something is wrong'),
] as const;
