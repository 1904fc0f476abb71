import { describe, expect, it } from 'vitest';
import {
  initialStage,
  reduceStage,
  stageEffect,
  stageView,
  type StageEvent,
  type StageState,
} from './stage.reducer.js';

/** Stands in for a player; the reducer only stores it. */
type State = StageState<'one' | 'two'>;
type Event = StageEvent<'one' | 'two'>;

const STATES: Readonly<Record<string, State>> = {
  covered: { phase: 'covered' },
  held: { phase: 'held' },
  due: { phase: 'due' },
  coming: { phase: 'coming' },
  pressed: { phase: 'pressed' },
  missing: { phase: 'missing', attempt: 0, focus: 'kept' },
  missingFocus: { phase: 'missing', attempt: 0, focus: 'toRetry' },
  retrying: { phase: 'retrying', attempt: 1 },
  missing1: { phase: 'missing', attempt: 1, focus: 'kept' },
  missing1Focus: { phase: 'missing', attempt: 1, focus: 'toRetry' },
  retrying2: { phase: 'retrying', attempt: 2 },
  shown: { phase: 'present', attempt: 0, player: 'one', intent: 'none' },
  shownTwo: { phase: 'present', attempt: 0, player: 'two', intent: 'none' },
  toPlay: { phase: 'present', attempt: 0, player: 'one', intent: 'play' },
  toPlayTwo: { phase: 'present', attempt: 0, player: 'two', intent: 'play' },
  toPlay1: { phase: 'present', attempt: 1, player: 'one', intent: 'play' },
  toPlay1Two: { phase: 'present', attempt: 1, player: 'two', intent: 'play' },
};

const EVENTS: Readonly<Record<string, Event>> = {
  start: { type: 'start' },
  hold: { type: 'hold' },
  release: { type: 'release' },
  press: { type: 'press' },
  codeCame: { type: 'codeCame' },
  enter: { type: 'enter', player: 'one' },
  enterTwo: { type: 'enter', player: 'two' },
  miss: { type: 'miss', hadFocus: false },
  missFocus: { type: 'miss', hadFocus: true },
  retry: { type: 'retry' },
  clearIntent: { type: 'clearIntent' },
};

/** Next state for each event in each state; `-` means that the event is ignored. */
const TABLE = `
              start   hold  release  press    codeCame  enter    enterTwo    miss      missFocus      retry      clearIntent
covered       coming  held  -        pressed  coming    -        -           -         -              -          -
held          coming  -     covered  pressed  due       -        -           -         -              -          -
due           coming  -     coming   pressed  -         -        -           -         -              -          -
coming        -       -     -        pressed  -         shown    shownTwo    missing   missingFocus   -          -
pressed       -       -     -        -        -         toPlay   toPlayTwo   missing   missingFocus   -          -
missing       -       -     -        -        -         -        -           -         -              retrying   -
missingFocus  -       -     -        -        -         -        -           -         -              retrying   -
retrying      -       -     -        -        -         toPlay1  toPlay1Two  missing1  missing1Focus  -          -
missing1      -       -     -        -        -         -        -           -         -              retrying2  -
shown         -       -     -        -        -         -        shownTwo    -         -              -          -
toPlay        -       -     -        -        -         -        toPlayTwo   -         -              -          shown
`;

const wordsOf = (line: string): string[] => line.trim().split(/\s+/u);
const [head = '', ...rows] = TABLE.trim().split('\n');
const pairs = rows.flatMap((row) => {
  const [from = '', ...targets] = wordsOf(row);
  return wordsOf(head).map((event, at) => ({ from, event, to: targets[at] ?? '' }));
});

const named = <T>(values: Readonly<Record<string, T>>, name: string): T => {
  const value = values[name];
  if (value === undefined)
    throw new Error(`The table names “${name}”; known are ${Object.keys(values).join(', ')}.`);
  return value;
};

describe('the stage of a player', () => {
  it.each(pairs)('changes from $from on $event to $to', ({ from, event, to }) => {
    const state = named(STATES, from);
    const next = reduceStage(state, named(EVENTS, event));
    const isSame = to === '-';
    expect({ next, isSame: next === state }).toEqual({ next: isSame ? state : named(STATES, to), isSame });
  });

  it('is tested with every event in every phase', () => {
    const phases = {
      covered: 0,
      held: 0,
      due: 0,
      coming: 0,
      pressed: 0,
      missing: 0,
      retrying: 0,
      present: 0,
    } satisfies Record<State['phase'], 0>;
    const events = {
      start: 0,
      hold: 0,
      release: 0,
      press: 0,
      codeCame: 0,
      enter: 0,
      miss: 0,
      retry: 0,
      clearIntent: 0,
    } satisfies Record<Event['type'], 0>;
    const seen = pairs.map(({ from, event }) => `${named(STATES, from).phase} ${named(EVENTS, event).type}`);
    const all = Object.keys(phases).flatMap((phase) => Object.keys(events).map((type) => `${phase} ${type}`));
    expect(new Set(seen)).toEqual(new Set(all));
  });

  it.each([
    [true, 'coming'],
    [false, 'covered'],
  ] as const)('with automatic start %s, begins as %s', (comes, phase) => {
    expect(initialStage(comes)).toEqual({ phase });
  });

  it.each([
    ['covered', 'awaitSign', 0],
    ['held', 'awaitSign', 0],
    ['due', 'awaitSign', 0],
    ['coming', 'bring', 0],
    ['pressed', 'bring', 0],
    ['shown', 'bring', 0],
    ['toPlay', 'bring', 0],
    ['missing', 'none', 0],
    ['missingFocus', 'focusRetry', 0],
    ['retrying', 'bring', 1],
    ['toPlay1', 'bring', 1],
    ['missing1', 'none', 1],
    ['missing1Focus', 'focusRetry', 1],
    ['retrying2', 'bring', 2],
  ] as const)('while %s, has the effect %s of attempt %i', (name, kind, attempt) => {
    expect(stageEffect(named(STATES, name))).toEqual({ kind, attempt });
  });

  it('has the same effect from loading until the player is present, so that it is cleaned up only once', () => {
    for (const [before, after] of [
      ['coming', 'shown'],
      ['pressed', 'toPlay'],
      ['retrying', 'toPlay1'],
      ['toPlay', 'shown'],
      ['shown', 'shownTwo'],
    ] as const)
      expect(stageEffect(named(STATES, after))).toEqual(stageEffect(named(STATES, before)));
  });

  const bare = { player: null, intent: 'none', cover: 'none', again: null };
  it.each([
    ['covered', { ...bare, cover: 'idle' }],
    ['held', { ...bare, cover: 'idle' }],
    ['due', { ...bare, cover: 'idle' }],
    ['coming', bare],
    ['pressed', { ...bare, cover: 'busy' }],
    ['missing', { ...bare, again: { isTrying: false, hasTried: false } }],
    ['missingFocus', { ...bare, again: { isTrying: false, hasTried: false } }],
    ['retrying', { ...bare, again: { isTrying: true, hasTried: true } }],
    ['missing1', { ...bare, again: { isTrying: false, hasTried: true } }],
    ['shown', { ...bare, player: 'one' }],
    ['toPlay', { ...bare, player: 'one', intent: 'play' }],
  ])('while %s, shows %o', (name, view) => {
    expect(stageView(named(STATES, name))).toEqual(view);
  });
});
