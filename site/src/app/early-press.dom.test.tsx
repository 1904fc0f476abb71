import { act } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEarlyPress, repeatEarlyPress } from './early-press.js';

const Page = () => {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        <span>{`Pressed ${count}`}</span>
      </button>
      <form onSubmit={(event) => event.preventDefault()}>
        <input name="secret" defaultValue="a secret" />
        <button type="submit">Save</button>
      </form>
      <form action="/search">
        <button type="submit">Search</button>
      </form>
      <form method="get">
        <button type="submit" name="play" value="1">
          Play
        </button>
      </form>
    </>
  );
};

let place: HTMLElement;
let root: Root | null = null;

const button = (index: number): HTMLButtonElement => {
  const found = place.querySelectorAll('button')[index];
  if (found === undefined) throw new Error(`There is no button ${index}.`);
  return found;
};

const takeOver = (): void =>
  act(() => {
    root = hydrateRoot(
      place,
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    repeatEarlyPress();
  });

beforeEach(() => {
  place = document.createElement('div');
  place.innerHTML = renderToString(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  document.body.append(place);
  keepEarlyPress();
});

afterEach(() => {
  repeatEarlyPress();
  act(() => root?.unmount());
  root = null;
  place.remove();
  vi.useRealTimers();
});

// PAGE-68
describe('a press before hydration', () => {
  it('is repeated once after hydration, however often the button was pressed', () => {
    button(0).querySelector('span')?.click();
    button(0).click();
    expect(button(0).textContent).toBe('Pressed 0');
    takeOver();
    expect(button(0).textContent).toBe('Pressed 1');
    act(() => button(0).click());
    expect(button(0).textContent).toBe('Pressed 2');
  });

  it('expires after ten seconds', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    button(0).click();
    vi.advanceTimersByTime(10_001);
    takeOver();
    expect(button(0).textContent).toBe('Pressed 0');
  });

  it('does not submit a form natively that code submits, but lets other forms do so', () => {
    const submitted: string[] = [];
    const submit = (event: Event): void => {
      event.preventDefault();
      submitted.push((event.target as HTMLFormElement).textContent);
    };
    document.addEventListener('submit', submit);
    for (const index of [1, 2, 3]) button(index).click();
    document.removeEventListener('submit', submit);
    expect(submitted).toEqual(['Search', 'Play']);
  });
});
