import { routeOf } from '@footlight/domain';
import type { FootlightPlayer } from '@footlight/player';
import { useCallback, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import type { Again } from '../../app/lazy-part.js';
import { sitePlayerOf } from '../../app/site-player.js';
import { useSite } from '../../app/site-context.js';
import { whenWanted } from '../../app/when-wanted.js';
import type { PlayCoverProps } from './play-cover.js';
import { fetchPlayer } from './player-code.js';
import {
  initialStage,
  reduceStage,
  stageEffect,
  stageView,
  type StageEvent,
  type StageState,
} from './stage.reducer.js';

export interface StagePlayer {
  /** Null until it is wanted, and its code is there. */
  readonly player: FootlightPlayer | null;
  /** Whether somebody asked it to play before it was there, and no load has been told. */
  readonly wish: 'play' | 'none';
  /** To be called once a load was told of the wish. */
  readonly tellWish: () => void;
  /** What the cover in its place is given; null where the player comes by itself. */
  readonly cover: PlayCoverProps | null;
  /** The way on where its code did not come; null where it did, or is on its way for the first time. */
  readonly again: Again | null;
}

/** Gives the focus on to the player that comes in place of what has it. */
const handOnFocus = (player: FootlightPlayer): void => {
  player.updateComplete.then(() => player.focus({ preventScroll: true })).catch(() => undefined);
};

const hasFocus = ({ current }: RefObject<HTMLElement | null>): boolean =>
  current !== null && current === document.activeElement;

/**
 * The site's player in its place on a page: at once where it is to play or plays already, else at the first sign of
 * somebody, for its code costs more than all the rest of the page. Until then a cover stands there that plays.
 */
export const useStagePlayer = (stage: RefObject<HTMLElement | null>, starts: boolean): StagePlayer => {
  const screen = sitePlayerOf(useSite().state);
  const [state, dispatch] = useReducer<StageState<FootlightPlayer>, null, [StageEvent<FootlightPlayer>]>(
    reduceStage,
    null,
    () => initialStage(starts || screen.player !== null),
  );
  const button = useRef<HTMLButtonElement>(null);
  const { player, wish, cover, again } = stageView(state);
  const { kind, attempt } = stageEffect(state);
  // Drawn with the same commit as what made it start; afterwards there is no cover, so this ends.
  if (starts && cover === 'idle') dispatch({ type: 'start' });

  useLayoutEffect(() => {
    const life = new AbortController();
    const { signal } = life;

    const awaitSign = (): void => {
      if (hasFocus(button)) dispatch({ type: 'hold' });
      const come = (): void => {
        if (!signal.aborted) dispatch({ type: 'codeCame' });
      };
      // What was the sign may be a press on the cover, which is heard a moment later. Without the code, a press asks again.
      const bring = (): void =>
        void fetchPlayer().then(
          () => setTimeout(come),
          () => undefined,
        );
      signal.addEventListener('abort', whenWanted(bring));
    };

    const bring = (): void => {
      // What is gone to is in the address by now.
      signal.addEventListener('abort', () => screen.leave(routeOf(location.pathname)));
      const enter = (): void => {
        if (signal.aborted || stage.current === null) return;
        const hadFocus = stage.current.contains(document.activeElement);
        const entered = screen.enter(stage.current);
        if (hadFocus) handOnFocus(entered);
        dispatch({ type: 'enter', player: entered });
      };
      const miss = (cause: unknown): void => {
        console.error(cause);
        if (!signal.aborted) dispatch({ type: 'miss', hadFocus: hasFocus(button) });
      };
      if (screen.player === null) fetchPlayer().then(enter, miss);
      else enter();
    };

    if (kind === 'awaitSign') awaitSign();
    else if (kind === 'bring') bring();
    else if (kind === 'focusRetry') stage.current?.querySelector('button')?.focus();
    return () => life.abort();
  }, [screen, stage, kind, attempt]);

  return {
    player,
    wish,
    tellWish: useCallback(() => dispatch({ type: 'tellWish' }), []),
    again: again === null ? null : { ...again, retry: () => dispatch({ type: 'retry' }) },
    cover:
      cover === 'none'
        ? null
        : {
            button,
            isBusy: cover === 'busy',
            onClick: () => dispatch({ type: 'press' }),
            onHold: () => dispatch({ type: 'hold' }),
            onRelease: () => dispatch({ type: 'release' }),
          },
  };
};
