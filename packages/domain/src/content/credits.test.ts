import { expect, it } from 'vitest';
import { creditsByRole } from './credits.js';

it('lists each role once with all its people', () => {
  expect(
    creditsByRole([
      { role: 'Director', name: 'Inés Valmar' },
      { role: 'Cast', name: 'Oda Lindqvist' },
      { role: 'Music', name: 'Lena Brook' },
      { role: 'Cast', name: 'Samir Haddad' },
    ]),
  ).toEqual([
    { role: 'Director', names: ['Inés Valmar'] },
    { role: 'Cast', names: ['Oda Lindqvist', 'Samir Haddad'] },
    { role: 'Music', names: ['Lena Brook'] },
  ]);
  expect(creditsByRole([])).toEqual([]);
});
