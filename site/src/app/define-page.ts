import type { ComponentType } from 'react';
import type { LabelsValue } from '@footlight/ui';
import type { PageHead } from '../head/page-head.js';
import type { Site } from './site-context.js';

/** The address and environment that a page is rendered for. */
export interface PageContext {
  readonly site: Pick<Site, 'state'>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Time zone to render in: UTC in the service, undefined for the browser's own zone. */
  readonly timeZone: 'UTC' | undefined;
}

/** Layout flags that the shell around a page reads. */
export interface PageLayout {
  /** A page of a single title; the top bar stays visible. */
  readonly detail?: boolean;
  /** Omits the space for the bar, so that the page's picture reaches the top. */
  readonly bleed?: boolean;
  /** Omits the footer. */
  readonly bare?: boolean;
}

/** See {@link Page.load}. */
export type LoadPage = (context: PageContext) => Promise<unknown>;

/** The context of {@link Page.head}, after the page has loaded, with the labels of its language. */
export type HeadContext = PageContext & Pick<LabelsValue, 't' | 'language'>;

/** See {@link Page.head}. */
export type ReadHead = (context: HeadContext) => PageHead | null;

/** One page of the site: its data, component, head and layout. */
export interface Page {
  /**
   * Loads the page's data into the state that its component reads. The service awaits it before rendering; the browser
   * starts it with the navigation or when a link is prefetched, and renders meanwhile. Absent for pages that load
   * nothing or only the viewer's own data.
   */
  readonly load?: LoadPage;
  /**
   * Builds the page's head from the loaded data; null if its content does not exist, which is answered with status 404.
   * Without it search engines are told not to index the page (PAGE-24). Only the service reads it: pass
   * `import.meta.env.SSR ? head : undefined` to keep it out of the browser bundle.
   */
  readonly head?: ReadHead | undefined;
  /**
   * Whether the realm has a page at the address; one that it has not is answered with status 404. For pages without a
   * head; only the service reads it, as above.
   */
  readonly exists?: ((context: PageContext) => boolean) | undefined;
  readonly Component: ComponentType;
  readonly layout?: PageLayout;
  /**
   * Whether requests of guests within one second share one rendered document (PAGE-63). Without it each request renders
   * its own.
   */
  readonly sharedByGuests?: boolean;
}

/** Infers the type of a page where it is declared. */
export const definePage = (page: Page): Page => page;
