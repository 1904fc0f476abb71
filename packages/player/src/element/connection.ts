import type { ReactiveController } from '@lit/reactive-element';

/** A move within the page disconnects and reconnects the element; only a longer disconnection ends what it shows. */
const MOVE_DELAY_MS = 100;

export interface ConnectionParts {
  connected(): void;
  /** The element has left the page. */
  left(): void;
}

/** Tells a move of an element within the page from its removal. */
export class Connection implements ReactiveController {
  readonly #parts: ConnectionParts;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  hostConnected(): void {
    clearTimeout(this.#timer);
    this.#parts.connected();
  }

  hostDisconnected(): void {
    this.#timer = setTimeout(() => this.#parts.left(), MOVE_DELAY_MS);
  }
}
