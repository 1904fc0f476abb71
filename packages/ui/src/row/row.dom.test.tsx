import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LabelsProvider } from '../labels/labels.js';
import { Row, type RowProps } from './row.js';

/** jsdom has no layout: what comes into sight is said by the test. */
let reachEnd: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const titles = ['one', 'two', 'three'];

const draw = (direction: 'ltr' | 'rtl' = 'ltr', props: Partial<RowProps> = {}) =>
  render(
    <LabelsProvider value={{ t: createTranslate<LabelKey>(catalogues.en, 'en'), language: 'en', direction }}>
      <Row title="Films" {...props}>
        {titles.map((title) => (
          <a key={title} href={`#${title}`}>
            {title}
          </a>
        ))}
      </Row>
    </LabelsProvider>,
  );

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** Lays out the track: its own width, that of its cards, and where it is scrolled to. */
const layOut = (from: number) => {
  const track = screen.getByRole('list');
  Object.defineProperties(track, {
    clientWidth: { configurable: true, value: 400 },
    scrollWidth: { configurable: true, value: 1000 },
    scrollLeft: { configurable: true, value: from },
  });
  const scrollBy = vi.fn<(options: ScrollToOptions) => void>();
  Object.assign(track, { scrollBy });
  fireEvent.scroll(track);
  return scrollBy;
};

describe('Row', () => {
  it('is a region named by its title', () => {
    draw();
    expect(screen.getByRole('region', { name: 'Films' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Films' })).toBeDefined();
  });

  it('moves the focus with the arrows, Home and End', () => {
    draw();
    screen.getByText('one').focus();
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('two');
    press('End');
    expect(document.activeElement?.textContent).toBe('three');
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('three');
    press('Home');
    expect(document.activeElement?.textContent).toBe('one');
  });

  it('reads from right to left where the page does', () => {
    draw('rtl');
    screen.getByText('one').focus();
    press('ArrowLeft');
    expect(document.activeElement?.textContent).toBe('two');
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('one');
  });

  it('offers the way there only where there is one', () => {
    draw();
    layOut(0);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    layOut(300);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    layOut(600);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it.each([
    ['ltr', 400],
    ['rtl', -400],
  ] as const)('turns a page on in %s', (direction, left) => {
    draw(direction);
    const scrollBy = layOut(0);
    fireEvent.click(screen.getByRole('button'));
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left }));
  });

  it('asks for more near its end', () => {
    const onNearEnd = vi.fn<() => void>();
    draw('ltr', { onNearEnd });
    expect(onNearEnd).not.toHaveBeenCalled();
    act(() => reachEnd());
    expect(onNearEnd).toHaveBeenCalledOnce();
  });
});
