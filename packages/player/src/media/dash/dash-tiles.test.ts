import { describe, expect, it } from 'vitest';
import { sheetsOf, type ImageElement } from './dash-tiles.js';

const tiles = (value: string) => [{ schemeIdUri: 'http://dashif.org/guidelines/thumbnail_tile', value }];

const manifest = (
  template: NonNullable<ImageElement['SegmentTemplate']>,
  period: ImageElement = {},
): ImageElement => {
  const representations: readonly ImageElement[] = [
    { bandwidth: 9000, EssentialProperty: tiles('5x5') },
    { bandwidth: 3000, EssentialProperty: tiles('10x2') },
  ];
  const images: ImageElement = {
    mimeType: 'image/jpeg',
    SegmentTemplate: template,
    Representation: representations,
  };
  return { Period: [{ ...period, AdaptationSet: [{ contentType: 'video' }, images] }] };
};

// PLAY-65
describe('sheetsOf', () => {
  it('divides a period by the duration of its segments, for the smallest pictures', () => {
    expect(sheetsOf(manifest({ duration: 100, timescale: 10 }), 24)).toEqual([
      { start: 0, end: 10, columns: 10, rows: 2 },
      { start: 10, end: 20, columns: 10, rows: 2 },
      { start: 20, end: 24, columns: 10, rows: 2 },
    ]);
  });

  it('follows a timeline, on the clock of the presentation', () => {
    const template = {
      timescale: 1000,
      presentationTimeOffset: 5000,
      SegmentTimeline: { S: [{ t: 5000, d: 4000, r: 1 }, { d: 2000 }] },
    };
    expect(
      sheetsOf(manifest(template, { start: 100, duration: 10 }), 110).map(({ start, end }) => [start, end]),
    ).toEqual([
      [100, 104],
      [104, 108],
      [108, 110],
    ]);
  });

  it('finds none in a manifest without images, and ends for a broken one', () => {
    expect(sheetsOf({ Period: [{ AdaptationSet: [{ contentType: 'video' }] }] }, 10)).toEqual([]);
    expect(sheetsOf(manifest({ duration: 0 }), 10)).toEqual([]);
    expect(
      sheetsOf(manifest({ SegmentTimeline: { S: [{ t: 0, d: 1, r: -1 }] } }), 1e9).length,
    ).toBeLessThanOrEqual(10_000);
  });
});
