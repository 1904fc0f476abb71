import { Moon } from 'lucide';
import { command } from '../command.js';
import type { MenuItem } from './menu.element.js';
import type { SettingsEntry } from './settings-entry.js';
import { EXTRA_MINUTES, minutesLeft, minutesLabel } from './sleep-labels.js';

const CHOICES = [5, 10, 15, 30, 45, 60] as const;

/** The sleep timer. */
export const sleepEntry: SettingsEntry = {
  name: 'sleep',
  row({ t, player, language }) {
    const timer = player.store.get().sleepTimer;
    const value =
      timer === null
        ? t('playerOff')
        : timer.until === 'end'
          ? t('playerSleepAtEndShort')
          : minutesLabel(language, minutesLeft(timer.endsAt, Date.now()));
    return { icon: Moon, label: t('playerSleep'), value };
  },
  choices(context) {
    const { t, player, language } = context;
    const { sleepTimer: timer, live } = player.store.get();
    const choice = (id: string, label: string, after: number | 'end' | null, checked: boolean): MenuItem => ({
      id,
      label,
      checked,
      choose: () => command(context, 'setSleepTimer', { after }),
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
  },
};
