import type { ContentItem, Row, RowDisplay } from '@footlight/contract';

/** Width of a row's cards: by the window size, or a width of their own. */
export type RowWidth = 'wide' | 'poster' | 'section' | 'playlist';

export const rowWidthOf = ({ type, display }: Pick<Row, 'type' | 'display'>): RowWidth => {
  if (type === 'SECTION_LINK') return 'section';
  if (display.displayPosters) return 'poster';
  if (type === 'VOD_PLAYLIST') return display.playlistImageType === 'poster' ? 'poster' : 'playlist';
  return 'wide';
};

/** The image of a row's cards: the title's still, its poster, or its still with the title artwork. */
export const rowPictureOf = (
  { displayPosters, playlistImageType }: Pick<RowDisplay, 'displayPosters' | 'playlistImageType'>,
  { type }: Pick<ContentItem, 'type'>,
): 'thumbnail' | 'poster' | 'title' => {
  if (displayPosters) return 'poster';
  if (type === 'PLAYLIST') return playlistImageType;
  return 'thumbnail';
};

/** The programmes that the cards of a row show; null for rows outside the guide. */
export const rowProgrammesOf = ({ type }: Pick<Row, 'type'>): 'now' | 'nowAndNext' | null => {
  if (type === 'EPG') return 'now';
  return type === 'EPG_NOW_NEXT' ? 'nowAndNext' : null;
};

/** The service names sides as in a left-to-right page; they are mapped to logical ones. */
export const rowAlignmentOf = ({ textAlignment }: Pick<RowDisplay, 'textAlignment'>) =>
  ({ left: 'start', center: 'center', right: 'end' } as const)[textAlignment];

/** Featured rows need a background picture; without one they look like the others. */
export const rowLookOf = ({
  rowType,
  background,
}: Pick<RowDisplay, 'rowType' | 'background'>): RowDisplay['rowType'] =>
  rowType === 'featured' && background === null ? 'basic' : rowType;
