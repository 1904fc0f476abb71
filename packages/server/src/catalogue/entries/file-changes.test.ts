import { describe, expect, it } from 'vitest';
import { hashOf } from './change-entries.js';
import type { Entry } from './collections.js';
import type { EntryState } from './entries.repository.js';
import { fileChanges } from './file-changes.js';

const entry = (id: string, title: string, position = 0): Entry => ({
  collection: 'vods',
  id,
  position,
  document: { id, title },
});
const state = (id: string, title: string, more: Partial<EntryState> = {}): EntryState => ({
  collection: 'vods',
  id,
  position: 0,
  hash: hashOf({ id, title }),
  fileHash: hashOf({ id, title }),
  isPending: false,
  changedBy: null,
  ...more,
});

// ACCT-57
describe('what an import of files changes', () => {
  it('is what differs from the last import', () => {
    const changes = fileChanges(
      [entry('same', 'a'), entry('changed', 'b'), entry('moved', 'c', 1), entry('new', 'd')],
      [state('same', 'a'), state('changed', 'a'), state('moved', 'c'), state('gone', 'e')],
    );
    expect(changes.saved.map(({ id }) => id)).toEqual(['changed', 'moved', 'new']);
    expect(changes.removed.map(({ id }) => id)).toEqual(['gone']);
    expect(changes.kept).toEqual([]);
  });

  it.each([
    ['changed', { hash: hashOf('edited') }],
    ['withdrew', { hash: null }],
    ['drafted or planned', { isPending: true }],
  ])('is nothing that an editor %s', (_what, edited) => {
    const states = [state('both', 'a', edited), state('gone', 'a', edited), state('alone', 'a', edited)];
    const changes = fileChanges([entry('both', 'b'), entry('alone', 'a')], states);
    expect(changes).toEqual({ saved: [], removed: [], kept: ['vods:both', 'vods:gone'] });
  });

  it('leaves what was made in the service', () => {
    expect(fileChanges([], [state('own', 'a', { fileHash: null })]).removed).toEqual([]);
  });

  it('removes those that others refer to last', () => {
    const rule: EntryState = { ...state('r', 'a'), collection: 'geoRules' };
    expect(fileChanges([], [rule, state('v', 'a')]).removed.map(({ id }) => id)).toEqual(['v', 'r']);
  });
});
