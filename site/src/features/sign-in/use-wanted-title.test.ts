import { expect, it } from 'vitest';
import { videoOf } from './use-wanted-title.js';

it.each([
  ['/video/1001', '1001'],
  ['/es/video/1001/la-costa-de-los-faroles?playlistId=3001', '1001'],
  ['/series/5001', null],
  ['/home', null],
  [null, null],
])('ACC-32: reads the id of the video from the page %s', (target, id) => {
  expect(videoOf(target)).toBe(id);
});
