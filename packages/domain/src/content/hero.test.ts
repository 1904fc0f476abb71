import type { CallToAction } from '@footlight/contract';
import { describe, expect, it } from 'vitest';
import { targetsItem } from './hero.js';

const film = { id: '1001', type: 'VOD' } as const;
const to = (eventId: string, firstVideoId: string | null = null): CallToAction => ({
  label: null,
  link: { type: 'EVENT', eventId, contentType: 'VOD', firstVideoId },
});
const elsewhere: CallToAction = { label: null, link: { type: 'ROUTE', route: 'home', params: {} } };

// LIVE-1
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
