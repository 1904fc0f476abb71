import {
  FootlightPlayer,
  PlayerError,
  type AnyCommandName,
  type ParamsOf,
  type PlaylistItem,
  type ResultOf,
} from '@footlight/player';
import { pageLanguage } from '../configuration.js';
import type * as PageService from './page-service.js';

/** The service's client is loaded with the first player that needs it; a plain `src` does not. */
let loaded: typeof PageService | null = null;
const pageService = async () => (loaded = await import('./page-service.js'));

/**
 * `<footlight-player>` for pages: loads the named content from the page's service.
 *
 * @element footlight-player
 */
export class PagePlayer extends FootlightPlayer {
  static override readonly properties = {
    video: {},
    live: {},
    playlist: { type: Object, converter: { fromAttribute: (text: string | null) => text || null } },
  };

  /** Id of a video. */
  declare video: string | null;
  /** Id of a live event. */
  declare live: string | null;
  /**
   * Id of a playlist of the service, which plays from its first video, or from `video`. As a property, also a list of
   * videos without the service: `[{ src, title, poster, … }]`.
   */
  declare playlist: readonly PlaylistItem[] | string | null;

  /** The loader that this element created itself; null before, and when the page provides one. */
  #pageLoader: PagePlayer['loader'] = null;
  #naming = new AbortController();
  /** Increases with each load, so that a load that was waiting for the client is aborted by a later one. */
  #turn = 0;

  constructor() {
    super();
    this.video = null;
    this.live = null;
    this.playlist = null;
  }

  override connectedCallback(): void {
    this.language ??= pageLanguage();
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#naming.abort();
  }

  /** Runs any command by its name; `load` uses the page's service unless a loader is set. @throws {PlayerError} */
  override async execute<N extends AnyCommandName>(name: N, params: ParamsOf<N>): Promise<ResultOf<N>> {
    // Ids belong to a list of the page as long as there is one (PLAY-47).
    const isOfService = this.playlist === null || typeof this.playlist === 'string';
    if (name === 'load' && isOfService && (this.loader === null || this.loader === this.#pageLoader)) {
      const turn = (this.#turn += 1);
      // Without a wait, so that the next command applies to this video and not to the one before.
      const { pageLoader } = loaded ?? (await pageService());
      if (turn !== this.#turn) throw new PlayerError('ABORTED', 'Another video was loaded.');
      this.loader = this.#pageLoader = pageLoader();
    }
    return super.execute(name, params);
  }

  override unload(): void {
    this.#turn += 1;
    super.unload();
  }

  protected override open(load: Parameters<FootlightPlayer['open']>[0]): void {
    this.#turn += 1;
    super.open(load);
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    if (!changed.has('video') && !changed.has('live') && !changed.has('playlist')) return;
    if (this.video === null && this.live === null && this.#playlistId === null) return;
    this.open(() => this.#loadNamed());
  }

  async #loadNamed(): Promise<void> {
    this.#naming.abort();
    const { signal } = (this.#naming = new AbortController());
    const { live } = this;
    const playlist = this.#playlistId;
    const from = this.startAt === null ? {} : { startAt: this.startAt };
    if (live !== null) {
      await this.load({ id: live, kind: 'live' });
      return;
    }
    const video = this.video ?? (await this.#firstOf(playlist, signal));
    if (video === undefined || signal.aborted) return;
    await this.load({
      id: video,
      kind: 'vod',
      ...from,
      ...(playlist === null ? {} : { playlistId: playlist }),
    });
  }

  get #playlistId(): string | null {
    return typeof this.playlist === 'string' ? this.playlist : null;
  }

  async #firstOf(playlist: string | null, signal: AbortSignal): Promise<string | undefined> {
    return playlist === null ? undefined : (await pageService()).firstOf(playlist, signal);
  }
}

declare global {
  interface FootlightElements {
    readonly 'footlight-player': PagePlayer;
  }
}
