import type { CallToAction } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { becomesPlayer, targetsItem } from './hero.js';

const film = { id: '1001', type: 'VOD' } as const;
const to = (eventId: string, firstVideoId: string | null = null): CallToAction => ({
  label: null,
  link: { type: 'EVENT', eventId, contentType: 'VOD', firstVideoId },
});
const elsewhere: CallToAction = { label: null, link: { type: 'ROUTE', route: 'home', params: {} } };

// HERO-1
describe('targetsItem', () => {
  it.each([
    [to('1001'), true],
    [to('5001', '1001'), true],
    [to('1001', '1002'), false],
    [to('1002'), false],
    [elsewhere, false],
    [null, false],
  ])('for %j returns %s', (button, answer) => {
    expect(targetsItem(button, film)).toBe(answer);
  });

  it('distinguishes a video from an event with the same id', () => {
    expect(targetsItem(to('1001'), { id: '1001', type: 'LIVE_EVENT' })).toBe(false);
  });
});

// HERO-1
describe('becomesPlayer', () => {
  const background = (animationUrl: string | null) => ({
    image: { url: '/hero.webp', variants: [], dominantColour: '#16324f' },
    portrait: null,
    gradients: { top: 0, bottom: 1, start: 1, end: 0 },
    animationUrl,
  });
  const item = { ...film } as Parameters<typeof becomesPlayer>[0]['item'];

  it.each([
    [to('1001'), null, '/api/v5/manifest/video/1001', true],
    [elsewhere, to('1001'), '/api/v5/manifest/video/1001', true],
    [elsewhere, to('1002'), '/api/v5/manifest/video/1001', false],
    [to('1001'), null, null, false],
  ])('with %j, %j and %s returns %s', (primaryButton, secondaryButton, animationUrl, answer) => {
    expect(
      becomesPlayer({ item, background: background(animationUrl), primaryButton, secondaryButton }),
    ).toBe(answer);
  });
});
