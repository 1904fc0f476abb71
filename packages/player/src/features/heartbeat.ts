import { errorOfLoader } from '../media/errors/loader-error.js';
import type { PlayerFeature } from '../session/player-host.js';
import { eachVideo } from './each-video.js';

/**
 * Sends heartbeats while a video occupies one of the account's screens, and frees the screen when the video is
 * unloaded. The video fails if the account plays on too many screens.
 */
export const heartbeat: PlayerFeature = (player, life) => {
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
        const error = errorOfLoader(cause, data.kind, navigator.onLine);
        if (error.code === 'TOO_MANY_SCREENS') player.fail(error);
        // A lost heartbeat has no effect if the next one arrives.
        else next(heartbeatInterval);
      }
    };

    const free = (): void => {
      clearTimeout(timer);
      // If the request is lost, the service frees the screen itself after a while.
      send(true)?.catch(() => undefined);
    };

    next(heartbeatInterval);
    globalThis.addEventListener('pagehide', free, { signal });
    // A page restored from the back/forward cache continues to play.
    globalThis.addEventListener('pageshow', ({ persisted }) => (persisted ? void live() : undefined), {
      signal,
    });
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        // The player's next video uses the same screen.
        queueMicrotask(() => {
          if (store.get().status !== 'loading') free();
        });
      },
      { once: true },
    );
  });
};
