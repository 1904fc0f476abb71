import { createFrame, wireName, type PlayerStateChanges, type RemotePlayer } from '@footlight/embed';
import { embedWords } from '@footlight/i18n';
import { PlayerError, type CommandName, type CommandParams, type CommandResults } from '@footlight/player';
import { pageLanguage, watchConfiguration } from '../configuration.js';
import { serviceOrigin } from '../service-origin.js';
import {
  changedOptions,
  channelOptions,
  embedAddress,
  loadedPlace,
  namedPlace,
  placeOf,
  type Place,
} from './embed-address.js';
import type { EmbedProperty } from './embed-attributes.js';
import { EmbedCommands } from './embed-commands.js';
import { EmbedCover } from './embed-cover.js';
import type { EmbedEventDetails } from './embed-events.js';
import { embedSheet } from './embed.styles.js';
import { whenNear } from './near-viewport.js';

/** As in package.json; a test holds them together. */
export const EMBED_VERSION = '0.1.0';

/** From the frame's arrival in the page until it has loaded, and from then on until its player answers. */
const LOAD_PATIENCE_MS = 20_000;
const ANSWER_PATIENCE_MS = 8_000;

/**
 * The player in a frame of the service's origin: the attributes, methods and events of `<footlight-player>`, over
 * the remote control. The frame is made once the element comes near the viewport, or a method is called. Taken
 * out of the page and put back, it goes on where it was.
 *
 * What belongs to an address of the page's own (`src`, `<track>`) and objects of the page (`loader`, `storage`)
 * stay with `<footlight-player>`.
 *
 * @element footlight-embed
 * @fires footlight-ready - there is a video to act on: `{ id }`
 * @fires footlight-statechange - the state differs: `{ changes, revision }`
 * @slot - shown until the player is there
 * @csspart frame - the iframe
 * @csspart cover - what stands there until the player does
 * @csspart poster - the picture before the frame is there
 * @csspart start-button - the large play button before the frame is there
 * @csspart start-words - says where it goes on from, below that button
 * @csspart error - the words when the frame does not answer
 * @csspart retry - the button under them
 */
export class FootlightEmbed extends EmbedCommands {
  #root: ShadowRoot | null = null;
  #cover: EmbedCover | null = null;
  #frame: HTMLIFrameElement | null = null;
  #opening: Promise<RemotePlayer> | null = null;
  #remote: RemotePlayer | null = null;
  /** Whether somebody looks, or has asked something. */
  #isWanted = false;
  /** Its play button has been pressed, and the player is on its way. */
  #isStarting = false;
  /** Goes before what the attributes name: where the last frame left off, or what was loaded by its method. */
  #place: Place | null = null;
  #playlistId: string | null = null;
  #origin = '';
  #patience: ReturnType<typeof setTimeout> | undefined;
  #stopWatching: (() => void)[] = [];

  /** All that was last heard of the player; empty before it is there. */
  get state(): PlayerStateChanges {
    return this.#remote?.state ?? {};
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

  /** Puts the keyboard's focus into the frame, or on the play button that stands in its place. */
  override focus(options?: FocusOptions): void {
    if (this.#cover?.offersStart === true) this.#cover.focusStart(options);
    else this.#frame?.focus(options);
  }

  /** Runs any command by its name; makes the frame if there is none. @throws {PlayerError} */
  override async execute<N extends CommandName>(
    name: N,
    params: CommandParams[N],
  ): Promise<CommandResults[N]> {
    if (name === 'load') return this.#load(params as CommandParams['load']) as Promise<CommandResults[N]>;
    if (name === 'setFullscreen')
      return this.#ask((remote) => remote.setFullscreen(params as CommandParams['setFullscreen'])) as Promise<
        CommandResults[N]
      >;
    return this.#ask((remote) => remote.call(wireName(name), params)) as Promise<CommandResults[N]>;
  }

  /** Does the last load again, a recording from where it stopped. @throws {PlayerError} */
  async retry(): Promise<void> {
    await this.#ask((remote) => remote.retry());
  }

  /** Empties the player; the volume stays. */
  unload(): void {
    this.#place = null;
    if (this.#frame?.isConnected === true) this.#tellFrame((remote) => remote.unload());
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
    if (this.#frame?.isConnected !== true) this.#show();
    else if (Object.keys(options).length > 0) this.#tellFrame((remote) => remote.setOptions(options));
    if (this.#frame?.isConnected === true && (names.has('muted') || names.has('volume')))
      this.#tellFrame((remote) =>
        remote.setVolume({
          ...(names.has('muted') ? { muted: this.muted } : {}),
          ...(names.has('volume') && this.volume !== null
            ? { volume: Math.min(100, Math.max(0, this.volume)) }
            : {}),
        }),
      );
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

  /** Puts the frame into the page, once it is wanted and there is something to show in it. */
  #show(): void {
    const place = this.#place ?? namedPlace(this);
    if (!this.isConnected || !this.#isWanted || place === null || this.#frame?.isConnected === true) return;
    void this.#open().catch(() => this.#fail());
    const frame = this.#frame;
    if (frame === null) return;
    this.#playlistId = place.kind === 'playlist' ? place.id : (place.playlistId ?? null);
    frame.src = embedAddress(this, place, { origin: this.#origin, language: this.#language() });
    this.#cover?.showWaiting();
    this.#cover?.box.before(frame);
    this.#yieldToCover();
    this.#wait(LOAD_PATIENCE_MS);
  }

  /** Takes the frame out of the page, and keeps where it was. */
  #hide(): void {
    clearTimeout(this.#patience);
    if (this.#frame === null || this.#frame.parentNode === null) return;
    if (this.#remote !== null) this.#place = placeOf(this.#remote.state, this.#playlistId) ?? this.#place;
    this.#frame.remove();
    this.#remote?.frameLeft();
    this.#cover?.showWaiting();
    this.#offerStart();
  }

  /** The large play button, while there is no player that shows its own. */
  #offerStart(): void {
    const place = this.#place ?? namedPlace(this);
    const begins = place?.autoplay ?? this.autoplay;
    // Where the attributes begin is no place that somebody left.
    const from = this.#place?.startAt ?? 0;
    const isAwaited = this.#cover?.isWaiting === true && place !== null;
    if (!isAwaited || begins || this.controls === 'none') this.#cover?.hideStart();
    else if (!this.#isStarting) this.#cover?.offerStart(this.#language(), from >= 1 ? from : null);
    this.#yieldToCover();
  }

  /** Behind the play button there is nothing to reach yet. */
  #yieldToCover(): void {
    if (this.#frame !== null) this.#frame.inert = this.#cover?.offersStart === true;
  }

  #start(): void {
    this.#isStarting = true;
    this.#cover?.showStarting();
    // What goes wrong is told by `footlight-error`, and by the player.
    this.play().catch(() => undefined);
  }

  /** The remote control of this element's frame, both made now where there are none. */
  #open(): Promise<RemotePlayer> {
    this.#opening ??= this.#connect();
    return this.#opening;
  }

  #connect(): Promise<RemotePlayer> {
    const origin = (this.#origin = this.#wantedOrigin());
    const frame = (this.#frame = createFrame('', ''));
    frame.removeAttribute('src');
    frame.setAttribute('part', 'frame');
    frame.addEventListener('load', () => {
      if (this.#patience !== undefined) this.#wait(ANSWER_PATIENCE_MS);
    });
    this.#nameFrame();
    return import('./remote.js').then(({ openRemote, isOriginRefused }) => {
      const remote = openRemote(
        frame,
        { origin, client: { name: 'footlight-embed', version: EMBED_VERSION } },
        (name, detail) => this.#tell(name, detail),
      );
      if (this.#frame !== frame) {
        remote.destroy();
        return remote;
      }
      this.#remote = remote;
      remote.ready.catch((error: unknown) => {
        if (isOriginRefused(error) && this.#patience !== undefined && this.#frame === frame) this.#fail(true);
      });
      const arrived = (): void => this.#arrive(remote);
      remote.on('ready', arrived);
      remote.on('reconnected', arrived);
      remote.on('stateChanged', ({ detail }) => {
        if ('title' in detail.changes) this.#nameFrame();
      });
      return remote;
    });
  }

  #arrive(remote: RemotePlayer): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#isStarting = false;
    // Its own button comes into the same place.
    const hadFocus = this.#cover?.hasFocus === true;
    this.#cover?.hide();
    this.#cover?.hideStart();
    this.#yieldToCover();
    if (hadFocus) this.focus();
    this.#nameFrame();
    const options = channelOptions(this);
    if (Object.keys(options).length > 0) remote.setOptions(options).catch(() => undefined);
  }

  async #ask<T>(call: (remote: RemotePlayer) => Promise<T>): Promise<T> {
    this.#want();
    const remote = await this.#open().catch((cause: unknown) => {
      this.#fail();
      throw new PlayerError('NETWORK', 'The remote control did not arrive.', { cause });
    });
    try {
      return await call(remote);
    } catch (error) {
      throw (await import('./remote.js')).playerErrorOf(error);
    }
  }

  /** For what attributes say: nobody holds the promise, and what goes wrong is told by `footlight-error`. */
  #tellFrame(call: (remote: RemotePlayer) => Promise<unknown>): void {
    this.#open()
      .then(call)
      .catch(() => undefined);
  }

  /** Names another place than the attributes do, which a new frame begins with. */
  #load(params: CommandParams['load']): Promise<CommandResults['load']> {
    if (this.#frame?.isConnected !== true) this.#place = loadedPlace(params);
    return this.#ask((remote) => {
      this.#playlistId = params.playlistId ?? null;
      return remote.loadVideo({ autoplay: this.autoplay, ...params });
    });
  }

  #followName(): void {
    this.#place = null;
    const place = namedPlace(this);
    if (this.#frame?.isConnected !== true) return;
    if (place === null) this.unload();
    else if (this.#remote?.session === undefined) this.#again();
    else {
      const { id, kind, playlistId, startAt } = place;
      this.#playlistId = kind === 'playlist' ? id : (playlistId ?? null);
      this.#tellFrame((remote) =>
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
    if (this.#frame === null || this.#origin === this.#wantedOrigin()) return;
    this.#letGo();
    this.#show();
  }

  /** Forgets frame and remote control; the next ones are made anew. */
  #letGo(): void {
    this.#hide();
    this.#remote?.destroy();
    this.#remote = null;
    this.#opening = null;
    this.#frame = null;
  }

  /** Shows the frame's page anew, with what is named now. */
  #again(): void {
    this.#hide();
    this.#show();
  }

  #tryAgain(): void {
    this.#letGo();
    this.#want();
    this.focus();
  }

  #wait(patienceMs: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#fail(), patienceMs);
  }

  #fail(isRefused = false): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (!this.isConnected) return;
    this.#isStarting = false;
    this.#cover?.hideStart();
    this.#yieldToCover();
    this.#cover?.showError(this.#language(), isRefused);
    const message =
      `No player answered from ${this.#origin}. ` +
      'It answers only pages whose origin is in the realm’s embed.allowedOrigins.';
    const error = isRefused
      ? new PlayerError('ORIGIN_NOT_ALLOWED', message, {
          details: { reason: 'network', retryable: false, setting: 'embed.allowedOrigins' },
        })
      : new PlayerError('NETWORK', message);
    this.#tell('footlight-error', { error });
  }

  #nameFrame(): void {
    if (this.#frame === null) return;
    const title = this.state.title ?? this.videoTitle;
    const t = embedWords(this.#language());
    this.#frame.title = title === '' ? t('embedName') : t('embedNameOf', { title });
  }

  #language(): string {
    return this.language ?? pageLanguage();
  }

  #wantedOrigin(): string {
    return this.origin === null ? serviceOrigin() : new URL(this.origin, document.baseURI).origin;
  }

  #tell<N extends keyof EmbedEventDetails>(name: N, detail: EmbedEventDetails[N]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'footlight-embed': FootlightEmbed;
  }
}
