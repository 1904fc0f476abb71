import { describe, expect, it } from 'vitest';
import type { CatalogueChannels } from './catalogue-pages.schemas.js';
import { daysBack } from './extend-guide.js';

const UNRECORDED = { id: 'news', minutes: 60, texts: { en: { title: 'A', description: 'B' } } };

const offering = (...hours: readonly number[]): CatalogueChannels => ({
  formats: {
    radio: {
      description: { en: 'Radio' },
      programmes: [
        UNRECORDED,
        ...hours.map((count, at) => ({
          id: `p${String(at)}`,
          minutes: 60,
          texts: UNRECORDED.texts,
          recording: { vod: '1001', hours: count },
        })),
      ],
    },
  },
  channels: [],
});

// GUIDE-21
describe('daysBack', () => {
  it('returns two days if no recording is offered for longer', () => {
    expect(daysBack(offering())).toBe(2);
    expect(daysBack(offering(24, 48))).toBe(2);
  });

  it('returns the days for which the longest recording is offered', () => {
    expect(daysBack(offering(24, 49))).toBe(3);
    expect(daysBack(offering(720))).toBe(30);
  });

  // GUIDE-41
  it('returns the days for which a channel offers its broadcasts', () => {
    const channels = [{ id: '6001', name: { en: 'A' }, film: 'a', catchUp: { hours: 73 } }];
    expect(daysBack({ ...offering(24), channels })).toBe(4);
  });
});
