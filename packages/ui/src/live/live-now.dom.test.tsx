import type { ContentItem } from '@footlight/contract';
import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveNowButton } from './live-now-button.js';
import { LiveNowPanel, type LiveNowPanelProps } from './live-now-panel.js';

const t = createTranslate<LabelKey>(catalogues.en, 'en');
const NOW = Date.parse('2026-11-21T20:15:00.000Z');
const picture = {
  url: '/wide.webp',
  variants: [{ width: 320, url: '/small.webp' }],
  dominantColour: '#102030',
};
const event = (id: string, title: string): ContentItem => ({
  id,
  type: 'LIVE_EVENT',
  title,
  description: '',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  thumbnailUrl: '/wide.webp',
  images: { thumbnail: picture },
  tags: [],
  audioTracks: [],
  subtitleLanguages: [],
  favourite: false,
  contentContext: [],
  externalId: null,
  live: true,
  programmingInfo: {
    currentProgramme: {
      id: 'p1',
      title: 'Evening tide',
      description: '',
      episode: null,
      startDate: '2026-11-21T20:00:00.000Z',
      endDate: '2026-11-21T21:00:00.000Z',
      thumbnailUrl: null,
    },
    nextProgramme: null,
    channelLogoUrl: null,
  },
});

/** jsdom has no layout, so the test triggers the intersection with the end. */
let reachEnd: () => void = () => undefined;
let observed: IntersectionObserverInit | undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        report: (entries: { isIntersecting: boolean }[]) => void,
        options: IntersectionObserverInit,
      ) {
        observed = options;
        reachEnd = () => report([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const panel = (overrides: Partial<LiveNowPanelProps> = {}) => {
  const props: LiveNowPanelProps = {
    id: 'panel',
    events: [event('2001', 'Harbour Radio Live')],
    status: 'ready',
    hasMore: false,
    now: NOW,
    language: 'en',
    t,
    linkOf: ({ id }) => `/live/${id}`,
    onMore: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
    ...overrides,
  };
  render(<LiveNowPanel {...props} />);
  return props;
};

describe('LiveNowButton', () => {
  // LIVE-4
  it('shows the number of live events, and whether its panel is open', () => {
    const onToggle = vi.fn<() => void>();
    render(
      <LiveNowButton count={2} isFailed={false} isOpen={false} panelId="panel" t={t} onToggle={onToggle} />,
    );
    const button = screen.getByRole('button', { name: 'Live now 2' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(onToggle).toHaveBeenCalledOnce();
  });

  // LIVE-4
  it('restarts the pulse of its light only when the count changes', () => {
    const button = (count: number, isOpen: boolean) => (
      <LiveNowButton count={count} isFailed={false} isOpen={isOpen} t={t} onToggle={() => undefined} />
    );
    const { container, rerender } = render(button(2, false));
    const light = container.querySelector('button > [aria-hidden]');
    rerender(button(2, true));
    expect(container.querySelector('button > [aria-hidden]')).toBe(light);
    rerender(button(3, true));
    expect(container.querySelector('button > [aria-hidden]')).not.toBe(light);
  });

  // LIVE-4
  it('shows that the count failed to load', () => {
    render(<LiveNowButton count={2} isFailed t={t} onToggle={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Live now. We couldn’t load what’s live.' })).toBeTruthy();
  });
});

describe('LiveNowPanel', () => {
  it('lists and links each event, with its current programme', () => {
    const onFollow = vi.fn<NonNullable<LiveNowPanelProps['onFollow']>>((_event, click) =>
      click.preventDefault(),
    );
    panel({ onFollow });
    const link = screen.getByRole('link', { name: /Harbour Radio Live.*On now: Evening tide/ });
    expect(link.getAttribute('href')).toBe('/live/2001');
    fireEvent.click(link);
    expect(onFollow.mock.calls[0]?.[0].id).toBe('2001');
  });

  it('hides titles visually if the realm says so, but keeps them as accessible names', () => {
    panel({ titleDisplayMode: 'HIDE' });
    expect(screen.getByRole('link', { name: /Harbour Radio Live/ })).toBeTruthy();
    expect(screen.getByText('Harbour Radio Live').className).toMatch(/unseen/);
    expect(screen.getByText('On now: Evening tide').className).not.toMatch(/unseen/);
  });

  it('requests more within 50 px of its end', () => {
    const { onMore } = panel({ hasMore: true });
    expect(observed).toMatchObject({ rootMargin: '50px', threshold: 0.1 });
    reachEnd();
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('observes its end only while there is more', () => {
    observed = undefined;
    panel({ hasMore: false });
    expect(observed).toBeUndefined();
  });

  it('shows placeholders while loading, and a message if nothing is live', () => {
    panel({ events: [], status: 'loading' });
    expect(screen.getByRole('list', { name: 'Loading what’s live' })).toBeTruthy();
    cleanup();
    panel({ events: [], status: 'ready' });
    expect(screen.getByText('Nothing is live right now.')).toBeTruthy();
  });

  it('keeps its events when loading fails, and offers a retry', () => {
    const { onRetry } = panel({ status: 'failed' });
    expect(screen.getByRole('link')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('takes the focus, and closes on Escape', () => {
    const { onClose } = panel();
    const dialog = screen.getByRole('dialog', { name: 'Live now' });
    expect(document.activeElement).toBe(dialog);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });
});
