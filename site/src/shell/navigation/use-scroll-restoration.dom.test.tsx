import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration.js';
import { stubResizeObserver } from '../../testing/stub-observers.js';

const scrollTo = vi.fn<(position: ScrollToOptions) => void>();

beforeEach(() => void vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  cleanup();
  scrollTo.mockReset();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const Page = () => {
  useScrollRestoration();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`${pathname}${search}`}</p>
      <Link to="/video/1001">Another page</Link>
      <Link to="/home?kind=films">Another part</Link>
      <main id="content" tabIndex={-1} />
    </>
  );
};

const follow = async (name: string): Promise<void> => {
  const link = screen.getByRole('link', { name });
  link.focus();
  await act(async () => link.click());
  await screen.findByText(link.getAttribute('href') ?? '');
};

// NAV-17
describe('useScrollRestoration on page load', () => {
  const open = (type: string) => {
    sessionStorage.setItem(
      'footlight.positions',
      JSON.stringify([['default /home', { top: 900, rows: {}, focus: null }]]),
    );
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
    stubResizeObserver();
    render(
      <MemoryRouter initialEntries={[{ pathname: '/home', key: 'default' }]}>
        <Page />
      </MemoryRouter>,
    );
  };
  afterEach(() => void vi.restoreAllMocks());

  it('restores the scroll position after a reload', () => {
    open('reload');
    expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
  });

  it('stays at the top if the address was opened anew', () => {
    open('navigate');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('saves a scroll position from before it was mounted', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    vi.stubGlobal('scrollY', 700);
    open('navigate');
    for (const frame of frames) frame(performance.now());
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('footlight.positions')).toContain('"top":700');
  });
});

describe('useScrollRestoration on following a link', () => {
  beforeEach(() => {
    render(
      <MemoryRouter initialEntries={['/home']}>
        <Page />
      </MemoryRouter>,
    );
  });

  // NAV-16
  it('scrolls to the top and focuses the content', async () => {
    expect(scrollTo).not.toHaveBeenCalled();
    await follow('Another page');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  // NAV-16
  it('keeps scroll position and focus if only the query changes', async () => {
    await follow('Another part');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Another part' }));
  });
});
