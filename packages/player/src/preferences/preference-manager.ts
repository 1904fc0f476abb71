import { inTime } from '../store/in-time.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { PlayerStorage } from './player-storage.js';
import { readPreferences, type PreferenceName, type ViewerPreferences } from './viewer-preferences.js';

/** Milliseconds to wait for a page's own storage; after that, the video starts without it. */
const STORAGE_TIMEOUT_MS = 1000;

/** Milliseconds; debounces writes while the volume slider is dragged. */
const WRITE_DELAY_MS = 250;

/** Preferences that another tab can change in a running player. */
const SHARED = [
  'skipSetting',
  'autoAdvance',
  'captionAppearance',
] as const satisfies readonly PreferenceName[];

export interface PreferenceTarget {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  readonly signal: AbortSignal;
  /** With null, preferences last as long as the player. */
  readonly storage: PlayerStorage | null;
}

const without = (preferences: ViewerPreferences, names: ReadonlySet<string>): ViewerPreferences =>
  Object.fromEntries(Object.entries(preferences).filter(([name]) => !names.has(name)));

/**
 * The preferences of the viewer in one player. Preferences set by the page override stored ones, and the viewer's
 * current choices override both.
 */
export class PreferenceManager {
  /** Resolves when the stored preferences have been applied, or when the time limit has passed. */
  readonly restored: Promise<void>;
  readonly #target: PreferenceTarget;
  /** Names of preferences that the page or the viewer has set: stored values no longer apply to them. */
  readonly #settled = new Set<string>();
  /** Names of preferences from an earlier visit. */
  readonly #stored = new Set<string>();
  #unwritten: ViewerPreferences = {};
  #writing: ReturnType<typeof setTimeout> | undefined;
  #playbackRate = 1;

  constructor(target: PreferenceTarget) {
    this.#target = target;
    this.restored = this.#restore();
    const { storage, signal } = target;
    storage?.watch?.((stored) => this.#applyShared(readPreferences(stored)), signal);
    const flush = () => this.#flush();
    globalThis.addEventListener('pagehide', flush, { signal });
    signal.addEventListener('abort', flush, { once: true });
  }

  /** The initial rate of recordings. */
  get playbackRate(): number {
    return this.#playbackRate;
  }

  /** Whether the page or the viewer has ever set a preference, also to none. */
  hasChosen(name: PreferenceName): boolean {
    return this.#settled.has(name) || this.#stored.has(name);
  }

  /** Applies preferences that the page sets with attributes; they are not stored. */
  applyPagePreferences(preferences: ViewerPreferences): void {
    this.#settle(preferences);
    this.#apply(preferences);
  }

  /** Stores choices of the viewer that the player has already applied. */
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
    const read = storage.read().then((stored) => {
      if (signal.aborted) return;
      const preferences = readPreferences(stored);
      for (const name of Object.keys(preferences)) this.#stored.add(name);
      this.#apply(without(preferences, this.#settled));
    });
    // A storage that is blocked or does not answer counts as empty: the video plays with defaults.
    await inTime(STORAGE_TIMEOUT_MS, read).catch(() => undefined);
  }

  #apply(preferences: ViewerPreferences): void {
    const { store, media } = this.#target;
    const { volume, muted, playbackRate, subtitleLanguage, audioLanguage, ...settings } = preferences;
    // The state is updated by the media's events, as for any other change of the volume.
    if (volume !== undefined) media.volume = volume / 100;
    if (muted !== undefined) media.muted = muted;
    this.#playbackRate = playbackRate ?? this.#playbackRate;
    store.set({
      ...settings,
      ...(subtitleLanguage === undefined ? {} : { preferredSubtitleLanguage: subtitleLanguage }),
      ...(audioLanguage === undefined ? {} : { preferredAudioLanguage: audioLanguage }),
    });
  }

  #applyShared(stored: ViewerPreferences): void {
    this.#apply(
      Object.fromEntries(SHARED.filter((name) => name in stored).map((name) => [name, stored[name]])),
    );
  }

  #settle(preferences: ViewerPreferences): void {
    for (const name of Object.keys(preferences)) this.#settled.add(name);
  }

  #flush(): void {
    clearTimeout(this.#writing);
    const choices = this.#unwritten;
    this.#unwritten = {};
    if (Object.keys(choices).length === 0) return;
    // If storing fails, the preferences last for this visit.
    this.#target.storage?.write(choices).catch(() => undefined);
  }
}
