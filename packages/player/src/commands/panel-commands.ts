import type { PlayerState, SleepTimer } from '../store/player-state.js';
import { always, invalid, never, type CommandsOf } from './command.js';

const MOST_SLEEP_MINUTES = 600;

const sleepTimerOf = (after: number | 'end' | null): SleepTimer | null => {
  if (after === null) return null;
  if (after === 'end') return { until: 'end' };
  if (!(after > 0 && after <= MOST_SLEEP_MINUTES))
    throw invalid('after', 'minutes, at most 600, "end" or null');
  return { until: 'time', minutes: after, endsAt: Date.now() + after * 60_000 };
};

const pick = (state: PlayerState, fields: readonly string[] | undefined): Partial<PlayerState> =>
  fields === undefined
    ? state
    : Object.fromEntries(Object.entries(state).filter(([name]) => fields.includes(name)));

/** What is shown beside the video, and what is read of it. */
export const panelCommands: CommandsOf<'setStatistics' | 'setSleepTimer' | 'setProgrammeGuide' | 'getState'> =
  {
    setStatistics: {
      needsMedia: false,
      coalesces: always,
      run({ store }, { on }) {
        store.set({ statistics: on });
        return Promise.resolve({ statistics: on });
      },
    },
    setSleepTimer: {
      needsMedia: true,
      coalesces: always,
      // Rejects, and does not throw, for whoever holds the promise.
      async run({ store }, { after }) {
        const sleepTimer = sleepTimerOf(after);
        store.set({ sleepTimer });
        return Promise.resolve({ sleepTimer });
      },
    },
    setProgrammeGuide: {
      needsMedia: true,
      coalesces: always,
      async run({ store, loader }, { open, channel = null, at = null }) {
        if (at !== null && !Number.isFinite(Date.parse(at))) throw invalid('at', 'an ISO time');
        const isOpen = open && loader?.guide !== undefined && store.get().epgId !== null;
        store.set({ programmeGuide: isOpen ? { channel, at } : null });
        return Promise.resolve({ open: isOpen });
      },
    },
    getState: {
      needsMedia: false,
      coalesces: never,
      run: ({ store, revision }, { fields }) =>
        Promise.resolve({ state: pick(store.get(), fields), revision }),
    },
  };
