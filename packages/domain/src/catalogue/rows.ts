import type { ContentItem, Row, RowDisplay } from '@footlight/contract';

/** How wide the cards of a row are: by the window, or of a width of their own. */
export type RowWidth = 'wide' | 'poster' | 'section' | 'playlist';

export const rowWidthOf = ({ type, display }: Pick<Row, 'type' | 'display'>): RowWidth => {
  if (type === 'SECTION_LINK') return 'section';
  if (display.displayPosters) return 'poster';
  if (type === 'VOD_PLAYLIST') return display.playlistImageType === 'poster' ? 'poster' : 'playlist';
  return 'wide';
};

/** What a card of the row shows: the still of the title, its poster, or its still under its own lettering. */
export const rowPictureOf = (
  { displayPosters, playlistImageType }: Pick<RowDisplay, 'displayPosters' | 'playlistImageType'>,
  { type }: Pick<ContentItem, 'type'>,
): 'thumbnail' | 'poster' | 'title' => {
  if (displayPosters) return 'poster';
  if (type === 'PLAYLIST') return playlistImageType;
  return 'thumbnail';
};

/** What the cards of a row tell of programmes; null for rows that are no part of the guide. */
export const rowProgrammesOf = ({ type }: Pick<Row, 'type'>): 'now' | 'nowAndNext' | null => {
  if (type === 'EPG') return 'now';
  return type === 'EPG_NOW_NEXT' ? 'nowAndNext' : null;
};

/** Sides as the service names them are those of a page that reads from the left. */
export const rowAlignmentOf = ({ textAlignment }: Pick<RowDisplay, 'textAlignment'>) =>
  ({ left: 'start', center: 'center', right: 'end' } as const)[textAlignment];

/** Featured rows need a picture to stand before: without one they are like the others. */
export const rowLookOf = ({
  rowType,
  background,
}: Pick<RowDisplay, 'rowType' | 'background'>): RowDisplay['rowType'] =>
  rowType === 'featured' && background === null ? 'basic' : rowType;
