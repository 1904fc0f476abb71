import '@footlight/elements/define';
import { configure } from '@footlight/elements';
import { afterEach, expect, it, vi } from 'vitest';

configure({ origin: 'http://localhost:9' });
const complaints = ['error', 'warn'].map((level) => vi.spyOn(console, level));
afterEach(() => {
  document.body.innerHTML = '';
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it.each(['player', 'embed', 'live-now', 'multi-view', 'guide-card', 'watchlist', 'watch-together'])(
  'mounts a %s',
  async (name) => {
    document.body.innerHTML = `<footlight-${name} video="1001"></footlight-${name}>`;
    await customElements.whenDefined(`footlight-${name}`);
    expect(document.body.firstElementChild.matches(':defined')).toBe(true);
  },
);
