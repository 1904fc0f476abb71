import { contentCalls } from './content.calls.js';
import { favouritesCalls } from './favourites.calls.js';
import { liveCalls } from './live.calls.js';
import { playbackCalls } from './playback.calls.js';
import { preferencesCalls } from './preferences.calls.js';
import { realmCalls } from './realm.calls.js';
import { sessionCalls } from './session.calls.js';

/** Every call of the service by its name. */
export const calls = {
  ...contentCalls,
  ...favouritesCalls,
  ...liveCalls,
  ...playbackCalls,
  ...preferencesCalls,
  ...realmCalls,
  ...sessionCalls,
} as const;

export type CallName = keyof typeof calls;
