import { describe, expect, it } from 'vitest';
import { sanitisedWhenLeft, sanitisedWhileTyped } from './text-input.js';

// FORM-1
describe('sanitisedWhileTyped', () => {
  it.each([
    ['Nadia', 'Nadia'],
    ['Nadia ', 'Nadia '],
    ['Nadia  de', 'Nadia  de'],
    ['Na\u200Bdia\u0007', 'Nadia'],
    ['\uFEFFnadia@example.org\r\n', 'nadia@example.org '],
    ['two\nlines\tand more', 'two lines and more'],
    // Letters of some scripts are joined, or kept apart, by marks without a width.
    ['می\u200Cخواهم 👩\u200D🚀', 'می\u200Cخواهم 👩\u200D🚀'],
  ])('%j is %j', (typed, sanitised) => {
    expect(sanitisedWhileTyped(typed)).toBe(sanitised);
  });
});

// FORM-1
describe('sanitisedWhenLeft', () => {
  it.each([
    ['  nadia@example.org \n', 'nadia@example.org'],
    ['Nadia \u00A0 de  Souza', 'Nadia de Souza'],
    [' \u200B ', ''],
  ])('%j is %j', (typed, sanitised) => {
    expect(sanitisedWhenLeft(typed)).toBe(sanitised);
  });
});
