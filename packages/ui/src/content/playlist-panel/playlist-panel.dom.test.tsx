import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { film } from '../../testing/content.js';
import { inLanguage } from '../../testing/in-language.js';
import { PlaylistPanel, type PlaylistPanelProps } from './playlist-panel.js';

const films = (count: number) =>
  Array.from({ length: count }, (_, index) => film({ id: `v${index + 1}`, title: `Night ${index + 1}` }));
const playlist = (itemCount: number) =>
  film({ id: '3001', type: 'PLAYLIST', title: 'Thirty nights', description: 'One a night.', itemCount });

beforeEach(() => {
  // jsdom has no layout and does not implement scrolling.
  HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(cleanup);

const panel = (props: Partial<PlaylistPanelProps> = {}) =>
  inLanguage(
    <PlaylistPanel
      id="panel"
      playlist={playlist(30)}
      items={films(6)}
      pageSize={6}
      hasMore
      status="ready"
      onMore={() => undefined}
      hrefOf={({ id }) => `/video/${id}?playlistId=3001`}
      playHref="/video/v1?playlistId=3001"
      pageHref="/playlist/3001"
      isLeaving={false}
      onClose={() => undefined}
      {...props}
    />,
  );

const titles = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent?.replace(/\s*1 min.*$/u, ''));
const next = () => screen.getByRole('button', { name: 'More videos' });
const previous = () => screen.getByRole('button', { name: 'Previous videos' });

describe('PlaylistPanel', () => {
  // ROW-10
  it('shows the details and links of its playlist, and takes the focus', () => {
    render(panel());
    expect(screen.getByRole('region', { name: 'Thirty nights' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thirty nights' }));
    expect(screen.getByText('30 videos')).toBeDefined();
    expect(screen.getByText('One a night.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/video/v1?playlistId=3001');
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/playlist/3001');
    expect(titles()).toHaveLength(6);
  });

  it.each([
    [5, 'small'],
    [6, 'big'],
  ] as const)('for %i videos has the %s layout', (itemCount, layout) => {
    render(panel({ playlist: playlist(itemCount), items: films(itemCount), hasMore: false }));
    expect(screen.getByRole('region').dataset['layout']).toBe(layout);
  });

  it('has arrows only for more than one page', () => {
    render(panel({ playlist: playlist(6), hasMore: false }));
    expect(screen.queryByRole('button', { name: 'More videos' })).toBeNull();
  });

  // ROW-12
  it('loads a page when it is first shown, and never again', () => {
    const onMore = vi.fn<() => void>();
    const { rerender } = render(panel({ onMore }));
    expect(onMore).not.toHaveBeenCalled();
    fireEvent.click(next());
    expect(onMore).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('7–12 of 30');
    rerender(panel({ onMore, status: 'loading' }));
    rerender(panel({ onMore, items: films(12) }));
    expect(titles()[0]).toContain('Night 7');
    fireEvent.click(previous());
    expect(titles()[0]).toContain('Night 1');
    fireEvent.click(next());
    expect(titles()).toHaveLength(6);
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('stops at the first and the last page', () => {
    render(panel({ playlist: playlist(8), items: films(8), hasMore: false }));
    expect(previous().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(previous());
    expect(titles()[0]).toContain('Night 1');
    fireEvent.click(next());
    fireEvent.click(next());
    expect(titles().map((title) => /Night \d/u.exec(title ?? '')?.[0])).toEqual(['Night 7', 'Night 8']);
    expect(next().getAttribute('aria-disabled')).toBe('true');
  });

  it('shows an error, and retries', () => {
    const onMore = vi.fn<() => void>();
    render(panel({ items: [], status: 'failed', onMore }));
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load this playlist');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('hides titles visually if the realm says so, but keeps them as accessible names', () => {
    const { container } = render(panel({ titleDisplayMode: 'HIDE' }));
    const heading = screen.getByRole('heading', { name: 'Thirty nights' });
    expect(heading.className).toContain('unseen');
    const inSight = [...container.querySelectorAll('li a span')].filter(
      (words) => words.children.length === 0 && !words.className.includes('unseen'),
    );
    const words = inSight.map(({ textContent }) => textContent);
    expect(words.join(' ')).not.toContain('Night');
    // The numbers of the videos are still shown.
    expect(words).toContain('1');
    expect(screen.getByRole('link', { name: /Night 1/u })).toBeDefined();
  });

  it('is inert while it leaves', () => {
    const { container } = render(panel({ isLeaving: true }));
    expect(container.firstElementChild?.hasAttribute('inert')).toBe(true);
  });
});
