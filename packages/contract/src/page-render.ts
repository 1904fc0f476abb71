import type { ContentType } from './content/content-item.schemas.js';
import type { Menus, PublicRealm } from './realm/realm.schemas.js';
import type { ReplyOf } from './schemas.js';

/** What every page of the site is given with its document, so that it asks for nothing before it is drawn. */
export interface PageBoot {
  readonly realm: PublicRealm;
  readonly labels: ReplyOf<'getLabels'>;
  readonly menus: Menus;
}

/** Content whose title stands in its address. */
export interface TitledContent {
  readonly kind: Exclude<ContentType, 'NEWS'>;
  readonly id: string;
}

/** What the build of the site is given for a document, whatever it shows. */
interface DocumentRequest {
  /** What stands after `?` in its address; empty for nothing. */
  readonly query: string;
  /** Under which viewers reach the service: `https://video.example`. */
  readonly origin: string;
  readonly boot: PageBoot;
  /** Milliseconds since the epoch: the time that the page is drawn for. */
  readonly now: number;
  /** Sends a call of the API within the service, as a guest of the same language and country. */
  readonly fetch: typeof globalThis.fetch;
  /** Titles by language tag, in the order asked for, by one query; empty for what does not exist. */
  readonly titlesOf: (
    contents: readonly TitledContent[],
  ) => Promise<readonly Readonly<Record<string, string>>[]>;
}

/** A page that the service asks the build of the site to draw. */
export interface PageRequest extends DocumentRequest {
  readonly path: string;
}

/** A page inside an iframe, as its address `/embed/:kind/:id` names it. */
export interface FrameRequest extends DocumentRequest {
  readonly kind: string;
  readonly id: string;
}

/** What a document says of itself. */
export interface RenderedHead {
  /** 404 where there is no such page or content, 503 where it could not be read. */
  readonly status: 200 | 404 | 503;
  /** Elements of the document's head, the title among them. */
  readonly head: string;
}

/** A page inside an iframe as the service sends it. */
export interface RenderedFrame extends RenderedHead {
  /** What stands there until the player does; empty for nothing. */
  readonly cover: string;
}

/** A page as the service sends it. */
export interface RenderedPage extends RenderedHead {
  /** The whole markup of the page. */
  readonly html: string;
  /** What the page was drawn from, as JSON; the browser begins with it. */
  readonly state: unknown;
}

/**
 * Draws a page for a guest.
 * @throws where a component fails to draw; the service then sends the page without markup
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** The module that the build of the site writes for the service. */
export interface SiteModule {
  readonly renderPage: RenderPage;
  /** What a page inside an iframe says of itself, known by the page that shows the same, and shows at once. */
  readonly renderFrame: (request: FrameRequest) => Promise<RenderedFrame>;
  /** Whether guests who ask for a page within a moment may be sent the same document. */
  readonly isSharedByGuests: (path: string) => Promise<boolean>;
}
