import { describe, expect, it } from 'vitest';
import { translate } from './translate.js';

const labels = {
  greeting: 'Good evening, {{name}}',
  film_one: '{{count}} film',
  film_other: '{{count}} films',
};

describe('translate', () => {
  it('fills in values, and leaves placeholders without a value', () => {
    expect(translate(labels, 'en', 'greeting', { name: 'Ana' })).toBe('Good evening, Ana');
    expect(translate(labels, 'en', 'greeting')).toBe('Good evening, {{name}}');
  });

  it('uses the plural form of the language', () => {
    expect(translate(labels, 'en', 'film', { count: 1 })).toBe('1 film');
    expect(translate(labels, 'en', 'film', { count: 3 })).toBe('3 films');
    expect(translate({ day_two: 'يومان', day_other: '{{count}} يوم' }, 'ar', 'day', { count: 2 })).toBe(
      'يومان',
    );
  });

  it('falls back to the other form, then to the key', () => {
    expect(translate(labels, 'ar', 'film', { count: 2 })).toBe('2 films');
    expect(translate(labels, 'en', 'absent')).toBe('absent');
  });
});
