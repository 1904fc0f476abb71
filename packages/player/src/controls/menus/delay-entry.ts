import { Timer } from 'lucide';
import { command } from '../command.js';
import { DELAY_STEP, delayLabel } from './delay-labels.js';
import type { MenuItem } from './menu.element.js';
import type { SettingsEntry } from './settings-entry.js';

const CHOICES: readonly number[] = [-5, -2, -1, -0.5, 0, 0.5, 1, 2, 5];

/** The subtitle delay of this video; hidden for videos without subtitles. @see docs/rules/playback.md PLAY-62 */
export const delayEntry: SettingsEntry = {
  name: 'subtitle-delay',
  row({ player, t, language }) {
    const { subtitles, subtitleDelay } = player.store.get();
    if (subtitles.length === 0) return null;
    return { icon: Timer, label: t('playerSubtitleDelay'), value: delayLabel(t, language, subtitleDelay) };
  },
  choices(context) {
    const { t, player, language } = context;
    const { subtitleDelay } = player.store.get();
    const set = (seconds: number): void => command(context, 'setSubtitleDelay', { seconds });
    const step = (id: string, by: number): MenuItem => ({
      id,
      label: delayLabel(t, language, by),
      isRepeated: true,
      choose: () => set(Math.round((player.store.get().subtitleDelay + by) * 10) / 10),
    });
    return [
      step('earlier', -DELAY_STEP),
      step('later', DELAY_STEP),
      ...[...new Set([...CHOICES, subtitleDelay])]
        .toSorted((a, b) => a - b)
        .map((seconds) => ({
          id: String(seconds),
          label: delayLabel(t, language, seconds),
          checked: seconds === subtitleDelay,
          choose: () => set(seconds),
        })),
    ];
  },
};
