import type { RouteName } from '@footlight/domain';
import { createPageTemplate } from './page-template.js';

/** What a page needs beyond what every page of the site has. */
export interface PageFiles {
  /** Of scripts, relative to the site. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** The routes that the built site has a page for. */
export type SitePages = Readonly<Partial<Record<RouteName, PageFiles>>>;

/** Reads the list that the build of the site wrote; undefined where it wrote none. */
export const createSitePages = (file: string): (() => Promise<SitePages | undefined>) => {
  const read = createPageTemplate(file);
  let parsed: { readonly text: string; readonly pages: SitePages } | undefined;
  return async () => {
    const text = await read();
    if (text === undefined) return undefined;
    if (parsed?.text !== text) parsed = { text, pages: JSON.parse(text) as SitePages };
    return parsed.pages;
  };
};
