import { expect, it } from 'vitest';
import { embedCode, frameSize } from './embed-code.js';

it.each([
  [{}, 640, 360],
  [{ maxWidth: 320 }, 320, 180],
  [{ maxHeight: 360 }, 640, 360],
  [{ maxWidth: 1920, maxHeight: 360 }, 640, 360],
  [{ maxWidth: 320, maxHeight: 1080 }, 320, 180],
  [{ maxWidth: 101, maxHeight: 56 }, 99, 56],
  [{ maxWidth: 1, maxHeight: 1 }, 1, 1],
])('fits the frame within %j: %i × %i', (bounds, width, height) => {
  expect(frameSize(bounds)).toEqual({ width, height });
});

it('escapes the address and the title in its attributes', () => {
  const code = embedCode('https://tv.example/embed?a=1&b="2"', '"><script>', { width: 320, height: 180 });
  expect(code).toContain('src="https://tv.example/embed?a=1&amp;b=&quot;2&quot;"');
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;"');
  expect(code).toContain('width="320" height="180"');
});
