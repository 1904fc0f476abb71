import type { Menus, PublicRealm } from './realm.schemas.js';
import type { ReplyOf } from './schemas.js';

/** What every page of the site is given with its document, so that it asks for nothing before it is drawn. */
export interface PageBoot {
  readonly realm: PublicRealm;
  readonly labels: ReplyOf<'getLabels'>;
  readonly menus: Menus;
}

/** A page that the service asks the build of the site to draw. */
export interface PageRequest {
  readonly path: string;
  /** What stands after `?` in its address; empty for nothing. */
  readonly query: string;
  /** Under which viewers reach the service: `https://video.example`. */
  readonly origin: string;
  readonly boot: PageBoot;
  /** Milliseconds since the epoch: the time that the page is drawn for. */
  readonly now: number;
  /** Sends a call of the API within the service, as a guest of the same language and country. */
  readonly fetch: typeof globalThis.fetch;
}

/** A page as the service sends it. */
export interface RenderedPage {
  /** Elements of the document's head that the page asks for. */
  readonly head: string;
  /** The whole markup of the page. */
  readonly html: string;
  /** What the page was drawn from, as JSON; the browser begins with it. */
  readonly state: unknown;
}

/**
 * Draws a page for a guest, by the module that the build of the site writes for the service.
 * @throws where a component fails to draw; the service then sends the page without markup
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
