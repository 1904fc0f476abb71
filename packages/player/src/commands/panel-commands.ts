import type { SleepTimer } from '../store/player-state.js';
import type { RunsOf } from './command.js';
import { readStats } from './playback-stats.js';

const sleepTimerOf = (after: number | 'end' | null): SleepTimer | null => {
  if (after === null) return null;
  if (after === 'end') return { until: 'end' };
  return { until: 'time', minutes: after, endsAt: Date.now() + after * 60_000 };
};

/** Commands for what is shown with the video, and for reading its figures. */
export const panelCommands: RunsOf<
  'setAnnotations' | 'setStatistics' | 'setSleepTimer' | 'setGuide' | 'setChannels' | 'getStats'
> = {
  setAnnotations: {
    run({ store }, { on }) {
      store.set({ annotationsEnabled: on });
      return Promise.resolve({ annotationsEnabled: on });
    },
  },
  setStatistics: {
    run({ store }, { on }) {
      store.set({ statistics: on });
      return Promise.resolve({ statistics: on });
    },
  },
  setSleepTimer: {
    run({ store }, { after }) {
      const sleepTimer = sleepTimerOf(after);
      store.set({ sleepTimer });
      return Promise.resolve({ sleepTimer });
    },
  },
  setGuide: {
    run({ store, loader }, { open, channel = null, at = null }) {
      const isOpen = open && loader?.guide !== undefined && store.get().epgId !== null;
      store.set({ programmeGuide: isOpen ? { channel, at } : null });
      return Promise.resolve({ open: isOpen });
    },
  },
  setChannels: {
    run({ store }, { open }) {
      const isOpen = open && store.get().channels !== null;
      store.set({ isChoosingChannel: isOpen });
      return Promise.resolve({ open: isOpen });
    },
  },
  getStats: {
    run: (player) => Promise.resolve(readStats(player)),
  },
};
