import type { VodDetails } from '@footlight/contract';
import { expect, it } from 'vitest';
import { videoObject, type EntityAddresses } from './structured-data.js';

const video = (change: Partial<VodDetails> = {}): VodDetails =>
  ({
    id: '1001',
    type: 'VOD',
    title: 'The Lantern Coast',
    description: '',
    accessLevel: 'GRANTED',
    tags: [],
    images: { thumbnail: { url: '/t.webp', variants: [], dominantColour: '#102030' } },
    ...change,
  }) as unknown as VodDetails;

const addresses: EntityAddresses = {
  of: ({ id }) => `https://watch.example/video/${id}`,
  ofSeason: () => '',
  ofSeries: () => '',
  frame: () => '',
  absolute: (path) => path,
};

// REVIEW-9
it('has a rating only if there are reviews', () => {
  expect(videoObject(video(), 'en', addresses)['aggregateRating']).toBeUndefined();
  expect(
    videoObject(video({ rating: { average: 4.08, count: 12 } }), 'en', addresses)['aggregateRating'],
  ).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.08,
    ratingCount: 12,
    reviewCount: 12,
    bestRating: 5,
    worstRating: 1,
  });
});
