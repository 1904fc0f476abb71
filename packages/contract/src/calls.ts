import { memberCalls } from './member-calls.js';
import { viewingCalls } from './viewing-calls.js';

/** Every call of the service by name. */
export const calls = { ...viewingCalls, ...memberCalls } as const;

export type CallName = keyof typeof calls;
