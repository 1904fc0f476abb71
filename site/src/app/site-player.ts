import { goesOnSmall, type RouteName } from '@footlight/domain';
import type { FootlightPlayer } from '@footlight/player';
import type { AppState } from '@footlight/state';

/** The one player of the site: on the page of a title, or in a small frame beside other pages. */
export interface SitePlayer {
  /** Null while there is none. */
  readonly player: FootlightPlayer | null;
  /** Where the small frame is; null while it is not there. */
  setFrame(frame: HTMLElement | null): void;
  /** The player on a page: the one that plays in the small frame, if any, else another one, whose code is there. */
  enter(stage: HTMLElement): FootlightPlayer;
  /** The page is left, to one of that name: the video goes on in the small frame, or is let go. */
  leave(to: RouteName | null): void;
  /** Lets the player go, wherever it is. */
  close(): void;
}

/** Puts an element elsewhere: without it noticing, where the browser can do that. */
const move = (element: Element, place: Element): void => {
  const goesUnnoticed = element.isConnected && place.isConnected && Reflect.has(place, 'moveBefore');
  if (goesUnnoticed) place.moveBefore(element, null);
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

  /** Other pages show how far it was watched, and it may go on for long. */
  const keepProgress = ({ id, type, currentTime: position, duration }: FootlightPlayer['state']): void => {
    if (id === null || type !== 'vod' || duration === null) return;
    // The player says so again soon, and at its end.
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
      if (frame === null || !goesOnSmall({ paused, ended, hasStarted, hasFailed: error !== null }, to)) {
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

/** The sitePlayer of a site. */
export const sitePlayerOf = (state: AppState): SitePlayer => {
  const sitePlayer = players.get(state) ?? createSitePlayer(state);
  players.set(state, sitePlayer);
  return sitePlayer;
};
