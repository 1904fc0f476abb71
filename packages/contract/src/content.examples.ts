const image = (name: string) => ({
  url: `/media/artwork/${name}-1280.webp`,
  variants: [
    { width: 320, url: `/media/artwork/${name}-320.webp` },
    { width: 1280, url: `/media/artwork/${name}-1280.webp` },
  ],
  dominantColour: '#16324f',
});

/** The film that most examples speak of. */
export const exampleItem = {
  id: '1001',
  type: 'VOD',
  title: 'The Lantern Coast',
  description: 'A keeper who has never seen the sea. A light that has never gone out.',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  thumbnailUrl: '/media/artwork/lantern-coast-thumbnail-1280.webp',
  images: { thumbnail: image('lantern-coast-thumbnail') },
  duration: 92.16,
  tags: ['drama'],
  audioTracks: ['en', 'es'],
  subtitleLanguages: ['en', 'es', 'ar'],
  favourite: false,
  contentContext: [],
  externalId: null,
};

const paging = { moreDataAvailable: false, lastSeen: '1001' };
const gradients = { top: 0, bottom: 1, start: 0.8, end: 0 };
const row = {
  bucketId: 'home-films',
  type: 'CONTENT',
  title: 'Films',
  description: null,
  display: {
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
  },
  items: [exampleItem],
  paging,
};

const details = {
  availablePurchases: [],
  trailer: null,
  playbackUrl: '/api/v5/manifest/video/1001',
  credits: [{ role: 'Director', name: 'Inés Valmar' }],
};

export const contentExamples = {
  row,
  section: {
    section: { id: 'home', title: 'Home' },
    heroes: [
      {
        id: 'home-hero-1',
        item: exampleItem,
        title: 'The Lantern Coast',
        tagline: 'New series, first three episodes free',
        description: 'A keeper who has never seen the sea.',
        titleImage: null,
        channelLogoUrl: null,
        background: { image: image('lantern-coast-hero'), portrait: null, gradients, animationUrl: null },
        primaryButton: {
          label: 'Watch now',
          link: { type: 'EVENT', eventId: '1001', contentType: 'VOD', firstVideoId: null },
        },
        secondaryButton: null,
      },
    ],
    buckets: [row],
    paging: { moreDataAvailable: false, lastSeen: 'home-films' },
  },
  vod: { ...exampleItem, ...details },
  live: {
    ...exampleItem,
    ...details,
    id: '2001',
    type: 'LIVE_EVENT',
    title: 'Harbour Radio Live',
    live: true,
    startDate: '2026-11-20T00:00:00.000Z',
    endDate: null,
    scheduledStartDate: '2026-11-20T00:00:00.000Z',
    eventHasGoneLive: true,
    playbackUrl: '/api/v5/manifest/event/2001',
  },
  adjacent: { previous: [], next: [exampleItem] },
  playlist: {
    id: '3001',
    title: 'Thirty nights',
    description: 'One a night.',
    images: exampleItem.images,
    accessLevel: 'GRANTED',
    itemCount: 1,
    vods: [exampleItem],
    paging,
    socialSharingDetail: null,
  },
  season: {
    id: '4001',
    title: 'Season 1',
    description: '',
    seasonNumber: 1,
    episodeCount: 1,
    images: exampleItem.images,
    series: { seriesId: '5001', title: 'The Lantern Coast' },
    episodes: [exampleItem],
    paging,
  },
  series: {
    seriesId: '5001',
    title: 'The Lantern Coast',
    description: 'One winter decides which of them lasts.',
    tagline: null,
    year: '2026',
    genre: 'Drama',
    images: exampleItem.images,
    accessLevel: 'GRANTED',
    audioTracks: ['en', 'es'],
    seasons: [{ id: '4001', title: 'Season 1', seasonNumber: 1, episodeCount: 8 }],
    trailer: null,
    paging: { moreDataAvailable: false, lastSeen: '4001' },
  },
  adjacentSeasons: {
    precedingSeasons: [],
    followingSeasons: [{ id: '4002', title: 'Season 2', seasonNumber: 2, episodeCount: 8 }],
  },
  grid: { id: 'films', title: 'All films', items: [exampleItem], paging },
};
