import { readFile } from 'node:fs/promises';
import type { RouteName } from '@footlight/domain';
import { createBuiltFile } from './built-file.js';

/** What a page needs beyond what every page of the site has. */
export interface PageFiles {
  /** Of scripts, relative to the site. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** The routes that the built site has a page for. */
export type SitePages = Readonly<Partial<Record<RouteName, PageFiles>>>;

/** Reads the list that the build of the site wrote; undefined where it wrote none. */
export const createSitePages = (file: string): (() => Promise<SitePages | undefined>) =>
  createBuiltFile(file, async () => JSON.parse(await readFile(file, 'utf8')) as SitePages);
