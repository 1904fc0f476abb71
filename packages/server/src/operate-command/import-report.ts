import type { LeftOutPictures } from '../features/guide/dated/content-rules.js';
import type { GuideImportResult } from '../features/guide/import/guide-import.service.js';
import type { bringPictures } from './lists/list-pictures.js';
import type { ListImportResult } from '../catalogue/entries/import-lists.js';

const MOST_LISTED = 100;

const listed = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_LISTED
    ? lines
    : [...lines.slice(0, MOST_LISTED), `  … and ${lines.length - MOST_LISTED} more`];

const MOST_NAMED = 10;

const firstOf = (names: readonly string[]): string =>
  names.length <= MOST_NAMED ? names.join(', ') : `${names.slice(0, MOST_NAMED).join(', ')}, …`;

const counted = (count: number, what: string): readonly string[] => (count === 0 ? [] : [`${count} ${what}`]);

/** What an import of guides did, or would do, line by line. */
export const guideReport = ({
  channels,
  unchanged,
  unknown,
  leftOut,
}: GuideImportResult): readonly string[] => [
  ...listed(
    channels.map(
      ({ channelId, added, changed, removed }) =>
        `  ${channelId}: ${added} added, ${changed} changed, ${removed} removed`,
    ),
  ),
  `${channels.length} channels differ, ${unchanged} have the same programmes already.`,
  ...counted(
    unknown.length,
    'channels of the guide are none of the catalogue (a channel’s externalId names the one of the guide):',
  ),
  ...listed(
    unknown.map(
      ({ id, name, programmes }) => `  ${id}${name === '' ? '' : ` “${name}”`}: ${programmes} programmes`,
    ),
  ),
  ...counted(leftOut.untitled, 'programmes without a title were left out.'),
  ...counted(leftOut.endless, 'programmes without a length were left out.'),
];

/** What an import of lists did, or would do, line by line. */
export const listsReport = ({
  added,
  changed,
  removed,
  kept,
  needed,
  unchanged,
  missingFilms,
}: ListImportResult): readonly string[] => [
  ...listed(added.map((key) => `  ${key}: added`)),
  ...listed(changed.map(({ key, fields }) => `  ${key}: changed (${fields.join(', ')})`)),
  ...listed(removed.map((key) => `  ${key}: removed`)),
  ...listed(kept.map((key) => `  ${key}: kept, since an editor changed it (--replace overwrites it)`)),
  ...listed(needed.map(({ key, by }) => `  ${key}: kept, since others name it: ${firstOf(by)}`)),
  `${added.length} entries are new, ${changed.length} differ, ${unchanged} are the same already, ${removed.length} are removed, ${kept.length + needed.length} are kept.`,
  ...counted(
    missingFilms.length,
    `films are not there yet (“footlight add” makes them): ${firstOf(missingFilms)}`,
  ),
];

/** What became of the pictures of lists. */
export const broughtReport = ({
  brought,
  leftOut,
}: Awaited<ReturnType<typeof bringPictures>>): readonly string[] => [
  ...counted(brought, 'pictures were brought to the store of media.'),
  ...listed(leftOut.map((reason) => `  left out: ${reason}`)),
];

export const picturesReport = (pictures: LeftOutPictures): readonly string[] =>
  [...pictures].map(
    ([origin, count]) =>
      `${count} pictures of ${origin} were left out: guide.pictureOrigins of the realm file does not name it.`,
  );
