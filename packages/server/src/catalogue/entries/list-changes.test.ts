import { describe, expect, it } from 'vitest';
import { hashOf } from './change-entries.js';
import type { EntryState } from './entries.repository.js';
import { listChanges, type ListedEntry } from './list-changes.js';

const entry = (id: string, title: string): ListedEntry => ({
  collection: 'vods',
  id,
  document: { id, title },
  place: `list: ${id}`,
});
const state = (id: string, title: string, more: Partial<EntryState> = {}): EntryState => ({
  collection: 'vods',
  id,
  position: 0,
  hash: hashOf({ id, title }),
  fileHash: null,
  isPending: false,
  changedBy: null,
  ...more,
});
const NOTHING = { isReplacing: false, isRemoving: false };
const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

// ACCT-63
describe('what an import of lists changes', () => {
  const listed = [entry('same', 'a'), entry('changed', 'b'), entry('new', 'c')];
  const stored = [state('same', 'a'), state('changed', 'a'), state('gone', 'd')];

  it('is what differs, and not what the lists do not have', () => {
    const changes = listChanges(listed, stored, NOTHING);
    expect([ids(changes.added), ids(changes.changed), changes.unchanged]).toEqual([['new'], ['changed'], 1]);
    expect([changes.removed, changes.kept]).toEqual([[], []]);
    expect(ids(listChanges(listed, stored, { ...NOTHING, isRemoving: true }).removed)).toEqual(['gone']);
  });

  it.each([
    ['changed', { changedBy: 'editor' }],
    ['withdrew', { hash: null, changedBy: 'editor' }],
    ['drafted or planned', { isPending: true }],
  ])('is nothing that an editor %s, unless it is to be replaced', (_what, edited) => {
    const states = [state('one', 'a', edited), state('gone', 'a', edited)];
    const changes = listChanges([entry('one', 'b')], states, { isReplacing: false, isRemoving: true });
    expect(changes).toMatchObject({ added: [], changed: [], removed: [], kept: ['vods:one', 'vods:gone'] });
    const replaced = listChanges([entry('one', 'b')], states, { isReplacing: true, isRemoving: true });
    expect([ids(replaced.changed), ids(replaced.removed), replaced.kept]).toEqual([['one'], ['gone'], []]);
  });

  it('is no difference of an entry that an editor made the same', () => {
    expect(
      listChanges([entry('one', 'a')], [state('one', 'a', { changedBy: 'editor' })], NOTHING),
    ).toMatchObject({
      unchanged: 1,
      kept: [],
    });
  });

  it('removes those that others refer to last', () => {
    const rule: EntryState = { ...state('r', 'a'), collection: 'geoRules' };
    const changes = listChanges([], [rule, state('v', 'a')], { ...NOTHING, isRemoving: true });
    expect(ids(changes.removed)).toEqual(['v', 'r']);
  });
});
