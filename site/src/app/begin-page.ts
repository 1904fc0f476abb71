import type { Site } from './site-context.js';

/** The place that a page is drawn for. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/**
 * Asks for what a page shows first, before it is drawn: the page’s own stores take what came with the service’s first
 * answer, so that its first frame is whole. They keep what fails, and the page says so.
 */
export type BeginPage = (site: Pick<Site, 'state'>, at: PageAddress) => Promise<unknown>;
