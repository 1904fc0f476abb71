import { expect, it } from 'vitest';
import { shownUserCode, userCodeOf } from './user-code.js';

// SIGN-198
it.each([
  ['WDJBMJHT', 'WDJBMJHT'],
  ['wdjb-mjht', 'WDJBMJHT'],
  [' WDJB MJHT ', 'WDJBMJHT'],
  ['WDJB‑MJHT', 'WDJBMJHT'],
  ['W.D.J.B.M.J.H.T', 'WDJBMJHT'],
  ['K7Q2FX', null],
  ['WDJBMJH', null],
  ['WDJBMJHTT', null],
  ['WDJBMJHA', null],
  ['WDJBMJH7', null],
  ['', null],
])('reads %j as %j', (typed, code) => {
  expect(userCodeOf(typed)).toBe(code);
});

it('shows a code in two halves, which are read again', () => {
  expect(shownUserCode('WDJBMJHT')).toBe('WDJB-MJHT');
  expect(userCodeOf(shownUserCode('WDJBMJHT'))).toBe('WDJBMJHT');
});
