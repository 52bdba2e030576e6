import { paths } from '../paths';

/** The pages about buying here, and what each of them says. */
export const servicePages = [
  {
    name: 'Contact Us',
    url: paths.contact,
    summary: 'how to order, and what to have at hand',
  },
  {
    name: 'Shipping Info',
    url: paths.shipping,
    summary: 'what shipping costs and what ships free',
  },
  { name: 'Returns', url: paths.returns, summary: 'how to send a tool back' },
  {
    name: 'Warranty',
    url: paths.warranty,
    summary: 'what we guarantee, and what to do if something is wrong',
  },
] as const;
