import { afterEach, expect, it, vi } from 'vitest';
import { supply } from './buffer-limits.js';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [undefined, 60, 30_000_000],
  [{ saveData: false }, 60, 30_000_000],
  [{ saveData: true }, 20, 10_000_000],
])('PLAY-12: with %j buffers at most %i s or %i bytes ahead', (connection, most, bytes) => {
  vi.stubGlobal('navigator', { connection });
  expect(supply()).toMatchObject({ most, bytes });
  expect(supply().least).toBeLessThan(most);
});
