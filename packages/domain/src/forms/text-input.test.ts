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
    // Some scripts use zero-width marks to join or separate letters.
    ['می\u200Cخواهم 👩\u200D🚀', 'می\u200Cخواهم 👩\u200D🚀'],
  ])('%j becomes %j', (typed, sanitised) => {
    expect(sanitisedWhileTyped(typed)).toBe(sanitised);
  });
});

// FORM-1
describe('sanitisedWhenLeft', () => {
  it.each([
    ['  nadia@example.org \n', 'nadia@example.org'],
    ['Nadia \u00A0 de  Souza', 'Nadia de Souza'],
    [' \u200B ', ''],
  ])('%j becomes %j', (typed, sanitised) => {
    expect(sanitisedWhenLeft(typed)).toBe(sanitised);
  });
});
