import type { MediaEngine } from '../../store/player-events.js';
import type { EngineAdapter, EngineRecovery } from '../engine/engine.js';

type EngineCall = (engine: EngineAdapter) => void;

/** A placeholder for an engine that is still loading. It forwards the calls made in the meantime. */
export class AwaitedEngine implements EngineAdapter {
  readonly name: EngineAdapter['name'];
  readonly #sendAgain: () => void;
  readonly #arrival: Promise<EngineAdapter>;
  #engine: EngineAdapter | null = null;
  #arrive: (engine: EngineAdapter) => void = () => undefined;
  /** The latest call of each kind. */
  readonly #calls = new Map<string, EngineCall>();

  /** @param sendAgain retries the download of the engine if it failed */
  constructor(name: EngineAdapter['name'], sendAgain: () => void) {
    this.name = name;
    this.#sendAgain = sendAgain;
    this.#arrival = new Promise((resolve) => (this.#arrive = resolve));
  }

  get instance(): MediaEngine | null {
    return this.#engine?.instance ?? null;
  }

  arrive(engine: EngineAdapter): void {
    this.#engine = engine;
    for (const call of this.#calls.values()) call(engine);
    this.#calls.clear();
    this.#arrive(engine);
  }

  async listsTracks(): Promise<void> {
    const engine = await this.#arrival;
    await engine.listsTracks?.();
  }

  described(): object | null {
    return this.#engine?.described?.() ?? null;
  }

  liveWindow(): ReturnType<EngineAdapter['liveWindow']> {
    return this.#engine?.liveWindow() ?? null;
  }

  latency(): ReturnType<NonNullable<EngineAdapter['latency']>> {
    return this.#engine?.latency?.() ?? null;
  }

  keepLatency(seconds: number): void {
    this.#engine?.keepLatency?.(seconds);
  }

  hasEnded(): boolean {
    return this.#engine?.hasEnded?.() ?? false;
  }

  clockOrigin(): number | null {
    return this.#engine?.clockOrigin?.() ?? null;
  }

  selectQuality(id: string | null): void {
    this.#forward('quality', (engine) => engine.selectQuality(id));
  }

  limitHeight(height: number | null): void {
    this.#forward('height', (engine) => engine.limitHeight(height));
  }

  selectAudioTrack(id: string): void {
    this.#forward('audio', (engine) => engine.selectAudioTrack(id));
  }

  selectTextTrack(id: string | null): void {
    this.#forward('text', (engine) => engine.selectTextTrack(id));
  }

  arrivals(): number {
    return this.#engine?.arrivals() ?? 0;
  }

  segmentAt(position: number): ReturnType<NonNullable<EngineAdapter['segmentAt']>> {
    return this.#engine?.segmentAt?.(position) ?? null;
  }

  recover(recovery: EngineRecovery): void {
    if (this.#engine === null) this.#sendAgain();
    else this.#engine.recover(recovery);
  }

  statistics(): ReturnType<NonNullable<EngineAdapter['statistics']>> {
    return this.#engine?.statistics?.() ?? {};
  }

  #forward(kind: string, call: EngineCall): void {
    if (this.#engine === null) this.#calls.set(kind, call);
    else call(this.#engine);
  }
}
