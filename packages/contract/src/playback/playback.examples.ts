import { exampleItem } from '../content/content.examples.js';

export const playbackExample = {
  id: '1001',
  kind: 'vod',
  title: exampleItem.title,
  description: exampleItem.description,
  accessLevel: 'GRANTED',
  availableLicences: [],
  onlinePlayback: 'AVAILABLE',
  streams: [
    {
      protocol: 'HLS',
      url: '/media/s/eyJmIjoi.c2lnbmF0dXJl/vod/lantern-coast/master.m3u8',
      subtitles: [
        {
          language: 'en',
          label: 'English',
          url: '/media/s/eyJmIjoi.c2lnbmF0dXJl/vod/lantern-coast/subtitles/en.vtt',
          format: 'vtt',
        },
      ],
      drm: null,
      adUnits: [],
    },
  ],
  expiresAt: '2026-11-21T20:00:00.000Z',
  skipMarkers: [{ type: 'INTRO', from: 2, to: 9.5 }],
  watermark: null,
  thumbnailUrl: exampleItem.thumbnailUrl,
  poster: exampleItem.images.thumbnail,
  duration: 92.16,
  annotations: {
    chapters: '/media/annotations/lantern-coast/chapters.vtt',
    thumbnails: '/media/annotations/lantern-coast/thumbnails.vtt',
  },
  countdownDuration: 8,
  audioOnly: false,
  audioLanguages: ['en', 'es'],
  dvrWindow: null,
  live: null,
  premiere: null,
  favourite: false,
  statsEnabled: false,
  playbackSessionId: '0b5f6e0a-6c0c-4b52-9a43-2f3f7a6f1f10',
  heartbeatInterval: 20,
  maxHeight: null,
  watchProgress: null,
};
