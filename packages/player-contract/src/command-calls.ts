import type { QueueRules } from './command-queue.js';
import type { CommandName, CommandParams } from './commands.js';

/** The key of the only parameter; `never` when there are several. */
type SoleKey<P, K extends keyof P = keyof P> = K extends unknown
  ? Exclude<keyof P, K> extends never
    ? K
    : never
  : never;

/** How a command is called. */
export interface CommandCall<P> {
  /** How the method takes the parameters: none, the whole object, or only the value of the named one. */
  readonly takes: 'none' | 'all' | { readonly only: SoleKey<P> };
  /** Merges two waiting calls into one and returns its parameters; undefined keeps both calls. */
  readonly merge?: (older: P, newer: P) => P | undefined;
  /**
   * Whether a call waits until the previous one is confirmed. Otherwise a newer call could overwrite its value
   * unconfirmed.
   */
  readonly takesTurns?: boolean;
  /** Whether the call changes what later calls refer to; calls are never merged across it. */
  readonly isBarrier?: boolean;
}

const newest = <P>(_older: P, newer: P): P => newer;
const together = <P extends object>(older: P, newer: P): P => ({ ...older, ...newer });

/** Sets one value; the newest call wins. */
const sets = { merge: newest, takesTurns: true } as const;
/** Sets several values; the newest value of each wins. */
const setsSome = { merge: together, takesTurns: true } as const;

const addSeeks = (
  older: CommandParams['seek'],
  newer: CommandParams['seek'],
): CommandParams['seek'] | undefined => {
  if (!('by' in newer)) return newer;
  if ('to' in older) return { to: Math.max(0, older.to + newer.by) };
  return 'by' in older ? { by: older.by + newer.by } : undefined;
};

/**
 * How every command is called. Kept apart from the `COMMANDS` table so that the bundle of an element or a host page
 * does not include the parameter checks.
 */
export const COMMAND_CALLS = {
  play: { takes: 'none' },
  pause: { takes: 'none' },
  next: { takes: 'none', isBarrier: true },
  previous: { takes: 'none', isBarrier: true },
  load: { takes: 'all', isBarrier: true },
  seek: { takes: 'all', merge: addSeeks },
  setVolume: { takes: 'all', ...setsSome },
  setFullscreen: { takes: { only: 'on' }, ...sets },
  setPictureInPicture: { takes: { only: 'on' }, ...sets },
  promptRemote: { takes: 'none', merge: newest },
  setTextTrack: { takes: 'all', ...sets },
  setSubtitleDelay: { takes: { only: 'seconds' }, ...sets },
  setAudioTrack: { takes: 'all', ...sets },
  setQuality: { takes: { only: 'id' }, ...sets },
  setRate: { takes: { only: 'rate' }, ...sets },
  setPreferences: { takes: 'all', ...setsSome },
  setAnnotations: { takes: { only: 'on' }, ...sets },
  setStatistics: { takes: { only: 'on' }, ...sets },
  setSleepTimer: { takes: { only: 'after' }, ...sets },
  setGuide: { takes: 'all', ...sets },
  setChannels: { takes: { only: 'open' }, ...sets },
  skipAd: { takes: 'none', merge: newest },
  getStats: { takes: 'none' },
  getState: { takes: { only: 'fields' } },
} as const satisfies { readonly [N in CommandName]: CommandCall<CommandParams[N]> };

export const COMMAND_NAMES = /* @__PURE__ */ Object.keys(COMMAND_CALLS) as readonly CommandName[];

/** The queue rules of a command. */
export const queueRulesOf = (name: CommandName): QueueRules => COMMAND_CALLS[name] as QueueRules;
