import { FootlightMultiView, type View } from '@footlight/player/multi-view';
import { createPlaybackLoader } from '@footlight/state';
import { multiViewCandidates, watchLiveList } from '@footlight/widgets';
import { pageLanguage, watchConfiguration } from '../configuration.js';
import { pageSession } from '../session.js';

const viewsOf = (ids: string | null, kind: View['kind']): View[] =>
  (ids ?? '').split(/[\s,]+/u).flatMap((id) => (id === '' ? [] : [{ id, kind }]));

/**
 * `<footlight-multi-view>` for pages: loads the named events and videos from the page's service, and offers the live
 * events.
 *
 * @element footlight-multi-view
 */
export class PageMultiView extends FootlightMultiView {
  static override readonly properties = { events: {}, videos: {} };

  /** Ids of live events, separated by commas. */
  declare events: string | null;
  /** Ids of videos, separated by commas; they follow the events. */
  declare videos: string | null;

  #service = new AbortController();

  constructor() {
    super();
    this.events = null;
    this.videos = null;
  }

  override connectedCallback(): void {
    this.language ??= pageLanguage();
    super.connectedCallback();
    this.#serve();
    const stop = watchConfiguration(() => this.#serve());
    this.#service.signal.addEventListener('abort', stop, { once: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#service.abort();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('events') || changed.has('videos'))
      this.views = [...viewsOf(this.events, 'live'), ...viewsOf(this.videos, 'vod')];
    super.willUpdate(changed);
  }

  /** Connects to the page's service; called again when the configuration changes. */
  #serve(): void {
    this.#service.abort();
    const { signal } = (this.#service = new AbortController());
    const { client, queries, liveList, origin } = pageSession();
    this.loader = createPlaybackLoader(client);
    const show = (): void => {
      this.candidates = multiViewCandidates(
        liveList.getState().items,
        ({ id }) => new URL(`/live/${encodeURIComponent(id)}`, origin).href,
      );
    };
    show();
    signal.addEventListener('abort', liveList.subscribe(show), { once: true });
    signal.addEventListener('abort', watchLiveList({ queries, liveList }), { once: true });
  }
}

declare global {
  interface FootlightElements {
    readonly 'footlight-multi-view': PageMultiView;
  }
}
