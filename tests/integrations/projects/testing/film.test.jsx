import '@footlight/elements/define';
import { FootlightEmbed, FootlightLiveNow, FootlightPlayer } from '@footlight/react/components';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(cleanup);

const TAGS = ['player', 'multi-view', 'embed', 'guide-card', 'live-now', 'watchlist', 'watch-together'];

/** What a test of a page waits for at least: later tasks of the elements may not fail it either. */
const LATER_MS = 500;
const later = () => new Promise((resolve) => setTimeout(resolve, LATER_MS));

it.each(TAGS)('<footlight-%s> can be added, changed and removed', async (name) => {
  const element = document.createElement(`footlight-${name}`);
  element.setAttribute('video', '1001');
  document.body.append(element);
  await vi.waitFor(() => expect(element.shadowRoot).not.toBeNull());
  element.setAttribute('video', '1012');
  await later();
  element.remove();
  await later();
});

it('components of React render, change and go', async () => {
  const heard = vi.fn();
  const page = (id) =>
    createElement(
      'main',
      null,
      createElement(FootlightPlayer, { video: id, startAt: 2, onFootlightEnded: heard }),
      createElement(FootlightEmbed, { video: id }),
      createElement(FootlightLiveNow),
    );
  const { container, rerender } = render(page('1001'));
  const player = container.querySelector('footlight-player');
  rerender(page('1012'));
  expect([player.video, player.startAt]).toEqual(['1012', 2]);
  player.dispatchEvent(new CustomEvent('footlight-ended', { detail: { id: '1012' } }));
  expect(heard).toHaveBeenCalledTimes(1);
  await later();
});
