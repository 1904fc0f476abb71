import type { EngineAdapter, EngineFailure } from '../engine.js';

type Wish = (engine: EngineAdapter) => void;

/** Stands for an engine that is still on its way, and passes on what was wished meanwhile. */
export class AwaitedEngine implements EngineAdapter {
  readonly name: EngineAdapter['name'];
  #engine: EngineAdapter | null = null;
  /** The newest of each kind. */
  readonly #wishes = new Map<string, Wish>();

  constructor(name: EngineAdapter['name']) {
    this.name = name;
  }

  arrive(engine: EngineAdapter): void {
    this.#engine = engine;
    for (const wish of this.#wishes.values()) wish(engine);
    this.#wishes.clear();
  }

  liveWindow(): ReturnType<EngineAdapter['liveWindow']> {
    return this.#engine?.liveWindow() ?? null;
  }

  selectQuality(id: string | null): void {
    this.#wish('quality', (engine) => engine.selectQuality(id));
  }

  selectAudioTrack(id: string): void {
    this.#wish('audio', (engine) => engine.selectAudioTrack(id));
  }

  selectTextTrack(id: string | null): void {
    this.#wish('text', (engine) => engine.selectTextTrack(id));
  }

  recover(failure: EngineFailure): void {
    this.#engine?.recover(failure);
  }

  statistics(): ReturnType<NonNullable<EngineAdapter['statistics']>> {
    return this.#engine?.statistics?.() ?? {};
  }

  #wish(kind: string, wish: Wish): void {
    if (this.#engine === null) this.#wishes.set(kind, wish);
    else wish(this.#engine);
  }
}
