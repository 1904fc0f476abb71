import { Moon } from 'lucide';
import { EXTRA_MINUTES, minutesLabel, minutesLeft } from '../controls/menus/sleep-labels.js';
import type { PlayerPlugin, PluginChoice, PluginContext, PluginWords } from '../plugins/player-plugin.js';

const CHOICES = [5, 10, 15, 30, 45, 60] as const;

/** How long the sound fades before playback stops. */
const FADE_MS = 10_000;
const FADE_STEP_MS = 200;

const setTimer = ({ element }: PluginContext, after: number | 'end' | null): void =>
  // What fails is in the player's state.
  void element.setSleepTimer(after).catch(() => undefined);

/**
 * Fades out and pauses at the given time, then restores the volume. It compares with the clock, because timers are
 * late on a computer that was asleep.
 */
const sleepAt = (player: PluginContext, endsAt: number, signal: AbortSignal): void => {
  const { element } = player;
  const { media } = element;
  let full: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    clearTimeout(timer);
    if (full !== undefined) media.volume = full;
  };
  const sleep = () => {
    element.pause().then(restore, restore);
    setTimer(player, null);
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

const choicesOf = (player: PluginContext, { t, language }: PluginWords): readonly PluginChoice[] => {
  const { sleepTimer: timer, live } = player.state;
  const choice = (
    id: string,
    label: string,
    after: number | 'end' | null,
    checked: boolean,
  ): PluginChoice => ({
    id,
    label,
    checked,
    choose: () => setTimer(player, after),
  });
  const left = timer?.until === 'time' ? minutesLeft(timer.endsAt, Date.now()) : null;
  const chosen = timer?.until === 'time' ? timer.minutes : null;
  return [
    choice('off', t('playerOff'), null, timer === null),
    ...CHOICES.map((minutes) =>
      choice(String(minutes), minutesLabel(language, minutes), minutes, chosen === minutes),
    ),
    ...(live === null ? [choice('end', t('playerSleepAtEnd'), 'end', timer?.until === 'end')] : []),
    ...(left === null
      ? []
      : [
          choice(
            'more',
            t('playerSleepMore', { time: minutesLabel(language, EXTRA_MINUTES) }),
            left + EXTRA_MINUTES,
            chosen !== null && !CHOICES.some((minutes) => minutes === chosen),
          ),
        ]),
  ];
};

/** Stops playback when the time that the viewer has set is over. A timer for the end of the video is handled by the list. */
export const sleepTimer: PlayerPlugin = {
  name: 'sleep',
  start(player) {
    let running = new AbortController();
    player.signal.addEventListener('abort', () => running.abort(), { once: true });
    player.watch(
      (state) => state.sleepTimer,
      (timer) => {
        running.abort();
        running = new AbortController();
        if (timer?.until === 'time') sleepAt(player, timer.endsAt, running.signal);
      },
    );
    // Playback starts again after the end that the timer was set for.
    let hasEnded = false;
    player.watch(
      ({ ended, isPlaying, sleepTimer: timer }) => ({ ended, isPlaying, isForEnd: timer?.until === 'end' }),
      ({ ended, isPlaying, isForEnd }) => {
        hasEnded = isForEnd && (hasEnded || ended);
        if (hasEnded && isPlaying) setTimer(player, null);
      },
    );
    player.addSetting({
      row({ t, language }) {
        const { sleepTimer: timer } = player.state;
        const value =
          timer === null
            ? t('playerOff')
            : timer.until === 'end'
              ? t('playerSleepAtEndShort')
              : minutesLabel(language, minutesLeft(timer.endsAt, Date.now()));
        return { icon: Moon, label: t('playerSleep'), value };
      },
      choices: (words) => choicesOf(player, words),
    });
  },
};
