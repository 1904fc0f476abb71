import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useGuideWindow } from './use-guide-window.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.UTC(2026, 10, 28, 20);
const SPAN = { from: NOW - 2 * DAY_MS, to: NOW + 7 * DAY_MS };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sized = (mark: string, width: number, height: number): HTMLElement => {
  const element = document.createElement('div');
  element.setAttribute(mark, '');
  element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  return element;
};

it('never asks for the start of the board, where nobody looks', () => {
  // Its first report comes before the board is scrolled.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void;
      constructor(report: () => void) {
        this.observe = report;
      }
      disconnect = () => undefined;
    },
  );
  const element = document.createElement('div');
  element.append(sized('data-guide-probe', 240, 60), sized('data-guide-corner', 100, 40));
  Object.defineProperties(element, { clientHeight: { value: 600 }, clientWidth: { value: 1000 } });
  const board = { current: element };
  const windows: number[] = [];
  // As a page that the service has rendered.
  const container = document.body.appendChild(document.createElement('div'));
  renderHook(
    () => {
      const result = useGuideWindow({
        board,
        span: SPAN,
        rows: 10,
        firstRows: 5,
        opening: { name: 'now', at: NOW },
      });
      windows.push(result.renderedWindow.from);
      return result;
    },
    { container, hydrate: true },
  );
  expect(element.scrollLeft).toBeGreaterThan(0);
  expect(windows.length).toBeGreaterThan(1);
  for (const from of windows) expect(from).toBeGreaterThan(NOW - DAY_MS);
});
