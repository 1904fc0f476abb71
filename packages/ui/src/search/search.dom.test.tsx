import { chosenFacets } from '@footlight/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../testing/in-language.js';
import { createObservers } from '../testing/observers.js';
import { CardGrid } from './card-grid.js';
import { FacetFilters } from './facet-filters.js';
import { SearchField } from './search-field.js';

afterEach(cleanup);

describe('SearchField', () => {
  const draw = (value: string) => {
    const onValue = vi.fn<(value: string) => void>();
    const onSubmit = vi.fn<() => void>();
    render(inLanguage(<SearchField value={value} onValue={onValue} onSubmit={onSubmit} />));
    return { onValue, onSubmit, field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }) };
  };

  // SEARCH-4
  it('reports the typed text, and the submission with Enter', () => {
    const { field, onValue, onSubmit } = draw('sea');
    fireEvent.change(field, { target: { value: 'seas' } });
    expect(onValue).toHaveBeenCalledExactlyOnceWith('seas');
    fireEvent.submit(screen.getByRole('search'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  // SEARCH-4
  it('is cleared by its button, which focuses it', () => {
    const { field, onValue } = draw('sea');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(onValue).toHaveBeenCalledExactlyOnceWith('');
    expect(document.activeElement).toBe(field);
  });

  it('has no clear button while it is empty', () => {
    draw('');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('FacetFilters', () => {
  const values = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `Value ${index}`, count: 9 }));
  const draw = (chosen: readonly string[]) => {
    const onToggle = vi.fn<(name: string, value: string) => void>();
    const onAll = vi.fn<(name: string) => void>();
    const refines = [
      { name: 'genre', label: 'Genre', values: values(2) },
      { name: 'tags', label: 'Topics', values: values(12) },
    ];
    render(
      inLanguage(
        <FacetFilters refines={refines} chosen={chosenFacets(chosen)} onToggle={onToggle} onAll={onAll} />,
      ),
    );
    return { onToggle, onAll };
  };
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

  it('renders a group of checkboxes with counts for each facet, and checks the chosen values', () => {
    const { onToggle } = draw(['genre:v1']);
    const genre = screen.getByRole('group', { name: 'Genre' });
    expect(genre.textContent).toContain('Value 0 9');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Value [01] 9/u });
    expect(boxes.slice(0, 2).map(({ checked }) => checked)).toEqual([false, true]);
    for (const box of boxes.slice(0, 1)) fireEvent.click(box);
    expect(onToggle).toHaveBeenCalledExactlyOnceWith('genre', 'v0');
  });

  it('marks “All” as pressed while no value of the facet is chosen, and reports a click on it', () => {
    const { onAll } = draw(['genre:v1']);
    expect([pressed('Genre: All'), pressed('Topics: All')]).toEqual(['false', 'true']);
    fireEvent.click(screen.getByRole('button', { name: 'Genre: All' }));
    expect(onAll).toHaveBeenCalledExactlyOnceWith('genre');
  });

  it('shows the first eight values and the chosen ones, and all of them on “Show more”', () => {
    draw(['tags:v11']);
    const shown = () => screen.getAllByRole('checkbox').length;
    expect(shown()).toBe(2 + 8 + 1);
    fireEvent.click(screen.getByRole('button', { name: 'Show more: Topics' }));
    expect(shown()).toBe(2 + 12);
    expect(screen.queryByRole('button', { name: 'Show more: Topics' })).toBeNull();
  });
});

describe('CardGrid', () => {
  /** Stubs a layout of three columns and two lines, 100 px each; the last line holds two cards. */
  const draw = (language: 'en' | 'ar' = 'en') => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    render(
      inLanguage(
        <CardGrid id="found" label="Videos">
          {names.map((name) => (
            <a key={name} href={`/${name}`}>
              {name}
            </a>
          ))}
        </CardGrid>,
        language,
      ),
    );
    for (const [index, link] of screen.getAllByRole('link').entries())
      link.getBoundingClientRect = () => new DOMRect(100 * (index % 3), 100 * Math.floor(index / 3), 90, 90);
  };
  const press = (from: string, key: string) => {
    const link = screen.getByRole('link', { name: from });
    link.focus();
    const isLeftToPage = fireEvent.keyDown(link, { key });
    return isLeftToPage ? null : document.activeElement?.textContent;
  };

  it.each([
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'd'],
    ['b', 'ArrowLeft', 'a'],
    ['b', 'ArrowDown', 'e'],
    ['c', 'ArrowDown', 'e'],
    ['d', 'ArrowUp', 'a'],
    ['a', 'ArrowUp', null],
    ['d', 'ArrowDown', null],
    ['e', 'Home', 'a'],
    ['a', 'Enter', null],
  ])('with the focus on %s, %s moves it to %s', (from, key, to) => {
    draw();
    expect(press(from, key)).toBe(to);
  });

  it('reverses the horizontal arrows in Arabic', () => {
    draw('ar');
    expect(press('a', 'ArrowLeft')).toBe('b');
  });
});

describe('the content below a card of a CardGrid', () => {
  const grid = (at: number) => (
    <CardGrid id="found" label="Videos" below={{ at, content: <p>Opened</p> }}>
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </CardGrid>
  );
  const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [0, ['a', 'b', 'c', 'Opened', 'd', 'e']],
    [2, ['a', 'b', 'c', 'Opened', 'd', 'e']],
    [3, ['a', 'b', 'c', 'd', 'e', 'Opened']],
  ])('follows the line of the card at index %i', (at, places) => {
    const observers = createObservers();
    vi.stubGlobal('ResizeObserver', observers.ResizeObserver);
    const { rerender } = render(
      inLanguage(
        <CardGrid id="found" label="Videos">
          {[]}
        </CardGrid>,
      ),
    );
    screen.getByRole('list').style.gridTemplateColumns = '90px 90px 90px';
    rerender(inLanguage(grid(at)));
    expect(order()).toEqual(places);
  });

  it('moves with the line of its card when the number of columns changes', () => {
    const observers = createObservers();
    vi.stubGlobal('ResizeObserver', observers.ResizeObserver);
    const { rerender } = render(
      inLanguage(
        <CardGrid id="found" label="Videos">
          {[]}
        </CardGrid>,
      ),
    );
    const list = screen.getByRole('list');
    list.style.gridTemplateColumns = '90px 90px';
    rerender(inLanguage(grid(1)));
    expect(order().indexOf('Opened')).toBe(2);
    list.style.gridTemplateColumns = '90px 90px 90px 90px';
    act(() => observers.resize(list));
    expect(order().indexOf('Opened')).toBe(4);
  });
});
