import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { PlayerStorage } from './player-storage.js';
import { readPreferences, type PreferenceName, type ViewerPreferences } from './viewer-preferences.js';

/** A page's own storage may be slow; a video then begins without it. */
const STORAGE_PATIENCE_MS = 1000;

/** A volume that is being dragged is written once it rests. */
const WRITE_DELAY_MS = 250;

/** What another tab may change in a player that is running. */
const SHARED = [
  'skipSetting',
  'autoAdvance',
  'captionAppearance',
] as const satisfies readonly PreferenceName[];

export interface PreferenceTarget {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  readonly signal: AbortSignal;
  /** Null keeps choices for as long as the player lives. */
  readonly storage: PlayerStorage | null;
}

const without = (preferences: ViewerPreferences, names: ReadonlySet<string>): ViewerPreferences =>
  Object.fromEntries(Object.entries(preferences).filter(([name]) => !names.has(name)));

/**
 * The choices of one viewer in one player. What the page wishes goes before what was kept from an earlier
 * visit, and what the viewer chooses now before both.
 */
export class PreferenceKeeper {
  /** Fulfils when what was kept has been applied, or will not come in time. */
  readonly restored: Promise<void>;
  readonly #target: PreferenceTarget;
  /** Names of what the page or the viewer has settled: what was kept comes too late for these. */
  readonly #settled = new Set<string>();
  #unwritten: ViewerPreferences = {};
  #writing: ReturnType<typeof setTimeout> | undefined;
  #playbackRate = 1;

  constructor(target: PreferenceTarget) {
    this.#target = target;
    this.restored = this.#restore();
    const { storage, signal } = target;
    storage?.watch?.((kept) => this.#applyShared(readPreferences(kept)), signal);
    const flush = () => this.#flush();
    globalThis.addEventListener('pagehide', flush, { signal });
    signal.addEventListener('abort', flush, { once: true });
  }

  /** The speed that recordings begin at, 0.25–2. */
  get playbackRate(): number {
    return this.#playbackRate;
  }

  /** What the page says with its attributes; it is not kept. */
  heed(wishes: ViewerPreferences): void {
    this.#settle(wishes);
    this.#apply(wishes);
  }

  /** What the viewer chose and the player has done already. */
  keep(choices: ViewerPreferences): void {
    this.#settle(choices);
    this.#playbackRate = choices.playbackRate ?? this.#playbackRate;
    this.#unwritten = { ...this.#unwritten, ...choices };
    clearTimeout(this.#writing);
    this.#writing = setTimeout(() => this.#flush(), WRITE_DELAY_MS);
  }

  async #restore(): Promise<void> {
    const { storage, signal } = this.#target;
    if (storage === null) return;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, STORAGE_PATIENCE_MS);
    });
    // A storage that is blocked is the same as an empty one: a video plays without.
    const read = storage.read().then(
      (kept) => {
        if (!signal.aborted) this.#apply(without(readPreferences(kept), this.#settled));
      },
      () => undefined,
    );
    await Promise.race([read, late]);
    clearTimeout(patience);
  }

  #apply(preferences: ViewerPreferences): void {
    const { store, media } = this.#target;
    const { volume, muted, playbackRate, subtitleLanguage, audioLanguage, ...settings } = preferences;
    // The state follows from the media's own events, as for any other change of sound.
    if (volume !== undefined) media.volume = volume / 100;
    if (muted !== undefined) media.muted = muted;
    this.#playbackRate = playbackRate ?? this.#playbackRate;
    store.set({
      ...settings,
      ...(subtitleLanguage === undefined ? {} : { preferredSubtitleLanguage: subtitleLanguage }),
      ...(audioLanguage === undefined ? {} : { preferredAudioLanguage: audioLanguage }),
    });
  }

  #applyShared(kept: ViewerPreferences): void {
    this.#apply(Object.fromEntries(SHARED.filter((name) => name in kept).map((name) => [name, kept[name]])));
  }

  #settle(preferences: ViewerPreferences): void {
    for (const name of Object.keys(preferences)) this.#settled.add(name);
  }

  #flush(): void {
    clearTimeout(this.#writing);
    const choices = this.#unwritten;
    this.#unwritten = {};
    if (Object.keys(choices).length === 0) return;
    // Where nothing can be written, choices last for this visit.
    this.#target.storage?.write(choices).catch(() => undefined);
  }
}
