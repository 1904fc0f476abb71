import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inLanguage } from '../testing/in-language.js';
import { createObservers, type Observers } from '../testing/observers.js';
import { ListEnd, type ListEndProps } from './list-end.js';

let observers: Observers;
const onMore = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  observers = createObservers();
  vi.stubGlobal('IntersectionObserver', observers.IntersectionObserver);
});
afterEach(() => {
  cleanup();
  onMore.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draw = (props: Partial<ListEndProps> = {}) =>
  render(inLanguage(<ListEnd hasMore isLoading={false} hasFailed={false} onMore={onMore} {...props} />));

const mark = (container: HTMLElement): Element => {
  const found = container.querySelector('[class*="mark"]');
  if (found === null) throw new Error('The list has no end.');
  return found;
};

// ROW-8
it('requests more half a second after its end comes within 50 px', () => {
  const { container } = draw();
  expect(observers.watchOf(mark(container))).toMatchObject({ rootMargin: '50px', thresholds: [0.1] });
  act(() => observers.intersect(mark(container)));
  vi.advanceTimersByTime(499);
  expect(onMore).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onMore).toHaveBeenCalledOnce();
});

it('requests nothing if its end leaves again before that', () => {
  const { container } = draw();
  act(() => observers.intersect(mark(container)));
  vi.advanceTimersByTime(300);
  act(() => observers.intersect(mark(container), false));
  vi.advanceTimersByTime(1000);
  expect(onMore).not.toHaveBeenCalled();
});

it('does not observe its end while a page is loading, and announces the loading', () => {
  const { container } = draw({ isLoading: true });
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(observers.watchOf(mark(container))).toBeUndefined();
});

it('shows an error, and retries only on request', () => {
  draw({ hasFailed: true });
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the rest of this list');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledOnce();
});

it('renders nothing if the list has ended', () => {
  expect(draw({ hasMore: false }).container.textContent).toBe('');
});
