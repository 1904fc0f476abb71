import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../../testing/in-language.js';
import { createObservers, type Observers } from '../../testing/observers.js';
import { RowPositionsProvider } from './row-positions.js';
import { Row, type RowProps } from './row.js';

let observers: Observers;

beforeEach(() => {
  observers = createObservers();
  vi.stubGlobal('IntersectionObserver', observers.IntersectionObserver);
  vi.stubGlobal('ResizeObserver', observers.ResizeObserver);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (props: Partial<RowProps> = {}, language: 'en' | 'ar' = 'en') =>
  inLanguage(
    <Row title="Films" {...props}>
      {['one', 'two', 'three'].map((title) => (
        <a key={title} href={`#${title}`}>
          {title}
        </a>
      ))}
    </Row>,
    language,
  );

const draw = (props: Partial<RowProps> = {}, language: 'en' | 'ar' = 'en') => render(row(props, language));

const track = () => screen.getByRole('list');
const focused = () => document.activeElement?.textContent;
const begin = (title: string) => screen.getByText(title).focus();

const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  const target = document.activeElement ?? document.body;
  const event = createEvent.keyDown(target, { key, ...modifiers });
  fireEvent(target, event);
  return event;
};

/** Gives the track a layout: 400 px wide with 1000 px of cards, scrolled to `from`. */
const layOut = (from: number) => {
  Object.defineProperties(track(), {
    clientWidth: { configurable: true, value: 400 },
    scrollWidth: { configurable: true, value: 1000 },
    scrollLeft: { configurable: true, value: from },
  });
  fireEvent.scroll(track());
};

const turns = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

/** The sentinel after the last card; it has no accessible name to query by. */
const endOf = (): Element => {
  const mark = track().lastElementChild;
  if (mark === null) throw new Error('The row is empty.');
  return mark;
};

describe('Row', () => {
  it('is a region named by its title', () => {
    draw({ description: 'By night.' });
    const region = screen.getByRole('region', { name: 'Films' });
    expect(region.contains(screen.getByRole('heading', { name: 'Films' }))).toBe(true);
    expect(screen.getByText('By night.')).toBeDefined();
  });

  it('renders a list item for each card and one for its `end`', () => {
    draw({ end: <p>Waiting</p> });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'one',
      'two',
      'three',
      'Waiting',
    ]);
  });
});

describe('keyboard navigation in a Row', () => {
  it('moves the focus with the arrows, Home and End', () => {
    draw();
    begin('one');
    expect(press('ArrowRight').defaultPrevented).toBe(true);
    expect(focused()).toBe('two');
    press('End');
    expect(focused()).toBe('three');
    press('ArrowLeft');
    expect(focused()).toBe('two');
    press('Home');
    expect(focused()).toBe('one');
  });

  it('follows the direction of right-to-left pages', () => {
    draw({}, 'ar');
    begin('one');
    press('ArrowLeft');
    expect(focused()).toBe('two');
    press('ArrowRight');
    expect(focused()).toBe('one');
    press('End');
    expect(focused()).toBe('three');
  });

  it.each([
    ['three', 'ArrowRight'],
    ['one', 'ArrowLeft'],
    ['two', 'ArrowDown'],
    ['two', 'a'],
  ])('with the focus on %s, ignores %s', (title, key) => {
    draw();
    begin(title);
    expect(press(key).defaultPrevented).toBe(false);
    expect(focused()).toBe(title);
  });

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
    'with %o ignores arrows, which the browser uses for back and forward',
    (modifiers) => {
      draw();
      begin('two');
      expect(press('ArrowLeft', modifiers).defaultPrevented).toBe(false);
      expect(focused()).toBe('two');
    },
  );
});

describe('the scroll buttons of a Row', () => {
  it.each([
    ['en', 1],
    ['ar', -1],
  ] as const)('are shown only in directions with more cards, in %s', (language, forward) => {
    draw({}, language);
    expect(turns()).toEqual([]);
    layOut(0);
    expect(turns()).toHaveLength(1);
    layOut(forward * 300);
    expect(turns()).toHaveLength(2);
    layOut(forward * 600);
    expect(turns()).toHaveLength(1);
  });

  it('name the direction and the row', () => {
    draw();
    layOut(300);
    expect(turns()).toEqual(['Back: Films', 'More: Films']);
  });

  it('are updated when the row is resized', () => {
    draw();
    Object.defineProperties(track(), { clientWidth: { value: 400 }, scrollWidth: { value: 1000 } });
    act(() => observers.resize(track()));
    expect(turns()).toEqual(['More: Films']);
  });

  it.each([
    ['en', 'More: Films', 400],
    ['en', 'Back: Films', -400],
    ['ar', 'المزيد: Films', -400],
    ['ar', 'السابق: Films', 400],
  ] as const)('scroll by the visible width, in %s with “%s”', (language, name, left) => {
    draw({}, language);
    layOut(language === 'ar' ? -300 : 300);
    const scrollBy = vi.fn<(options: ScrollToOptions) => void>();
    Object.assign(track(), { scrollBy });
    fireEvent.click(screen.getByRole('button', { name }));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left, behavior: 'smooth' });
  });
});

describe('the end of a Row', () => {
  it('requests more only when it becomes visible', () => {
    const onNearEnd = vi.fn<() => void>();
    draw({ onNearEnd });
    expect(onNearEnd).not.toHaveBeenCalled();
    act(() => observers.intersect(endOf(), false));
    expect(onNearEnd).not.toHaveBeenCalled();
    act(() => observers.intersect(endOf()));
    expect(onNearEnd).toHaveBeenCalledOnce();
  });

  it('is observed one width ahead, inside the track', () => {
    draw({ onNearEnd: () => undefined });
    const watch = observers.watchOf(endOf());
    expect(watch?.root).toBe(track());
    expect(watch?.rootMargin).toBe('0px 100% 0px 100%');
  });

  it('is observed only while there is more', () => {
    const { rerender, unmount } = draw({ onNearEnd: () => undefined });
    const mark = endOf();
    rerender(row());
    expect(observers.watchOf(mark)).toBeUndefined();
    rerender(row({ onNearEnd: () => undefined }));
    expect(observers.watchOf(mark)).toBeDefined();
    unmount();
    expect(observers.watchOf(mark)).toBeUndefined();
  });
});

describe('the cards of a Row', () => {
  const states = () =>
    [...track().querySelectorAll<HTMLElement>('[data-state]')].map((slot) => slot.dataset['state']);

  /** jsdom does not implement `:focus-visible`, so the test sets it. */
  const withFocusSeen = (element: HTMLElement, isSeen: boolean) =>
    vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':focus-visible' && isSeen);

  it('are marked as before or after the hovered or focused card', () => {
    draw();
    expect(new Set(states())).toEqual(new Set(['default']));
    const [, second] = screen.getAllByRole('link');
    if (second === undefined) throw new Error('The row has no second card.');
    fireEvent.pointerMove(second);
    expect(states().slice(0, 3)).toEqual(['before', 'active', 'after']);
    fireEvent.pointerLeave(track());
    expect(new Set(states())).toEqual(new Set(['default']));
    withFocusSeen(second, true);
    act(() => second.focus());
    expect(states().slice(0, 3)).toEqual(['before', 'active', 'after']);
  });

  // ROW-4
  it('return to the default state when the focus leaves the row, wherever the pointer rests', () => {
    draw();
    const [, second] = screen.getAllByRole('link');
    if (second === undefined) throw new Error('The row has no second card.');
    vi.spyOn(track(), 'querySelector').mockReturnValue(second);
    withFocusSeen(second, true);
    act(() => second.focus());
    expect(states()).toContain('active');
    act(() => second.blur());
    expect(new Set(states())).toEqual(new Set(['default']));
  });

  // ROW-4
  it('keep the default state for a card without visible focus or one that moves under a resting pointer', () => {
    draw();
    const [, second] = screen.getAllByRole('link');
    if (second === undefined) throw new Error('The row has no second card.');
    withFocusSeen(second, false);
    act(() => second.focus());
    fireEvent.pointerOver(second);
    expect(new Set(states())).toEqual(new Set(['default']));
  });
});

describe('the scroll position of a Row', () => {
  const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'];
  const CARD_PX = 200;
  const SHOWN_PX = 400;

  /** A row of `cards` cards, laid out 400 px wide with 200 px per card; its page has stored `positions`. */
  const laidOut = (positions: Map<string, number>, cards: number) => {
    const widthOf = (element: Element) => element.querySelectorAll('a').length * CARD_PX;
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SHOWN_PX);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function scrolled(
      this: Element,
    ) {
      return widthOf(this);
    });
    Object.assign(HTMLElement.prototype, {
      scrollTo(this: Element, { left = 0 }: ScrollToOptions) {
        const most = widthOf(this) - SHOWN_PX;
        this.scrollLeft = Math.sign(left) * Math.min(Math.abs(left), most);
      },
    });
    const store = {
      read: (id: string) => positions.get(id) ?? 0,
      write: (id: string, left: number) => void positions.set(id, left),
    };
    const of = (count: number) => (
      <RowPositionsProvider value={store}>
        {inLanguage(
          <Row id="films" title="Films">
            {NAMES.slice(0, count).map((name) => (
              <a key={name} href={`#${name}`}>
                {name}
              </a>
            ))}
          </Row>,
          'en',
        )}
      </RowPositionsProvider>
    );
    const { rerender } = render(of(cards));
    return { draw: (count: number) => rerender(of(count)) };
  };

  const moveTo = (left: number) => {
    track().scrollLeft = left;
    fireEvent.scroll(track());
  };

  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo');
  });

  it('is restored, and saved when the viewer scrolls', () => {
    const positions = new Map([['films', 300]]);
    laidOut(positions, 6);
    expect(track().scrollLeft).toBe(300);
    moveTo(500);
    expect(positions.get('films')).toBe(500);
  });

  it('is not overwritten by scroll events of a row that was removed from the page', () => {
    const positions = new Map([['films', 300]]);
    laidOut(positions, 6);
    const removed = track();
    removed.remove();
    removed.scrollLeft = 0;
    fireEvent.scroll(removed);
    expect(positions.get('films')).toBe(300);
  });

  it('is restored once there are enough cards, and stays saved until then', () => {
    const positions = new Map([['films', 800]]);
    const { draw: drawCards } = laidOut(positions, 4);
    fireEvent.scroll(track());
    expect(track().scrollLeft).toBe(400);
    expect(positions.get('films')).toBe(800);
    drawCards(6);
    fireEvent.scroll(track());
    expect(track().scrollLeft).toBe(800);
    expect(positions.get('films')).toBe(800);
  });

  it('is not restored if the viewer scrolls before there are enough cards', () => {
    const positions = new Map([['films', 800]]);
    const { draw: drawCards } = laidOut(positions, 4);
    moveTo(100);
    drawCards(6);
    expect(track().scrollLeft).toBe(100);
    expect(positions.get('films')).toBe(100);
  });
});
