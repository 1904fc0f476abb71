import type { PlayerHost, PlayerFeature } from '../../session/player-host.js';
import type { SleepTimer } from '../../store/player-state.js';

/** How long the sound fades before playback stops. */
const FADE_MS = 10_000;
const FADE_STEP_MS = 200;

/**
 * Fades out and pauses at the given time, then restores the volume. It compares with the clock, because timers are
 * late on a computer that was asleep.
 */
const sleepAt = (player: PlayerHost, endsAt: number, signal: AbortSignal): void => {
  const { media, store } = player;
  let full: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    clearTimeout(timer);
    if (full !== undefined) media.volume = full;
  };
  const sleep = () => {
    player.execute('pause', {}).then(restore, restore);
    store.set({ sleepTimer: null });
  };
  const tick = () => {
    const left = endsAt - Date.now();
    if (left <= 0) {
      signal.removeEventListener('abort', restore);
      sleep();
      return;
    }
    if (left <= FADE_MS) {
      full ??= media.volume;
      media.volume = full * Math.max(0, left / FADE_MS);
    }
    timer = setTimeout(tick, left > FADE_MS ? left - FADE_MS : FADE_STEP_MS);
  };
  signal.addEventListener('abort', restore, { once: true });
  tick();
};

/** Clears the timer when playback starts again after the end that it was set for. */
const forgetAfterEnd = ({ store }: PlayerHost, signal: AbortSignal): void => {
  let hasEnded = store.get().ended;
  const stop = store.subscribe(({ ended, isPlaying }) => {
    hasEnded ||= ended;
    if (hasEnded && isPlaying) store.set({ sleepTimer: null });
  });
  signal.addEventListener('abort', stop, { once: true });
};

/** Stops playback when the sleep timer expires. A timer for the end of the video is handled by the list. */
export const sleepTimer: PlayerFeature = (player, signal) => {
  let running = new AbortController();
  const follow = (timer: SleepTimer | null) => {
    running.abort();
    running = new AbortController();
    if (timer?.until === 'time') sleepAt(player, timer.endsAt, running.signal);
    if (timer?.until === 'end') forgetAfterEnd(player, running.signal);
  };
  const stop = player.store.select((state) => state.sleepTimer, follow);
  signal.addEventListener('abort', () => {
    stop();
    running.abort();
  });
  follow(player.store.get().sleepTimer);
};
