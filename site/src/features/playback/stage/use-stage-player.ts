import { routeOf } from '@footlight/domain';
import type { FootlightPlayer } from '@footlight/player';
import { useCallback, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import { sitePlayerOf } from '../../../app/site-player.js';
import { useSite } from '../../../app/site-context.js';
import { onFirstInteraction } from '../../../app/on-first-interaction.js';
import { fetchPlayer } from './player-code.js';
import {
  initialStage,
  reduceStage,
  stageEffect,
  stageView,
  type StageEvent,
  type StageState,
} from './stage.reducer.js';

/** Focuses the player that replaces the focused element. */
const handOnFocus = (player: FootlightPlayer): void => {
  player.updateComplete.then(() => player.focus({ preventScroll: true })).catch(() => undefined);
};

const hasFocus = ({ current }: RefObject<HTMLElement | null>): boolean =>
  current !== null && current === document.activeElement;

/**
 * Mounts the site's player on a page. It is inserted right away if it should play or is already playing, else at the
 * first interaction, because its code is larger than the rest of the page. Until then a cover with a play button is
 * shown.
 */
export const useStagePlayer = (stage: RefObject<HTMLElement | null>, starts: boolean) => {
  const sitePlayer = sitePlayerOf(useSite().state);
  const [state, dispatch] = useReducer<StageState<FootlightPlayer>, null, [StageEvent<FootlightPlayer>]>(
    reduceStage,
    null,
    () => initialStage(starts || sitePlayer.player !== null),
  );
  const button = useRef<HTMLButtonElement>(null);
  const { player, intent, cover, again } = stageView(state);
  const { kind, attempt } = stageEffect(state);
  // Dispatched during render to avoid an extra commit; it removes the idle cover, so it cannot loop.
  if (starts && cover === 'idle') dispatch({ type: 'start' });

  useLayoutEffect(() => {
    const life = new AbortController();
    const { signal } = life;

    const awaitSign = (): void => {
      if (hasFocus(button)) dispatch({ type: 'hold' });
      const come = (): void => {
        if (!signal.aborted) dispatch({ type: 'codeCame' });
      };
      // The first interaction may be the press on the cover, whose click arrives a moment later. After a failure, a
      // press retries.
      const load = (): void =>
        void fetchPlayer().then(
          () => setTimeout(come),
          () => undefined,
        );
      signal.addEventListener('abort', onFirstInteraction(load));
    };

    const load = (): void => {
      // On navigation, the clean-up runs after `location` has changed to the next page.
      signal.addEventListener('abort', () => sitePlayer.leave(routeOf(location.pathname)));
      const enter = (): void => {
        if (signal.aborted || stage.current === null) return;
        const hadFocus = stage.current.contains(document.activeElement);
        const entered = sitePlayer.enter(stage.current);
        if (hadFocus) handOnFocus(entered);
        dispatch({ type: 'enter', player: entered });
      };
      const miss = (cause: unknown): void => {
        console.error(cause);
        if (!signal.aborted) dispatch({ type: 'miss', hadFocus: hasFocus(button) });
      };
      if (sitePlayer.player === null) fetchPlayer().then(enter, miss);
      else enter();
    };

    if (kind === 'awaitSign') awaitSign();
    else if (kind === 'bring') load();
    else if (kind === 'focusRetry') stage.current?.querySelector('button')?.focus();
    return () => life.abort();
  }, [sitePlayer, stage, kind, attempt]);

  return {
    /** Null until it is needed and its code has loaded. */
    player,
    /** Whether play was requested before the player existed and no load has included it. */
    intent,
    /** Call after a load has included the intent. */
    clearIntent: useCallback(() => dispatch({ type: 'clearIntent' }), []),
    /** Retry state if the code failed to load; otherwise null. */
    again: again === null ? null : { ...again, retry: () => dispatch({ type: 'retry' }) },
    /** Props of the cover; null if the player loads without a press. */
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
