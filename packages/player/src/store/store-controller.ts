import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import type { Store } from './store.js';

/** Re-renders its host when the selected part of a store changes, while the host is connected. */
export class StoreController<State extends object, Part> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #store: () => Store<State>;
  readonly #selector: (state: State) => Part;
  #subscribedStore: Store<State> | undefined;
  #stop: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, store: () => Store<State>, selector: (state: State) => Part) {
    this.#host = host;
    this.#store = store;
    this.#selector = selector;
    host.addController(this);
  }

  /** The current selected part. */
  get value(): Part {
    return this.#selector(this.#store().get());
  }

  hostConnected(): void {
    this.#listen();
    this.#host.requestUpdate();
  }

  /** The host may use another store since the last update. */
  hostUpdate(): void {
    if (this.#subscribedStore !== undefined && this.#subscribedStore !== this.#store()) this.#listen();
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#subscribedStore = undefined;
  }

  #listen(): void {
    this.#stop?.();
    const store = this.#store();
    this.#subscribedStore = store;
    this.#stop = store.select(this.#selector, () => this.#host.requestUpdate());
  }
}
