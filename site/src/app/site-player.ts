import { continuesInMiniPlayer, type RouteName } from '@footlight/domain';
import type { FootlightPlayer } from '@footlight/player';
import type { AppState } from '@footlight/state';

/** The site's single player, on a title's page or in the mini player beside other pages. */
export interface SitePlayer {
  /** Null while there is no player. */
  readonly player: FootlightPlayer | null;
  /** Sets the element of the mini player; null while it is not mounted. */
  setFrame(frame: HTMLElement | null): void;
  /**
   * Moves the player to a page: reuses the one in the mini player, or creates one. The element must be defined by then.
   */
  enter(stage: HTMLElement): FootlightPlayer;
  /** Leaves the page for the given route: the video continues in the mini player, or the player is removed. */
  leave(to: RouteName | null): void;
  /** Removes the player from wherever it is. */
  close(): void;
}

/** Moves an element, with `moveBefore` where available: that avoids disconnecting and reconnecting it. */
const move = (element: Element, place: Element): void => {
  const canMoveBefore = element.isConnected && place.isConnected && Reflect.has(place, 'moveBefore');
  if (canMoveBefore) place.moveBefore(element, null);
  else place.append(element);
};

const createSitePlayer = ({ watching, playbackLoader }: AppState): SitePlayer => {
  let player: FootlightPlayer | null = null;
  let frame: HTMLElement | null = null;

  const close = (): void => {
    player?.remove();
    player = null;
    watching.getState().end();
  };

  /** Saves the position when the player shrinks, because other pages show it and the video may continue for long. */
  const keepProgress = ({ id, type, currentTime: position, duration }: FootlightPlayer['state']): void => {
    if (id === null || type !== 'vod' || duration === null) return;
    // Failures are ignored: the player reports its progress again soon and at the end.
    playbackLoader
      .saveProgress({ id, kind: type }, { position, duration, final: true })
      .catch(() => undefined);
  };

  return {
    get player() {
      return player;
    },
    setFrame: (next) => {
      frame = next;
    },
    enter: (stage) => {
      player ??= document.createElement('footlight-player');
      player.controls = 'default';
      move(player, stage);
      return player;
    },
    leave: (to) => {
      if (player === null) return;
      const { state } = player;
      const { paused, ended, hasStarted, error } = state;
      if (
        frame === null ||
        !continuesInMiniPlayer({ paused, ended, hasStarted, hasFailed: error !== null }, to)
      ) {
        close();
        return;
      }
      player.controls = 'none';
      move(player, frame);
      watching.getState().shrink();
      keepProgress(state);
    },
    close,
  };
};

const players = new WeakMap<AppState, SitePlayer>();

/** Returns the player of a site, creating it on first use. */
export const sitePlayerOf = (state: AppState): SitePlayer => {
  const sitePlayer = players.get(state) ?? createSitePlayer(state);
  players.set(state, sitePlayer);
  return sitePlayer;
};
