import { describe, expect, it } from 'vitest';
import { isKey } from './keys.js';

const press = (key: string, code: string, shiftKey = false): KeyboardEvent =>
  ({ key, code, shiftKey }) as KeyboardEvent;

describe('isKey', () => {
  it.each([
    ['K', press('k', 'KeyK'), true],
    // Dvorak has another letter at this position, and K elsewhere.
    ['K', press('t', 'KeyK'), false],
    ['K', press('k', 'KeyV'), true],
    // Cyrillic and Arabic layouts produce no Latin letter for this key.
    ['K', press('л', 'KeyK'), true],
    ['M', press('ة', 'KeyM'), true],
    ['K', press('K', 'KeyK', true), false],
    ['Shift+N', press('N', 'KeyN', true), true],
    ['Shift+N', press('n', 'KeyN'), false],
    ['Space', press(' ', 'Space'), true],
    ['5', press('5', 'Digit5'), true],
    ['5', press('5', 'Numpad5'), true],
    // French layouts produce the digit only with Shift.
    ['5', press('(', 'Digit5'), true],
    // Without NumLock the same key is an arrow or Home.
    ['7', press('Home', 'Numpad7'), false],
    ['Home', press('Home', 'Numpad7'), true],
    ['?', press('?', 'Slash', true), true],
    ['?', press('?', 'Minus', true), true],
    ['?', press('؟', 'Slash', true), true],
    ['?', press('/', 'Slash'), false],
    ['<', press('<', 'IntlBackslash'), true],
    ['ArrowLeft', press('ArrowLeft', 'ArrowLeft'), true],
  ])('%s', (name, event, expected) => {
    expect(isKey(name, event)).toBe(expected);
  });
});
