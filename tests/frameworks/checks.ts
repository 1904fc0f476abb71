/** The state that each framework's page binds to its player. */
export interface Bound {
  readonly isShown: boolean;
  readonly hasChildren: boolean;
  readonly loop: boolean | null;
  readonly startAt: number;
  readonly videoTitle: string | null;
  readonly shortcuts: Readonly<Record<string, readonly string[]>>;
}

/** Interface between a test and such a page. */
export interface Checks {
  set(changes: Partial<Bound>): void;
  /** Names of events, in the order in which their handlers were called. */
  readonly received: string[];
}

export const INITIAL: Bound = {
  isShown: true,
  hasChildren: false,
  loop: true,
  startAt: 2,
  videoTitle: 'before',
  shortcuts: {},
};

/** Event names in every spelling, and one of the element's own. */
export const EVENT_NAMES = [
  'lowercaseevent',
  'kebab-event',
  'camelEvent',
  'PascalEvent',
  'CAPSevent',
  'footlight-ended',
] as const;

/** Exposes a page to the test. */
export const offer = (set: Checks['set']): ((name: string) => void) => {
  const received: string[] = [];
  const checks: Checks = { set, received };
  Reflect.set(globalThis, 'checks', checks);
  return (name) => void received.push(name);
};
