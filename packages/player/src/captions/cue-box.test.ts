import { expect, it } from 'vitest';
import { parseCueSettings } from '../text/cue-settings.js';
import { cueBox } from './cue-box.js';

it.each([
  ['', 'ltr', 0, 100],
  ['size:50%', 'ltr', 25, 50],
  ['align:start', 'ltr', 0, 100],
  ['align:start', 'rtl', 0, 100],
  ['align:start size:40%', 'ltr', 0, 40],
  ['align:start size:40%', 'rtl', 60, 40],
  ['align:end size:40%', 'ltr', 60, 40],
  ['align:end size:40%', 'rtl', 0, 40],
  ['align:left size:40%', 'rtl', 0, 40],
  ['align:right position:80% size:40%', 'ltr', 40, 40],
  ['position:10% align:start', 'ltr', 10, 90],
  ['position:10% align:start', 'rtl', 0, 10],
  ['position:20%', 'ltr', 0, 40],
  ['position:20%,line-left size:50%', 'ltr', 20, 50],
  ['position:90%,line-left size:50%', 'ltr', 90, 10],
] as const)('places a cue with “%s” (%s) at %d, %d wide', (settings, direction, start, size) => {
  expect(cueBox(parseCueSettings(settings), direction)).toEqual({ start, size });
});
