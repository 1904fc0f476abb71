import { readFile } from 'node:fs/promises';
import type { RouteName } from '@footlight/domain';
import { createBuiltFile } from './built-file.js';

/** The files that a page needs in addition to those of every page. */
export interface PageFiles {
  /** Paths of scripts, relative to the site. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** The routes that the built site has a page for. */
export type SitePages = Readonly<Partial<Record<RouteName, PageFiles>>>;

/** Reads the list written by the site's build; undefined if there is none. */
export const createSitePages = (file: string): (() => Promise<SitePages | undefined>) =>
  createBuiltFile(file, async () => JSON.parse(await readFile(file, 'utf8')) as SitePages);
