import type { FootlightPlayer } from '../element/player.element.js';
import type { MultiViewHeartbeat } from '@footlight/domain';
import type { PlayerShell } from '../element/player-shell.js';
import { stragglers } from './live-edges.js';
import { viewKey, type View, type ViewsState } from './views.js';

/** The sound settings of the selected view. */
interface Sound {
  /** 0–100; null for the viewer's stored value. */
  readonly volume: number | null;
  readonly muted: boolean;
}

interface PlayerEntry {
  readonly player: FootlightPlayer;
  /** An element that was disconnected for a while gets a new player. */
  readonly core: PlayerShell | null;
}

// The view shows the error of a failed command, or has just been removed.
const quietly = (outcome: Promise<unknown>): void => void outcome.catch(() => undefined);

/** The players of the views: loads their videos, moves the sound to the selected one and keeps them in sync. */
export class ViewPlayers {
  readonly #entries = new Map<string, PlayerEntry>();
  readonly #apart = new Set<string>();
  #sound: Sound = { volume: null, muted: false };

  get(key: string | null): FootlightPlayer | null {
    return key === null ? null : (this.#entries.get(key)?.player ?? null);
  }

  /**
   * Registers newly rendered players: each loads its video and is muted unless it is selected.
   * @returns whether there were any
   */
  takeUp(rendered: ReadonlyMap<string, FootlightPlayer>, { views, chosen }: ViewsState): boolean {
    for (const key of this.#entries.keys()) if (!rendered.has(key)) this.#forget(key);
    const fresh = views.filter((view) => {
      const player = rendered.get(viewKey(view));
      return player !== undefined && this.#entries.get(viewKey(view))?.core !== player.core;
    });
    for (const view of fresh) {
      const key = viewKey(view);
      const player = rendered.get(key);
      if (player === undefined) continue;
      this.#entries.set(key, { player, core: player.core });
      this.#give(player, key === chosen);
      quietly(player.load({ id: view.id, kind: view.kind, autoplay: true }));
    }
    return fresh.length > 0;
  }

  /** Stores the volume and the mute state of the selected view. */
  listen(chosen: string | null): void {
    const state = this.get(chosen)?.state;
    // A mute that the browser enforced is not the viewer's choice: the next selected view may have sound.
    if (state?.status === 'ready')
      this.#sound = { volume: state.volume, muted: state.muted && !state.mutedByAutoplay };
  }

  /** Unmutes the selected view, at the stored volume, and mutes all others. */
  unmute(chosen: string | null): void {
    for (const [key, { player }] of this.#entries) this.#give(player, key === chosen);
  }

  /** Seeks views to their live edge if they have fallen behind the others unintentionally. */
  keepTogether(chosen: string | null): void {
    const live = this.get(chosen)?.state.live ?? null;
    if (chosen !== null && live !== null) {
      if (live.atEdge) this.#apart.delete(chosen);
      else this.#apart.add(chosen);
    }
    const edges = [...this.#entries].map(([key, { player }]) => ({
      key,
      behindBy: player.state.live?.behindBy ?? null,
      isPlaying: player.state.isPlaying,
    }));
    for (const key of stragglers(edges, this.#apart)) {
      const player = this.get(key);
      if (player !== null) quietly(player.seek({ live: true }));
    }
  }

  /** Pauses all players. */
  pause(): void {
    for (const { player } of this.#entries.values()) if (!player.state.paused) quietly(player.pause());
  }

  /** Resumes all players. */
  play(): void {
    for (const { player } of this.#entries.values()) quietly(player.play());
  }

  /** The playing videos, for the heartbeat. */
  videosOf(views: readonly View[]): MultiViewHeartbeat['videos'] {
    return views.flatMap((view) => {
      const state = this.get(viewKey(view))?.state;
      return state === undefined || state.status !== 'ready' || state.paused
        ? []
        : [{ id: view.id, kind: view.kind, position: Math.max(0, state.currentTime) }];
    });
  }

  #give(player: FootlightPlayer, isAudible: boolean): void {
    const { volume, muted } = this.#sound;
    quietly(
      player.setVolume(isAudible ? { muted, ...(volume === null ? {} : { volume }) } : { muted: true }),
    );
  }

  #forget(key: string): void {
    this.#entries.delete(key);
    this.#apart.delete(key);
  }
}
