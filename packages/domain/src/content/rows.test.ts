import type { RowDisplay } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { rowAlignmentOf, rowLookOf, rowPictureOf, rowProgrammesOf, rowWidthOf } from './rows.js';

const display: RowDisplay = {
  rowType: 'basic',
  rowCount: 1,
  background: null,
  primaryCallToAction: null,
  secondaryCallToAction: null,
  textAlignment: 'left',
  displayPosters: false,
  playlistImageType: 'title',
  showItemPosition: false,
  metadataDisplayMode: 'regular',
  hideMetadata: false,
  cardBackground: null,
  contentDescription: false,
};
const background: RowDisplay['background'] = {
  image: { url: '/hero.webp', variants: [], dominantColour: '#16324f' },
  gradients: { top: 0, bottom: 1, start: 1, end: 0 },
  animation: 'none',
};

// ROW-2
describe('rowWidthOf', () => {
  it.each([
    ['CONTENT', {}, 'wide'],
    ['CONTENT', { displayPosters: true }, 'poster'],
    ['SECTION_LINK', {}, 'section'],
    ['VOD_PLAYLIST', {}, 'playlist'],
    ['VOD_PLAYLIST', { playlistImageType: 'poster' }, 'poster'],
    ['CONTENT', { playlistImageType: 'poster' }, 'wide'],
  ] as const)('for %s with %j is %s', (type, change, width) => {
    expect(rowWidthOf({ type, display: { ...display, ...change } })).toBe(width);
  });
});

describe('rowPictureOf', () => {
  it.each([
    ['VOD', {}, 'thumbnail'],
    ['VOD', { displayPosters: true }, 'poster'],
    ['VOD', { playlistImageType: 'poster' }, 'thumbnail'],
    ['PLAYLIST', {}, 'title'],
    ['PLAYLIST', { playlistImageType: 'poster' }, 'poster'],
    ['PLAYLIST', { displayPosters: true }, 'poster'],
  ] as const)('for %s with %j is the %s', (type, change, picture) => {
    expect(rowPictureOf({ ...display, ...change }, { type })).toBe(picture);
  });
});

describe('rowProgrammesOf', () => {
  it.each([
    ['EPG', 'now'],
    ['EPG_NOW_NEXT', 'nowAndNext'],
    ['CONTENT', null],
    ['CONTENT_HIGHLIGHT', null],
  ] as const)('for %s is %s', (type, programmes) => {
    expect(rowProgrammesOf({ type })).toBe(programmes);
  });
});

// ROW-6
describe('rowAlignmentOf', () => {
  it.each([
    ['left', 'start'],
    ['center', 'center'],
    ['right', 'end'],
  ] as const)('maps %s to %s', (textAlignment, side) => {
    expect(rowAlignmentOf({ textAlignment })).toBe(side);
  });
});

// ROW-6
describe('rowLookOf', () => {
  it.each([
    ['basic', null, 'basic'],
    ['inline', null, 'inline'],
    ['featured', background, 'featured'],
    ['featured', null, 'basic'],
    ['inline', background, 'inline'],
  ] as const)('for %s with background %j is %s', (rowType, behind, look) => {
    expect(rowLookOf({ rowType, background: behind })).toBe(look);
  });
});
