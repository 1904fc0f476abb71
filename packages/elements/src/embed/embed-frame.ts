import { createFrame, type PlayerStateChanges, type RemotePlayer } from '@footlight/embed';
import { PlayerError } from '@footlight/player';
import type { TellEmbedEvent } from './embed-events.js';

/** As in package.json; a test holds them together. */
export const EMBED_VERSION = '0.1.0';

/** From the frame's arrival in the page until it has loaded, and from then on until its player answers. */
const LOAD_PATIENCE_MS = 20_000;
const ANSWER_PATIENCE_MS = 8_000;

export interface EmbedFrameParts {
  readonly tell: TellEmbedEvent;
  /** The frame has been made; it is in no page yet. */
  made(): void;
  /** Its player answers, for the first time or after the frame has been shown anew. */
  arrived(remote: RemotePlayer): void;
  /** No player answers. */
  failed(error: PlayerError, isRefused: boolean): void;
  /** The video has another title. */
  retitled(): void;
}

const unanswered = (origin: string, isRefused: boolean): PlayerError => {
  const message =
    `No player answered from ${origin}. ` +
    'It answers only pages whose origin is in the realm’s embed.allowedOrigins.';
  return isRefused
    ? new PlayerError('ORIGIN_NOT_ALLOWED', message, {
        details: { reason: 'network', retryable: false, setting: 'embed.allowedOrigins' },
      })
    : new PlayerError('NETWORK', message);
};

/**
 * The frame of one element and its remote control: made together, waited for until the player answers, and let go
 * together.
 */
export class EmbedFrame {
  readonly #parts: EmbedFrameParts;
  #frame: HTMLIFrameElement | null = null;
  #opening: Promise<RemotePlayer> | null = null;
  #remote: RemotePlayer | null = null;
  #origin = '';
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: EmbedFrameParts) {
    this.#parts = parts;
  }

  /** Null before it is made, and after it was let go. */
  get element(): HTMLIFrameElement | null {
    return this.#frame;
  }

  get isShown(): boolean {
    return this.#frame?.isConnected === true;
  }

  /** The origin that it was made for. */
  get origin(): string {
    return this.#origin;
  }

  /** Whether a player has answered. */
  get hasSession(): boolean {
    return this.#remote?.session !== undefined;
  }

  /** All that was last heard of the player; empty before it is there. */
  get state(): PlayerStateChanges {
    return this.#remote?.state ?? {};
  }

  /** The remote control of the frame, both made now where there are none. @param originOf asked when they are made */
  open(originOf: () => string): Promise<RemotePlayer> {
    this.#opening ??= this.#connect(originOf());
    return this.#opening;
  }

  /** Puts the frame into the page and waits for its player. */
  show(address: string, before: Element): void {
    if (this.#frame === null) return;
    this.#frame.src = address;
    before.before(this.#frame);
    this.#wait(LOAD_PATIENCE_MS);
  }

  /** Takes the frame out of the page. @returns whether it was there */
  hide(): boolean {
    clearTimeout(this.#patience);
    if (this.#frame === null || this.#frame.parentNode === null) return false;
    this.#frame.remove();
    this.#remote?.frameLeft();
    return true;
  }

  /** Forgets frame and remote control; the next ones are made anew. */
  letGo(): void {
    this.hide();
    this.#remote?.destroy();
    this.#remote = null;
    this.#opening = null;
    this.#frame = null;
  }

  /** Gives up waiting: the player is given out for lost. */
  fail(isRefused = false): void {
    this.#endWait();
    this.#parts.failed(unanswered(this.#origin, isRefused), isRefused);
  }

  async #connect(origin: string): Promise<RemotePlayer> {
    this.#origin = origin;
    const frame = (this.#frame = createFrame('', ''));
    frame.removeAttribute('src');
    frame.setAttribute('part', 'frame');
    frame.addEventListener('load', () => {
      if (this.#patience !== undefined) this.#wait(ANSWER_PATIENCE_MS);
    });
    this.#parts.made();
    const { openRemote, isOriginRefused } = await import('./remote.js');
    const client = { name: 'footlight-embed', version: EMBED_VERSION };
    const remote = openRemote(frame, { origin, client }, this.#parts.tell);
    if (this.#frame !== frame) {
      remote.destroy();
      return remote;
    }
    this.#remote = remote;
    remote.ready.catch((error: unknown) => {
      if (isOriginRefused(error) && this.#patience !== undefined && this.#frame === frame) this.fail(true);
    });
    const arrived = (): void => {
      this.#endWait();
      this.#parts.arrived(remote);
    };
    remote.on('ready', arrived);
    remote.on('reconnected', arrived);
    remote.on('stateChanged', ({ detail }) => {
      if ('title' in detail.changes) this.#parts.retitled();
    });
    return remote;
  }

  #wait(patienceMs: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.fail(), patienceMs);
  }

  #endWait(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }
}
