import type { ContentItem } from '@footlight/contract';
import { expect, it } from 'vitest';
import { multiViewCandidates } from './multi-view-candidates.js';

const thumbnail = { url: '/wide.webp', variants: [{ width: 480, url: '/480.webp' }], dominantColour: '#000' };

it.each([
  ['GRANTED', null],
  ['GRANTED_ON_SIGN_IN', '/live/2001'],
  ['DENIED', '/live/2001'],
  ['GEOBLOCKED', '/live/2001'],
] as const)('ACC-27: an event that is %s leads to %s', (accessLevel, accessHref) => {
  const event = { id: '2001', type: 'LIVE_EVENT', title: 'Harbour', accessLevel, images: { thumbnail } };
  expect(multiViewCandidates([event as ContentItem], ({ id }) => `/live/${id}`)).toEqual([
    { id: '2001', kind: 'live', title: 'Harbour', thumb: '/480.webp', accessHref },
  ]);
});
