import { wireName, type RemotePlayer } from '@footlight/embed';
import { embedLabels } from '@footlight/i18n';
import { originOf } from '@footlight/player-contract';
import { PlayerError, type CommandName, type CommandParams, type CommandResults } from '@footlight/player';
import { pageLanguage, watchConfiguration } from '../configuration.js';
import { serviceOrigin } from '../service-origin.js';
import {
  changedOptions,
  channelOptions,
  embedAddress,
  targetOfLoad,
  targetOfAttributes,
  targetOfState,
  type EmbedTarget,
} from './embed-address.js';
import type { EmbedProperty } from './embed-attributes.js';
import { EmbedCover } from './embed-cover.js';
import type { EmbedEventDetails, EmbedState } from './embed-events.js';
import { EmbedMedia } from './embed-media.js';
import type { EmbedTracks } from './embed-tracks.js';
import type * as RemoteCode from './remote.js';
import { EmbedFrame } from './embed-frame.js';
import { embedSheet } from './embed.styles.js';
import { whenNear } from './near-viewport.js';

/** The error of a frame that could not be created. */
const openError = (cause: unknown): PlayerError =>
  cause instanceof PlayerError
    ? cause
    : new PlayerError('NETWORK', 'The remote control failed to load.', { cause });

/**
 * A player in a frame of the service's origin, with the attributes, methods and events of `<footlight-player>` over the
 * remote control. The frame is created once the element comes near the viewport, or when a method is called. When the
 * element is removed from the page and inserted again, playback continues where it stopped.
 *
 * Features that need addresses of the host page (`src`, `<track>`) or its objects (`loader`, `storage`) exist only in
 * `<footlight-player>`.
 *
 * @element footlight-embed
 * @fires footlight-ready - a video is ready for commands: `{ id }`
 * @fires footlight-statechange - the state has changed: `{ changes, revision }`
 * @slot - shown until the player responds
 * @csspart frame - the iframe
 * @csspart cover - covers the frame until the player responds
 * @csspart poster - the picture shown until the player responds
 * @csspart start-button - the large play button shown until the player responds
 * @csspart start-words - the position where playback resumes, below that button
 * @csspart error - the message shown when the frame does not respond
 * @csspart retry - the button below the message
 */
export class FootlightEmbed extends EmbedMedia {
  #root: ShadowRoot | null = null;
  #cover: EmbedCover | null = null;
  readonly #frame = new EmbedFrame({
    dispatch: (name, detail) => this.#dispatch(name, detail),
    made: () => this.#nameFrame(),
    arrived: (remote) => this.#arrive(remote),
    failed: (error) => this.#fail(error),
    retitled: () => this.#nameFrame(),
    changed: (before, changes, remote) => this.#followMedia(before, changes, remote),
  });
  #tracks: EmbedTracks | null = null;
  /** Whether the element is near the viewport, or a method has been called. */
  #isWanted = false;
  /** Whether the play button has been pressed and the player is still loading. */
  #isStarting = false;
  /** Takes precedence over the attributes: where the last frame stopped, or what `load` requested. */
  #target: EmbedTarget | null = null;
  #playlistId: string | null = null;
  #stopWatching: (() => void)[] = [];

  /** The last reported state of the player; empty before the first report. */
  override get state(): EmbedState {
    return this.#frame.state;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#draw();
    this.#stopWatching = [watchConfiguration(() => this.#followOrigin())];
    this.#isWanted ||= this.loading === 'eager';
    if (!this.#isWanted) this.#stopWatching.push(whenNear(this, () => this.#want()));
    this.#offerStart();
    this.#show();
  }

  disconnectedCallback(): void {
    for (const stop of this.#stopWatching.splice(0)) stop();
    this.#hide();
  }

  /** A move by `moveBefore` keeps the frame as it is. */
  connectedMoveCallback(): void {}

  /** Focuses the frame, or the play button while that covers it. */
  override focus(options?: FocusOptions): void {
    if (this.#cover?.offersStart === true) this.#cover.focusStart(options);
    else this.#frame.element?.focus(options);
  }

  /** Runs any command by its name; creates the frame if there is none. @throws {PlayerError} */
  override async execute<N extends CommandName>(
    name: N,
    params: CommandParams[N],
  ): Promise<CommandResults[N]> {
    if (name === 'load') return this.#load(params as CommandParams['load']) as Promise<CommandResults[N]>;
    if (name === 'setFullscreen')
      return this.#request((remote) =>
        remote.setFullscreen(params as CommandParams['setFullscreen']),
      ) as Promise<CommandResults[N]>;
    return this.#request((remote) => remote.call(wireName(name), params)) as Promise<CommandResults[N]>;
  }

  /** Repeats the last load; a recording resumes where it stopped. @throws {PlayerError} */
  async retry(): Promise<void> {
    await this.#request((remote) => remote.retry());
  }

  /** Unloads the video; the volume is kept. */
  unload(): void {
    this.#target = null;
    if (this.#frame.isShown) this.#sendToFrame((remote) => remote.unload());
  }

  /** @internal */
  protected override changed(names: ReadonlySet<EmbedProperty>): void {
    if (names.has('poster')) this.#cover?.showPoster(this.poster);
    if (names.has('loading') && this.loading === 'eager' && this.isConnected) this.#want();
    if (names.has('origin')) this.#followOrigin();
    if (names.has('video') || names.has('live') || names.has('playlist')) this.#followName();
    this.#offerStart();
    this.#nameFrame();
    const options = changedOptions(this, names, this.#language());
    if (!this.#frame.isShown) this.#show();
    else if (Object.keys(options).length > 0) this.#sendToFrame((remote) => remote.setOptions(options));
    this.forgetAssigned(names);
    if (!this.#frame.isShown || !(names.has('defaultMuted') || names.has('defaultVolume'))) return;
    const { volume } = this.sound;
    this.#sendToFrame((remote) =>
      remote.setVolume({
        ...(names.has('defaultMuted') ? { muted: this.defaultMuted } : {}),
        ...(names.has('defaultVolume') && volume !== undefined ? { volume } : {}),
      }),
    );
  }

  /** @internal */
  protected override get hasFrame(): boolean {
    return this.#frame.isShown;
  }

  #followMedia(
    before: EmbedState,
    changes: EmbedState,
    { EmbedTracks: Tracks, mediaEventsOf }: typeof RemoteCode,
  ): void {
    this.#tracks ??= new Tracks({
      lists: this.lists,
      state: () => this.state,
      run: (name, params) => this.execute(name, params).catch(() => undefined),
    });
    this.#tracks.update(changes);
    for (const type of mediaEventsOf(before, changes)) this.dispatchEvent(new Event(type));
  }

  #draw(): void {
    if (this.#root !== null) return;
    this.#root = this.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [embedSheet()];
    this.#cover = new EmbedCover({ play: () => this.#start(), retry: () => this.#tryAgain() });
    this.#cover.showPoster(this.poster);
    this.#root.append(this.#cover.box);
  }

  #want(): void {
    this.#isWanted = true;
    this.#show();
  }

  /** Inserts the frame into the page, once it is needed and there is something to play. */
  #show(): void {
    const target = this.#target ?? targetOfAttributes(this);
    if (!this.isConnected || !this.#isWanted || target === null || this.#frame.isShown) return;
    void this.#open().catch((error: unknown) => this.#frame.fail(openError(error)));
    if (this.#frame.element === null) return;
    this.#playlistId = target.kind === 'playlist' ? target.id : (target.playlistId ?? null);
    this.#cover?.showWaiting();
    if (this.#cover !== null) this.#frame.show(this.#addressOf(target), this.#cover.box);
    this.#yieldToCover();
  }

  #addressOf(target: EmbedTarget): string {
    return embedAddress(this, target, { origin: this.#frame.origin, language: this.#language() });
  }

  /** Removes the frame from the page and stores its position. */
  #hide(): void {
    const target = targetOfState(this.#frame.state, this.#playlistId);
    if (!this.#frame.hide()) return;
    this.#target = target ?? this.#target;
    this.#cover?.showWaiting();
    this.#offerStart();
  }

  /** Shows the large play button until the player shows its own. */
  #offerStart(): void {
    const target = this.#target ?? targetOfAttributes(this);
    const begins = target?.autoplay ?? this.autoplay;
    // A start position from the attributes is not a resume position.
    const from = this.#target?.startAt ?? 0;
    const isAwaited = this.#cover?.isWaiting === true && target !== null;
    if (!isAwaited || begins || this.controls === 'none') this.#cover?.hideStart();
    else if (!this.#isStarting) this.#cover?.offerStart(this.#language(), from >= 1 ? from : null);
    this.#yieldToCover();
  }

  /** While the play button is shown, the frame behind it must not receive the focus. */
  #yieldToCover(): void {
    if (this.#frame.element !== null) this.#frame.element.inert = this.#cover?.offersStart === true;
  }

  #start(): void {
    this.#isStarting = true;
    this.#cover?.showStarting();
    // Errors are reported by `footlight-error` and by the player.
    this.play().catch(() => undefined);
  }

  /** @throws {PlayerError} when the page names no origin */
  async #open(): Promise<RemotePlayer> {
    return this.#frame.open(this.#wantedOrigin());
  }

  #arrive(remote: RemotePlayer): void {
    this.#isStarting = false;
    // The player's own button appears in the same place and takes the focus.
    const hadFocus = this.#cover?.hasFocus === true;
    this.#cover?.hide();
    this.#cover?.hideStart();
    this.#yieldToCover();
    if (hadFocus) this.focus();
    this.#nameFrame();
    this.applyAssigned();
    const options = channelOptions(this);
    if (Object.keys(options).length > 0) remote.setOptions(options).catch(() => undefined);
  }

  async #request<T>(call: (remote: RemotePlayer) => Promise<T>): Promise<T> {
    this.#want();
    const remote = await this.#open().catch((cause: unknown) => {
      const error = openError(cause);
      this.#frame.fail(error);
      throw error;
    });
    try {
      return await call(remote);
    } catch (error) {
      throw (await import('./remote.js')).playerErrorOf(error);
    }
  }

  /** For changes of attributes, which return no promise; errors are reported by `footlight-error`. */
  #sendToFrame(call: (remote: RemotePlayer) => Promise<unknown>): void {
    this.#open()
      .then(call)
      .catch(() => undefined);
  }

  /** Stores content that overrides the attributes, which a new frame starts with. */
  #load(params: CommandParams['load']): Promise<CommandResults['load']> {
    if (!this.#frame.isShown) this.#target = targetOfLoad(params);
    return this.#request((remote) => {
      this.#playlistId = params.playlistId ?? null;
      return remote.loadVideo({ autoplay: this.autoplay, ...params });
    });
  }

  #followName(): void {
    this.#target = null;
    const target = targetOfAttributes(this);
    if (!this.#frame.isShown) return;
    if (target === null) this.unload();
    else if (!this.#frame.hasSession) this.#again(target);
    else {
      const { id, kind, playlistId, startAt } = target;
      this.#playlistId = kind === 'playlist' ? id : (playlistId ?? null);
      this.#sendToFrame((remote) =>
        remote.loadVideo({
          id,
          autoplay: this.autoplay,
          ...(kind === undefined ? {} : { kind }),
          ...(playlistId === undefined ? {} : { playlistId }),
          ...(startAt === undefined ? {} : { startAt }),
        }),
      );
    }
  }

  #followOrigin(): void {
    if (this.#frame.element === null || this.#hasOrigin()) return;
    this.#letGo();
    this.#show();
  }

  #hasOrigin(): boolean {
    try {
      return this.#frame.origin === this.#wantedOrigin();
    } catch {
      return false;
    }
  }

  /** Destroys frame and remote control; new ones are created when needed. */
  #letGo(): void {
    this.#hide();
    this.#frame.letGo();
  }

  /** Reloads the frame's page with the content that is named now, unless it is that already. */
  #again(target: EmbedTarget): void {
    if (this.#frame.element?.src === this.#addressOf(target)) return;
    this.#hide();
    this.#show();
  }

  #tryAgain(): void {
    this.#letGo();
    this.#want();
    this.focus();
  }

  #fail(error: PlayerError): void {
    if (!this.isConnected) return;
    this.#isStarting = false;
    this.#cover?.hideStart();
    this.#yieldToCover();
    this.#cover?.showError(this.#language(), error.details.retryable === false);
    this.#dispatch('footlight-error', { error });
  }

  #nameFrame(): void {
    const { element } = this.#frame;
    if (element === null) return;
    const title = this.state.title ?? this.videoTitle;
    const t = embedLabels(this.#language());
    element.title = title === '' ? t('embedName') : t('embedNameOf', { title });
  }

  #language(): string {
    return this.language ?? pageLanguage();
  }

  /** @throws {PlayerError} */
  #wantedOrigin(): string {
    try {
      return this.origin === null ? serviceOrigin() : originOf(new URL(this.origin, document.baseURI).href);
    } catch (cause) {
      const details = { path: 'origin', retryable: false };
      throw new PlayerError('INVALID_PARAMS', (cause as Error).message, { cause, details });
    }
  }

  #dispatch<N extends keyof EmbedEventDetails>(name: N, detail: EmbedEventDetails[N]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'footlight-embed': FootlightEmbed;
  }
}
