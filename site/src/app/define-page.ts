import type { ComponentType } from 'react';
import type { LabelsValue } from '@footlight/ui';
import type { PageHead } from '../head/page-head.js';
import type { Site } from './site-context.js';

/** The place that a page is drawn for. */
export interface PageContext {
  readonly site: Pick<Site, 'state'>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Of whoever it is drawn for: universal time in the service, undefined for the zone of the browser. */
  readonly timeZone: 'UTC' | undefined;
}

/** What the shell around a page has to know of it. */
export interface PageLayout {
  /** A page of one title: the top bar stays. */
  readonly detail?: boolean;
  /** A page without the bar's room above it: its picture reaches the top. */
  readonly bleed?: boolean;
  /** A page without a footer. */
  readonly bare?: boolean;
}

/** See {@link Page.load}. */
export type LoadPage = (context: PageContext) => Promise<unknown>;

/** The place whose head is read, once the page has been loaded, and the words of its language. */
export type HeadContext = PageContext & Pick<LabelsValue, 't' | 'language'>;

/** See {@link Page.head}. */
export type ReadHead = (context: HeadContext) => PageHead | null;

/** One page of the site: what it loads, what it draws, what its head says, and how the shell stands around it. */
export interface Page {
  /**
   * Loads what the page shows, into the state that its component reads. The service waits for it before it draws the
   * page; a browser begins it with the navigation, or when a link to the page is looked at, and draws meanwhile.
   * Absent where nothing is loaded, or only what is the viewer's own.
   */
  readonly load?: LoadPage;
  /**
   * What the page says of itself, from what it has loaded; null where its content does not exist, which is answered
   * with status 404. Without it the page is kept out of search engines (PAGE-24). The service alone reads it: given as
   * `import.meta.env.SSR ? head : undefined` it stays out of what browsers fetch.
   */
  readonly head?: ReadHead | undefined;
  readonly Component: ComponentType;
  readonly layout?: PageLayout;
  /** Whether guests who ask within a second are sent the same document (PAGE-63). Without it each is drawn one. */
  readonly sharedByGuests?: boolean;
}

/** Gives a page its type where it is declared. */
export const definePage = (page: Page): Page => page;
