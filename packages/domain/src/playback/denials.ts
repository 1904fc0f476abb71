import type { Denial } from './access.js';

export type Undated = Exclude<Denial, { readonly until: number }>;

/** The decision for each reason without a date. */
export const DENIALS: { readonly [R in Undated['because']]: Undated & { readonly because: R } } = {
  'signed-out': { kind: 'sign-in', because: 'signed-out' },
  precondition: { kind: 'sign-in', because: 'precondition' },
  'licence-missing': { kind: 'buy', because: 'licence-missing' },
  'requirements-unmet': { kind: 'buy', because: 'requirements-unmet' },
  'too-many-screens': { kind: 'wait', because: 'too-many-screens', until: null },
  geoblocked: { kind: 'none', because: 'geoblocked' },
  'not-online': { kind: 'none', because: 'not-online' },
  forbidden: { kind: 'none', because: 'forbidden' },
  'not-found': { kind: 'none', because: 'not-found' },
  'not-live': { kind: 'none', because: 'not-live' },
};
