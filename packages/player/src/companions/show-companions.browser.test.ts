import type { AdCompanion } from '@footlight/player-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAITED_AD } from '../ads/awaited-ad.js';
import { catchPings } from '../testing/catch-pings.js';
import { showCompanions } from './show-companions.js';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const companion: AdCompanion = {
  kind: 'image',
  url: PIXEL,
  slot: 'side',
  width: 300,
  height: 250,
  alternativeText: 'Coffee',
  page: 'https://shop.example/',
  clickTracking: ['https://told.example/click'],
  viewTracking: ['https://told.example/view'],
};

class AdvertisedElement extends EventTarget {
  state: { readonly ad: typeof AWAITED_AD | null } = { ad: null };
  plays(companions: readonly AdCompanion[] | null): void {
    this.state = { ad: companions === null ? null : { ...AWAITED_AD, phase: 'playing', companions } };
    this.dispatchEvent(new Event('footlight-statechange'));
  }
}

let pings: string[];
let player: AdvertisedElement;
const slot = () => document.body.appendChild(document.createElement('div'));

beforeEach(() => {
  pings = catchPings();
  player = new AdvertisedElement();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('companions (PLAY-76)', () => {
  it('fill the slot of their id, are tracked once, and leave with their advertisement', () => {
    const [side, other] = [slot(), slot()];
    showCompanions(player, {
      slots: [
        { element: other, id: 'other' },
        { element: side, id: 'side' },
      ],
    });
    player.plays([companion]);
    player.plays([{ ...companion }]);
    const link = side.querySelector('a');
    expect(link).toMatchObject({ href: 'https://shop.example/', target: '_blank' });
    expect(link?.rel).toContain('noopener');
    expect(link?.querySelector('img')).toMatchObject({ alt: 'Coffee', width: 300, height: 250 });
    expect(other.childElementCount).toBe(0);
    expect(pings).toEqual(['https://told.example/view']);
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(pings).toEqual(['https://told.example/view', 'https://told.example/click']);
    player.plays(null);
    expect(side.childElementCount).toBe(0);
  });

  it('fill slots of their size, one each, and stay if the page wants that', () => {
    const [first, second] = [slot(), slot()];
    const size = { width: 300, height: 250 };
    showCompanions(player, {
      slots: [
        { element: first, ...size },
        { element: second, ...size },
      ],
      stays: true,
    });
    player.plays([companion, { ...companion, width: 728, height: 90 }, { ...companion, page: null }]);
    expect(first.firstElementChild?.localName).toBe('a');
    expect(second.firstElementChild?.localName).toBe('img');
    player.plays(null);
    expect(first.childElementCount).toBe(1);
  });

  it('of the ad server run in a sandbox without the origin of the page', () => {
    const side = slot();
    const stop = showCompanions(player, { slots: [{ element: side, id: 'side' }] });
    player.plays([{ ...companion, kind: 'frame', url: 'about:blank' }]);
    const frame = side.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
    stop();
    expect(side.childElementCount).toBe(0);
  });

  it('need slots with an element and an id or a size', () => {
    expect(() => showCompanions(player, { slots: [{ element: slot() }] })).toThrow(/slots\[0\] must have/u);
    expect(() => showCompanions(player, { slots: [{ element: null as never, id: 'a' }] })).toThrow(
      /slots\[0\]\.element/u,
    );
  });
});
