import { expect, it } from 'vitest';
import { slugOf } from './slug.js';

// NAV-1, NAV-2
it.each([
  ['The Lantern Coast', 'the-lantern-coast'],
  ['a..b  c', 'a-b-c'],
  ['Salt & Iron', 'salt-iron'],
  ['  St. Mary’s  Bay!  ', 'st-marys-bay'],
  ['--already--hyphenated--', 'already-hyphenated'],
  ['Canción de cuna', 'canción-de-cuna'],
  ['ساحل الفوانيس', 'ساحل-الفوانيس'],
  ['S2 E1', 's2-e1'],
  ['東京 物語', '東京-物語'],
  ['…!?', null],
  ['', null],
])('slugOf(%j) is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
