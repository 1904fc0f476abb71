import { createFrame, type RemotePlayer } from '@footlight/embed';
import { PlayerError } from '@footlight/player';
import type { DispatchEmbedEvent, EmbedState } from './embed-events.js';
import type * as RemoteCode from './remote.js';

/** Must match package.json; checked by a test. */
const EMBED_VERSION = '0.1.0';

/** Time limits: from inserting the frame until it has loaded, and from then until its player responds. */
const LOAD_TIMEOUT_MS = 20_000;
const RESPONSE_TIMEOUT_MS = 8_000;

export interface EmbedFrameParts {
  readonly dispatch: DispatchEmbedEvent;
  /** The frame has been created and is not in the document yet. */
  made(): void;
  /** Its player has responded, for the first time or after the frame was shown again. */
  arrived(remote: RemotePlayer): void;
  /** No player has responded. */
  failed(error: PlayerError): void;
  /** The title of the video has changed. */
  retitled(): void;
  /** The state has changed. @param code what is loaded with the frame */
  changed(before: EmbedState, changes: EmbedState, code: typeof RemoteCode): void;
}

const unanswered = (origin: string): PlayerError =>
  new PlayerError(
    'NETWORK',
    `No player answered from ${origin}. It answers only pages whose origin is in the realm’s embed.allowedOrigins.`,
  );

/**
 * The frame of one element and its remote control: created together, watched until the player responds, and destroyed
 * together.
 */
export class EmbedFrame {
  readonly #parts: EmbedFrameParts;
  #frame: HTMLIFrameElement | null = null;
  #opening: Promise<RemotePlayer> | null = null;
  #remote: RemotePlayer | null = null;
  #stateOf: typeof RemoteCode.elementState | null = null;
  #origin = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: EmbedFrameParts) {
    this.#parts = parts;
  }

  /** Null before it is created, and after it was destroyed. */
  get element(): HTMLIFrameElement | null {
    return this.#frame;
  }

  get isShown(): boolean {
    return this.#frame?.isConnected === true;
  }

  /** The origin that the frame was created for. */
  get origin(): string {
    return this.#origin;
  }

  /** Whether a player has responded. */
  get hasSession(): boolean {
    return this.#remote?.session !== undefined;
  }

  /** The last reported state of the player; empty before the first report. */
  get state(): EmbedState {
    return this.#remote === null || this.#stateOf === null ? {} : this.#stateOf(this.#remote.state);
  }

  /** Returns the frame's remote control; creates both, for a service, when there are none. */
  open(origin: string): Promise<RemotePlayer> {
    this.#opening ??= this.#connect(origin);
    return this.#opening;
  }

  /** Inserts the frame into the page and waits for its player. */
  show(address: string, before: Element): void {
    if (this.#frame === null) return;
    this.#frame.src = address;
    before.before(this.#frame);
    this.#wait(LOAD_TIMEOUT_MS);
  }

  /** Removes the frame from the page. @returns whether it was in the page */
  hide(): boolean {
    clearTimeout(this.#timer);
    if (this.#frame === null || this.#frame.parentNode === null) return false;
    this.#frame.remove();
    this.#remote?.frameLeft();
    return true;
  }

  /** Destroys frame and remote control; `open` creates new ones. */
  letGo(): void {
    this.hide();
    this.#remote?.destroy();
    this.#remote = null;
    this.#opening = null;
    this.#frame = null;
  }

  /** Stops waiting and reports that the player did not respond. */
  fail(error: PlayerError = unanswered(this.#origin)): void {
    this.#endWait();
    this.#parts.failed(error);
  }

  async #connect(origin: string): Promise<RemotePlayer> {
    this.#origin = origin;
    const frame = (this.#frame = createFrame('', ''));
    frame.removeAttribute('src');
    frame.setAttribute('part', 'frame');
    frame.addEventListener('load', () => {
      if (this.#timer !== undefined) this.#wait(RESPONSE_TIMEOUT_MS);
    });
    this.#parts.made();
    const code = await import('./remote.js');
    const { elementState, openRemote, openingError } = code;
    this.#stateOf = elementState;
    const client = { name: 'footlight-embed', version: EMBED_VERSION };
    const remote = openRemote(frame, { origin, client }, this.#parts.dispatch);
    if (this.#frame !== frame) {
      remote.destroy();
      return remote;
    }
    this.#remote = remote;
    remote.ready.catch((thrown: unknown) => {
      const error = openingError(thrown);
      if (error !== null && this.#timer !== undefined && this.#frame === frame) this.fail(error);
    });
    const arrived = (): void => {
      this.#endWait();
      this.#parts.arrived(remote);
    };
    remote.on('ready', arrived);
    remote.on('reconnected', arrived);
    let known: EmbedState = {};
    const report = (changes: EmbedState): void => {
      const before = known;
      known = { ...known, ...changes };
      this.#parts.changed(before, changes, code);
    };
    remote.on('ready', () => report(this.state));
    remote.on('reconnected', () => report(this.state));
    remote.on('stateChanged', ({ detail }) => {
      if ('title' in detail.changes) this.#parts.retitled();
      report(elementState(detail.changes));
    });
    return remote;
  }

  #wait(timeoutMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.fail(), timeoutMs);
  }

  #endWait(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
