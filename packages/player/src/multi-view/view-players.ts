import type { FootlightPlayer } from '../player.element.js';
import type { MultiViewBeat } from '../playback-loader.js';
import type { LazyPlayer } from '../lazy-player.js';
import { stragglers } from './live-edges.js';
import { viewKey, type View, type ViewsState } from './views.js';

/** How loud the one view is that is heard. */
interface Sound {
  /** 0–100; null for what the viewer has kept. */
  readonly volume: number | null;
  readonly muted: boolean;
}

interface Held {
  readonly player: FootlightPlayer;
  /** An element that was out of the page for a while comes back with another player in it. */
  readonly core: LazyPlayer | null;
}

// A command's refusal stands in the view itself, or the view has just gone.
const quietly = (outcome: Promise<unknown>): void => void outcome.catch(() => undefined);

/** The players of the views: who of them plays what, is heard, and runs along with the others. */
export class ViewPlayers {
  readonly #held = new Map<string, Held>();
  readonly #apart = new Set<string>();
  #sound: Sound = { volume: null, muted: false };

  get(key: string | null): FootlightPlayer | null {
    return key === null ? null : (this.#held.get(key)?.player ?? null);
  }

  /**
   * Takes up the players that were drawn since: each begins with its video, and is heard or not.
   * @returns whether there were any
   */
  takeUp(drawn: ReadonlyMap<string, FootlightPlayer>, { views, chosen }: ViewsState): boolean {
    for (const key of this.#held.keys()) if (!drawn.has(key)) this.#forget(key);
    const fresh = views.filter((view) => {
      const player = drawn.get(viewKey(view));
      return player !== undefined && this.#held.get(viewKey(view))?.core !== player.core;
    });
    for (const view of fresh) {
      const key = viewKey(view);
      const player = drawn.get(key);
      if (player === undefined) continue;
      this.#held.set(key, { player, core: player.core });
      this.#give(player, key === chosen);
      quietly(player.load({ id: view.id, kind: view.kind, autoplay: true }));
    }
    return fresh.length > 0;
  }

  /** Remembers how loud the view is that is heard now. */
  listen(chosen: string | null): void {
    const state = this.get(chosen)?.state;
    // Silence that the browser forced is not the viewer's: their next choice may be heard.
    if (state?.status === 'ready')
      this.#sound = { volume: state.volume, muted: state.muted && !state.mutedByAutoplay };
  }

  /** Lets one view be heard, as loud as the one before, and no other. */
  hear(chosen: string | null): void {
    for (const [key, { player }] of this.#held) this.#give(player, key === chosen);
  }

  /** Brings those views to their live edge that fell behind the others without the viewer's doing. */
  keepTogether(chosen: string | null): void {
    const live = this.get(chosen)?.state.live ?? null;
    if (chosen !== null && live !== null) {
      if (live.atEdge) this.#apart.delete(chosen);
      else this.#apart.add(chosen);
    }
    const edges = [...this.#held].map(([key, { player }]) => ({
      key,
      behindBy: player.state.live?.behindBy ?? null,
      isPlaying: player.state.isPlaying,
    }));
    for (const key of stragglers(edges, this.#apart)) {
      const player = this.get(key);
      if (player !== null) quietly(player.seek({ live: true }));
    }
  }

  /** Stops all of them. */
  pause(): void {
    for (const { player } of this.#held.values()) if (!player.state.paused) quietly(player.pause());
  }

  /** Starts all of them again. */
  play(): void {
    for (const { player } of this.#held.values()) quietly(player.play());
  }

  /** What plays now, as the service wants to hear it. */
  videosOf(views: readonly View[]): MultiViewBeat['videos'] {
    return views.flatMap((view) => {
      const state = this.get(viewKey(view))?.state;
      return state === undefined || state.status !== 'ready' || state.paused
        ? []
        : [{ id: view.id, kind: view.kind, position: Math.max(0, state.currentTime) }];
    });
  }

  #give(player: FootlightPlayer, isHeard: boolean): void {
    const { volume, muted } = this.#sound;
    quietly(player.setVolume(isHeard ? { muted, ...(volume === null ? {} : { volume }) } : { muted: true }));
  }

  #forget(key: string): void {
    this.#held.delete(key);
    this.#apart.delete(key);
  }
}
