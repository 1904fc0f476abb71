import type { EngineAdapter, EngineFailure } from '../engine/engine.js';

type Wish = (engine: EngineAdapter) => void;

/** A placeholder for an engine that is still loading. It forwards the calls made in the meantime. */
export class AwaitedEngine implements EngineAdapter {
  readonly name: EngineAdapter['name'];
  readonly #sendAgain: () => void;
  #engine: EngineAdapter | null = null;
  /** The latest call of each kind. */
  readonly #wishes = new Map<string, Wish>();

  /** @param sendAgain retries the download of the engine if it failed */
  constructor(name: EngineAdapter['name'], sendAgain: () => void) {
    this.name = name;
    this.#sendAgain = sendAgain;
  }

  arrive(engine: EngineAdapter): void {
    this.#engine = engine;
    for (const wish of this.#wishes.values()) wish(engine);
    this.#wishes.clear();
  }

  liveWindow(): ReturnType<EngineAdapter['liveWindow']> {
    return this.#engine?.liveWindow() ?? null;
  }

  clockOrigin(): number | null {
    return this.#engine?.clockOrigin?.() ?? null;
  }

  selectQuality(id: string | null): void {
    this.#wish('quality', (engine) => engine.selectQuality(id));
  }

  limitHeight(height: number | null): void {
    this.#wish('height', (engine) => engine.limitHeight(height));
  }

  selectAudioTrack(id: string): void {
    this.#wish('audio', (engine) => engine.selectAudioTrack(id));
  }

  selectTextTrack(id: string | null): void {
    this.#wish('text', (engine) => engine.selectTextTrack(id));
  }

  recover(failure: EngineFailure, attempt: number): void {
    if (this.#engine === null) this.#sendAgain();
    else this.#engine.recover(failure, attempt);
  }

  statistics(): ReturnType<NonNullable<EngineAdapter['statistics']>> {
    return this.#engine?.statistics?.() ?? {};
  }

  #wish(kind: string, wish: Wish): void {
    if (this.#engine === null) this.#wishes.set(kind, wish);
    else wish(this.#engine);
  }
}
