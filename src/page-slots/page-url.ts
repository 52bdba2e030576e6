import { createContext, use } from 'react';
import type { PageUrl } from './slots';

export const PageUrlContext = createContext<PageUrl>({ pathname: '/', search: '', hash: '' });

/**
 * The URL of the page around the component, which may not be the one that is shown. While React hydrates, it has no
 * query and no hash, because pages are prerendered without them.
 */
export const usePageUrl = () => use(PageUrlContext);
