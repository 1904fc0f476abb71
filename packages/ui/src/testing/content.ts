import type { ContentItem, Image } from '@footlight/contract';

/** A picture in two widths, in the form the service returns. */
export const picture = (name: string): Image => ({
  url: `/${name}-640.webp`,
  variants: [320, 640].map((width) => ({ width, url: `/${name}-${width}.webp` })),
  dominantColour: '#16324f',
});

/** A film available to everybody, with the given changes. */
export const film = (change: Partial<ContentItem> = {}): ContentItem => ({
  id: '1001',
  type: 'VOD',
  title: 'The Lantern Coast',
  description: 'A keeper who has never seen the sea.',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  thumbnailUrl: '/wide-640.webp',
  images: { thumbnail: picture('wide'), poster: picture('poster') },
  duration: 92.16,
  tags: [],
  audioTracks: ['en'],
  subtitleLanguages: [],
  favourite: false,
  contentContext: [],
  externalId: null,
  ...change,
});
