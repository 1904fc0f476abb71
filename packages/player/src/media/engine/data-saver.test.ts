import { afterEach, expect, it, vi } from 'vitest';
import { automaticHeight } from './data-saver.js';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [undefined, null, null],
  [{ saveData: false }, 1080, 1080],
  [{ saveData: true }, null, 480],
  [{ saveData: true }, 1080, 480],
  [{ saveData: true }, 360, 360],
])('PLAY-51: with %j and a limit of %s selects at most %s lines', (connection, limit, height) => {
  vi.stubGlobal('navigator', { connection });
  expect(automaticHeight(limit)).toBe(height);
});
