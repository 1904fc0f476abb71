import type { LabelSource } from '@footlight/i18n';
import type { CSSResult, ReactiveElement } from '@lit/reactive-element';
import type { AdParts } from '../controls/ads/ad-parts.js';
import { isBundled, loadLabels, bundledLabels, type PlayerLabels } from './player-labels.js';
import type { StageLayers } from '../stage/layers.js';
import { adoptStyles } from '../controls/adopt-styles.js';
import type { ControlsState } from '../controls/player-context.js';
import { HAVE_CURRENT_DATA } from '../media/engine/media-codes.js';
import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { PlayerShell } from './player-shell.js';
import type { LazyParts } from '../controls/lazy-part.js';
import { afterBarStyles } from './player.styles.js';

/**
 * The translations and the lazily loaded parts of an element: menus, panels and cards, and those for advertisements.
 */
export class FetchedParts {
  readonly #host: ReactiveElement;
  /** BCP 47 tag of the current language. */
  readonly #language: () => string;
  /** The words of the page; null for none. */
  readonly #own: () => LabelSource | null;
  #labels: PlayerLabels | null = null;
  #lazy: LazyParts | null = null;
  #ads: AdParts | null = null;
  #layers: StageLayers | null = null;
  /** Set once there are lazily loaded parts, which have translations of their own. */
  #lazyLabels: Promise<void> | null = null;

  constructor(host: ReactiveElement, language: () => string, own: () => LabelSource | null) {
    this.#host = host;
    this.#language = language;
    this.#own = own;
  }

  get labels(): PlayerLabels | null {
    return this.#labels;
  }

  /** Menus, panels and cards; null until loaded. */
  get lazy(): LazyParts | null {
    return this.#lazy;
  }

  /** The layers of the stage, such as the control bar; null until loaded. */
  get layers(): StageLayers | null {
    return this.#layers;
  }

  /** Adds the layers of the stage as soon as their code is there, before the core. @throws if it fails to load */
  async fetchLayers(): Promise<void> {
    const { stageLayers } = await import('../stage/layers.js');
    if (this.#layers === null) this.#put(stageLayers, afterBarStyles);
    this.#layers = stageLayers;
  }

  get ads(): AdParts | null {
    return this.#ads;
  }

  /** Applies the current language: immediately if its translations are available, otherwise once they have loaded. */
  applyLanguage(): void {
    const language = this.#language();
    if (this.#lazyLabels === null && this.#own() === null && isBundled(language)) {
      this.#labels = bundledLabels(language);
      return;
    }
    this.#labels ??= bundledLabels(language);
    // If loading fails, the current translations stay in use.
    this.#loadLabels().catch(() => undefined);
  }

  /**
   * Loads the menus, panels and cards after the first frame, once there is something to act on or an error to show, and
   * attaches their features to each player of the element. If they fail to load, playback continues with fewer controls,
   * and the next video retries the download.
   */
  follow(
    store: Store<PlayerState>,
    controls: Store<ControlsState>,
    player: () => Pick<PlayerShell, 'media' | 'whenLoaded'> | null,
  ): void {
    store.select(
      ({ status, channels }) => (channels === null || status !== 'idle' ? status : 'upcoming'),
      (status) => {
        const current = player();
        // Without the core, there are no further details of an error.
        const isError = status === 'failed' && controls.get().hasCore;
        if (current === null || !(status === 'ready' || status === 'upcoming' || isError)) return;
        const fetchLazy = async (): Promise<void> => {
          const { features } = await this.#fetchLazy();
          controls.set({ lazyParts: 'here' });
          current.whenLoaded((core) => core.attach(features));
        };
        const begin = (): void => void fetchLazy().catch(() => controls.set({ lazyParts: 'lost' }));
        const { media } = current;
        if (status !== 'ready' || media.readyState >= HAVE_CURRENT_DATA) begin();
        else media.addEventListener('loadeddata', begin, { once: true });
      },
    );
  }

  async #fetchLazy(): Promise<LazyParts> {
    const [{ lazyParts }] = await Promise.all([import('../lazy/lazy-parts.js'), this.#loadLazyLabels()]);
    if (this.#lazy === null) this.#put(lazyParts);
    this.#lazy = lazyParts;
    return lazyParts;
  }

  /** @throws if the code fails to load */
  async fetchAds(): Promise<void> {
    if (this.#ads !== null) return;
    const [{ adParts }] = await Promise.all([import('../controls/ads/ad-parts.js'), this.#loadLazyLabels()]);
    this.#put(adParts);
    this.#ads = adParts;
  }

  #put({ define, styles }: Pick<LazyParts, 'define' | 'styles'>, before?: CSSResult): void {
    define();
    if (this.#host.shadowRoot !== null) adoptStyles(this.#host.shadowRoot, styles, before);
    this.#host.requestUpdate();
  }

  async #loadLabels(hasLazyParts = this.#lazyLabels !== null): Promise<void> {
    const language = this.#language();
    const own = this.#own();
    const labels = await loadLabels(language, hasLazyParts, own);
    if (language !== this.#language() || own !== this.#own()) return;
    this.#labels = labels;
    this.#host.requestUpdate();
  }

  /** Lazily loaded parts are used only once their translations have loaded. */
  async #loadLazyLabels(): Promise<void> {
    this.#lazyLabels ??= this.#loadLabels(true);
    try {
      await this.#lazyLabels;
    } catch (cause) {
      this.#lazyLabels = null;
      throw cause;
    }
  }
}
