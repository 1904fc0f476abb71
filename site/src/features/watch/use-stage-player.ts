import { routeOf } from '@footlight/domain';
import type { FootlightPlayer } from '@footlight/player';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Again } from '../../app/late-part.js';
import { useSite } from '../../app/site-context.js';
import { whenWanted } from '../../app/when-wanted.js';
import { takeEarlyPress } from './early-press.js';
import type { PlayCoverProps } from './play-cover.js';
import { fetchPlayer } from './player-code.js';
import { screenOf } from '../../app/screen.js';

export interface StagePlayer {
  /** Null until it is wanted, and its code is there. */
  readonly player: FootlightPlayer | null;
  /** Whether somebody asked it to play before it was there; told once. */
  readonly takePress: () => boolean;
  /** What the cover in its place is given; null where the player comes by itself. */
  readonly cover: PlayCoverProps | null;
  /** The way on where its code did not come; null where it did, or is on its way for the first time. */
  readonly again: Again | null;
}

/** Gives the focus on to the player that comes in place of what has it. */
const handOnFocus = (player: FootlightPlayer): void => {
  player.updateComplete.then(() => player.focus({ preventScroll: true })).catch(() => undefined);
};

/**
 * The site's player in its place on a page: at once where it is to play or plays already, else at the first sign of
 * somebody, for its code costs more than all the rest of the page. Until then a cover stands there that plays.
 */
export const useStagePlayer = (stage: RefObject<HTMLElement | null>, starts: boolean): StagePlayer => {
  const { state } = useSite();
  const [isPressed, setPressed] = useState(takeEarlyPress);
  const [isWanted, setWanted] = useState(() => starts || isPressed || screenOf(state).player !== null);
  const [player, setPlayer] = useState<FootlightPlayer | null>(null);
  const [tries, setTries] = useState(0);
  /** The last try of which the code did not come. */
  const [lost, setLost] = useState<number | null>(null);
  const cover = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(isPressed);
  /** Somebody is on the cover, who may be about to press it: it is not taken from under them. */
  const isHeld = useRef(false);
  const isAwaited = useRef(false);
  /** Whether the focus was on what the way on stands instead of. */
  const wasOnCover = useRef(false);
  if (starts && !isWanted) setWanted(true);

  const press = (): void => {
    wasPressed.current = true;
    setPressed(true);
    setWanted(true);
  };
  const takePress = useCallback((): boolean => {
    const isTaken = wasPressed.current;
    wasPressed.current = false;
    return isTaken;
  }, []);
  const release = (): void => {
    isHeld.current = false;
    if (isAwaited.current) setWanted(true);
  };

  useLayoutEffect(() => {
    isHeld.current = cover.current !== null && cover.current === document.activeElement;
  }, []);

  useEffect(() => {
    if (isWanted) return undefined;
    let isLeft = false;
    const come = (): void => {
      isAwaited.current = true;
      if (!isLeft && !isHeld.current) setWanted(true);
    };
    // What was the sign may be a press on the cover, which is heard a moment later. Without the code, a press asks again.
    const bring = (): void =>
      void fetchPlayer().then(
        () => setTimeout(come),
        () => undefined,
      );
    const stop = whenWanted(bring);
    return () => {
      isLeft = true;
      stop();
    };
  }, [isWanted]);

  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    const screen = screenOf(state);
    let isLeft = false;
    const enter = (): void => {
      if (isLeft || stage.current === null) return;
      const hadFocus = stage.current.contains(document.activeElement);
      const entered = screen.enter(stage.current);
      if (hadFocus) handOnFocus(entered);
      setPlayer(entered);
    };
    const miss = (cause: unknown): void => {
      console.error(cause);
      if (isLeft) return;
      wasOnCover.current = cover.current !== null && cover.current === document.activeElement;
      setLost(tries);
    };
    if (screen.player === null) fetchPlayer().then(enter, miss);
    else enter();
    return () => {
      isLeft = true;
      // What is gone to is in the address by now.
      screen.leave(routeOf(location.pathname));
    };
  }, [state, stage, isWanted, tries]);

  useLayoutEffect(() => {
    if (lost === null || !wasOnCover.current) return;
    wasOnCover.current = false;
    stage.current?.querySelector('button')?.focus();
  }, [lost, stage]);

  return {
    player,
    takePress,
    again:
      player !== null || lost === null
        ? null
        : {
            isTrying: lost !== tries,
            hasTried: tries > 0,
            retry: () => {
              if (lost !== tries) return;
              // Whoever presses it wants to watch.
              wasPressed.current = true;
              setTries(tries + 1);
            },
          },
    cover:
      lost !== null || player !== null || (isWanted && !isPressed)
        ? null
        : {
            button: cover,
            isBusy: isPressed,
            onClick: press,
            onHold: () => {
              isHeld.current = true;
            },
            onRelease: release,
          },
  };
};
