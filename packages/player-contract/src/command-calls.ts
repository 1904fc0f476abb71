import type { QueueRules } from './command-queue.js';
import type { CommandName, CommandParams } from './commands.js';

/** The name of the one parameter; never where there are several. */
type SoleKey<P, K extends keyof P = keyof P> = K extends unknown
  ? Exclude<keyof P, K> extends never
    ? K
    : never
  : never;

/** How a command is called. */
export interface CommandCall<P> {
  /** How its method takes the parameters: not at all, as they are, or by the value of the one that is named. */
  readonly takes: 'none' | 'all' | { readonly only: SoleKey<P> };
  /** The parameters of one call that stands for two which wait together; undefined where both are made. */
  readonly merge?: (older: P, newer: P) => P | undefined;
  /** Whether a call waits until the one before it is confirmed: what it sets would else never be seen set. */
  readonly takesTurns?: boolean;
  /** Whether it changes what the others speak of: nothing is merged across it. */
  readonly isBarrier?: boolean;
}

const newest = <P>(_older: P, newer: P): P => newer;
const together = <P extends object>(older: P, newer: P): P => ({ ...older, ...newer });

/** Sets something, of which the newest call counts. */
const sets = { merge: newest, takesTurns: true } as const;
/** Sets several things, of which the newest of each counts. */
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
 * How every command is called. Apart from their table, so that the script of an element or of a host page comes without
 * its checks.
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
  setAudioTrack: { takes: 'all', ...sets },
  setQuality: { takes: { only: 'id' }, ...sets },
  setRate: { takes: { only: 'rate' }, ...sets },
  setPreferences: { takes: 'all', ...setsSome },
  setAnnotations: { takes: { only: 'on' }, ...sets },
  setStatistics: { takes: { only: 'on' }, ...sets },
  setSleepTimer: { takes: { only: 'after' }, ...sets },
  setGuide: { takes: 'all', ...sets },
  skipAd: { takes: 'none', merge: newest },
  getState: { takes: { only: 'fields' } },
} as const satisfies { readonly [N in CommandName]: CommandCall<CommandParams[N]> };

export const COMMAND_NAMES = /* @__PURE__ */ Object.keys(COMMAND_CALLS) as readonly CommandName[];

/** How calls of a command stand to each other in a queue. */
export const queueRulesOf = (name: CommandName): QueueRules => COMMAND_CALLS[name] as QueueRules;
