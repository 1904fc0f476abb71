import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { interstitialOf } from './interstitials.js';
import type { AdUnit } from './player-ads.js';
import { StitchedAds, stitchedAdsOf } from './stitched-ads.js';
import { streamSignals } from './stream-signals.js';

/** What the breaks of a stream need of the player. */
interface BreaksHost {
  readonly store: Store<PlayerState>;
  readonly media: HTMLVideoElement;
  addAds(units: readonly AdUnit[]): Promise<void>;
  settings(): { readonly prepareAds: () => Promise<void> };
}

/** The interstitials and the advertisements that one stream names, also those that a live stream names later. */
export class StreamBreaks {
  readonly #player: BreaksHost;
  readonly #signal: AbortSignal;
  /** Ids of the interstitials that were added. */
  readonly #added = new Set<string>();
  #stitched: StitchedAds | null = null;

  constructor(player: BreaksHost, signal: AbortSignal) {
    this.#player = player;
    this.#signal = signal;
  }

  /**
   * Follows the stream.
   * @param described its playlist or manifest, as the engine has parsed it
   */
  async follow(described: object): Promise<void> {
    const signals = streamSignals(described);
    const base = String(Reflect.get(described, 'url') ?? document.baseURI);
    const added = signals.filter(({ id }) => !this.#added.has(id));
    for (const { id } of added) this.#added.add(id);
    const units = added.flatMap((one) => interstitialOf(one, base) ?? []);
    if (units.length > 0) await this.#player.addAds(units);
    const stitched = signals.flatMap(stitchedAdsOf);
    if (this.#stitched === null && stitched.length > 0) {
      await this.#player.settings().prepareAds();
      if (this.#signal.aborted) return;
      const { store, media } = this.#player;
      this.#stitched ??= new StitchedAds({ store, media, signal: this.#signal });
    }
    this.#stitched?.follow(stitched);
  }
}
