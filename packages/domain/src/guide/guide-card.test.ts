import type { Programme } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { guideSubjectOf, showsGuideCard } from './guide-card.js';

const programme = (id: string, startDate: string, endDate: string): Programme => ({
  id,
  title: id,
  description: '',
  episode: null,
  startDate,
  endDate,
  thumbnailUrl: null,
});
const tide = programme('tide', '2026-11-21T20:00:00Z', '2026-11-21T21:00:00Z');
const news = programme('news', '2026-11-21T21:00:00Z', '2026-11-21T21:30:00Z');

describe('guideSubjectOf', () => {
  // GUIDE-2
  it('reads a list item, with each programme once and sorted by start', () => {
    const subject = guideSubjectOf({
      id: '2001',
      title: 'Harbour Radio Live',
      accessLevel: 'GRANTED',
      epgId: '6001',
      programmes: [news, tide],
      programmingInfo: { currentProgramme: tide, nextProgramme: news, channelLogoUrl: '/logo.webp' },
    });
    expect(subject).toMatchObject({
      eventId: '2001',
      channelId: '6001',
      name: 'Harbour Radio Live',
      logoUrl: '/logo.webp',
      onlinePlayback: 'AVAILABLE',
      programmes: [tide, news],
    });
  });

  it('reads a row’s channel, which plays its live event and is its own guide channel', () => {
    const channel = {
      id: '6001',
      type: 'CHANNEL',
      title: 'Harbour Radio',
      accessLevel: 'GRANTED',
      liveEventId: '2001',
    } as const;
    expect(guideSubjectOf(channel)).toMatchObject({ eventId: '2001', channelId: '6001' });
  });

  // GUIDE-2
  it('reads a channel of the guide', () => {
    const channel = {
      eventId: '2001',
      channelId: '6001',
      name: 'Harbour Radio',
      logoUrl: null,
      accessLevel: 'GRANTED',
      programmes: [tide],
      now: tide,
      next: news,
    } as const;
    expect(guideSubjectOf(channel)).toMatchObject({
      eventId: '2001',
      channelId: '6001',
      name: 'Harbour Radio',
      programmes: [tide, news],
    });
  });
});

describe('ACC-19: showsGuideCard', () => {
  const playable = { accessLevel: 'GRANTED', onlinePlayback: 'AVAILABLE' } as const;

  it('is true only for granted content that plays online', () => {
    expect(showsGuideCard(playable, true)).toBe(true);
    for (const accessLevel of ['GRANTED_ON_SIGN_IN', 'DENIED', 'GEOBLOCKED'] as const)
      expect(showsGuideCard({ ...playable, accessLevel }, true)).toBe(false);
    expect(showsGuideCard({ ...playable, onlinePlayback: 'NOT_AVAILABLE' }, true)).toBe(false);
  });

  it('is false if the realm’s guide does not play or the channel has no event', () => {
    expect(showsGuideCard(playable, false)).toBe(false);
    const silent = guideSubjectOf({ eventId: null, name: 'Corner', accessLevel: 'GRANTED' });
    expect(showsGuideCard(silent, true)).toBe(false);
  });
});
