import { errorOfRefusal } from '../media/faults/failure.js';
import type { PlayerFeature } from '../player-feature.js';
import { eachVideo } from './each-video.js';

/**
 * Gives signs of life while a video takes up a screen of the account, and frees it when the video is left. An
 * account on too many screens stops.
 */
export const beat: PlayerFeature = (player, life) => {
  eachVideo(player, life, ({ loader, request, data }, signal) => {
    const { playbackSessionId, heartbeatInterval } = data;
    if (loader.heartbeat === undefined || playbackSessionId === null || heartbeatInterval === null) return;
    const { media, store } = player;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const send = (ended: boolean) =>
      loader.heartbeat?.(request, {
        playbackSessionId,
        position: media.currentTime,
        paused: media.paused,
        ...(ended ? { ended } : {}),
      });

    const next = (seconds: number): void => {
      clearTimeout(timer);
      if (!signal.aborted) timer = setTimeout(() => void live(), seconds * 1000);
    };

    const live = async (): Promise<void> => {
      try {
        const answer = await send(false);
        if (answer !== undefined && answer.nextIn !== null) next(answer.nextIn);
      } catch (cause) {
        if (signal.aborted) return;
        const error = errorOfRefusal(cause, data.kind, navigator.onLine);
        if (error.code === 'TOO_MANY_SCREENS') player.fail(error);
        // A sign that did not arrive is missed by nobody if the next one does.
        else next(heartbeatInterval);
      }
    };

    const free = (): void => {
      clearTimeout(timer);
      // A screen that stays taken is freed by the service in a while.
      send(true)?.catch(() => undefined);
    };

    next(heartbeatInterval);
    globalThis.addEventListener('pagehide', free, { signal });
    // Out of the browser's memory of pages it plays on.
    globalThis.addEventListener('pageshow', ({ persisted }) => (persisted ? void live() : undefined), {
      signal,
    });
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        // The next video of this player goes on with the same screen.
        queueMicrotask(() => {
          if (store.get().status !== 'loading') free();
        });
      },
      { once: true },
    );
  });
};
