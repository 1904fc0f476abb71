import { expect, it } from 'vitest';
import { parseWebVtt } from '../text/web-vtt.js';
import { cueStyle } from './cue-style.js';

const styleOf = (settings: string) => {
  const [cue] = parseWebVtt(`WEBVTT\n\n00:01.000 --> 00:02.000 ${settings}\nA`);
  if (cue === undefined) throw new Error('The cue did not parse.');
  return cueStyle(cue);
};

it('leaves a plain cue at the bottom', () => {
  expect(styleOf('')).toEqual({ 'text-align': 'center' });
});

it('lifts a cue to its line, counted from either end', () => {
  expect(styleOf('line:0')).toMatchObject({ position: 'absolute', 'inset-block-start': '0%' });
  expect(styleOf('line:-4')).toMatchObject({ 'inset-block-start': '75%' });
  expect(styleOf('line:20%')).toMatchObject({ 'inset-block-start': '20%' });
});

it('follows the writing direction for start and end', () => {
  expect(styleOf('align:start position:10% size:60%')).toEqual({
    'text-align': 'start',
    'inline-size': '60%',
    'padding-inline-start': '10%',
  });
});
