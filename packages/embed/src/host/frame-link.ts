import type { RpcFrame } from '../protocol/message.js';
import { openWindowWire, type Wire, type WireOptions } from '../wire/window-wire.js';

/**
 * The connection to the window that the frame currently shows. Moving a frame in its page gives it a new window, which
 * needs a new connection; a reload in place keeps both.
 */
export class FrameLink {
  readonly #frame: HTMLIFrameElement;
  readonly #options: Omit<WireOptions, 'remoteWindow'>;
  #window: Window | null = null;
  #wire: Promise<Wire> | undefined;

  constructor(frame: HTMLIFrameElement, options: Omit<WireOptions, 'remoteWindow'>) {
    this.#frame = frame;
    this.#options = options;
    frame.addEventListener('load', this.#connect);
    this.#connect();
  }

  /** Whether the frame still shows the window that the connection belongs to. */
  get isWhole(): boolean {
    return this.#window !== null && this.#frame.contentWindow === this.#window;
  }

  /** @throws when the frame shows no window, or its page is gone. */
  async send(frame: RpcFrame): Promise<unknown> {
    const wire = await this.#wire;
    if (wire === undefined) throw new Error('The frame is not in a document.');
    return wire.send(frame);
  }

  /** Closes the connection to a window that was removed with its frame; the frame's next load opens another. */
  release(): void {
    if (this.#wire === undefined) return;
    this.#close();
    this.#window = null;
    this.#options.onLost();
  }

  destroy(): void {
    this.#frame.removeEventListener('load', this.#connect);
    this.#close();
  }

  readonly #connect = (): void => {
    const { contentWindow } = this.#frame;
    if (contentWindow === null || contentWindow === this.#window) return;
    if (this.#wire !== undefined) {
      this.#close();
      this.#options.onLost();
    }
    this.#window = contentWindow;
    this.#wire = openWindowWire({ ...this.#options, remoteWindow: contentWindow });
  };

  #close(): void {
    // A connection that failed to open has nothing to destroy; its calls time out.
    this.#wire?.then(
      (wire) => {
        wire.destroy();
      },
      () => undefined,
    );
    this.#wire = undefined;
  }
}
