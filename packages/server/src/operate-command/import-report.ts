import type { LeftOutPictures } from '../features/guide/import/content-rules.js';
import type { GuideImportResult } from '../features/guide/import/guide-import.service.js';
import type { ChannelsImport } from './import-channels.js';

const MOST_LISTED = 100;

const listed = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST_LISTED
    ? lines
    : [...lines.slice(0, MOST_LISTED), `  … and ${lines.length - MOST_LISTED} more`];

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

/** What an import of a list of channels did, or would do, line by line. */
export const channelsReport = (
  { added, changed, unchanged, kept }: ChannelsImport,
  leftOut: readonly string[],
): readonly string[] => [
  ...listed(added.map((id) => `  ${id}: added`)),
  ...listed(changed.map((id) => `  ${id}: changed`)),
  ...listed(kept.map((id) => `  ${id}: plays a film or an event, and stays as it is`)),
  ...listed(leftOut.map((reason) => `  left out: ${reason}`)),
  `${added.length} channels are new, ${changed.length} differ, ${unchanged} are the same already.`,
];

export const picturesReport = (pictures: LeftOutPictures): readonly string[] =>
  [...pictures].map(
    ([origin, count]) =>
      `${count} pictures of ${origin} were left out: guide.pictureOrigins of the realm file does not name it.`,
  );
