import type { MediaList } from './media-list.js';

/**
 * Replaces the members of a list; members that stay must be the same objects.
 * @param noun used in the event names: `addtrack`, `removerendition` …
 */
export const replaceMembers = <Member extends { readonly id: string }>(
  list: MediaList<Member>,
  noun: 'track' | 'rendition',
  members: readonly Member[],
): void => {
  const before = Array.from(list);
  for (const index of before.keys()) Reflect.deleteProperty(list, index);
  Object.assign(list, members, { length: members.length });
  const dispatch = (what: 'add' | 'remove', member: Member): void =>
    void list.dispatchEvent(Object.assign(new Event(`${what}${noun}`), { [noun]: member }));
  for (const removed of before) if (!members.includes(removed)) dispatch('remove', removed);
  for (const come of members) if (!before.includes(come)) dispatch('add', come);
};
