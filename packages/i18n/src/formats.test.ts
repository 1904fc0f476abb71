import { describe, expect, it } from 'vitest';
import { dateFormat, listFormat, namesFormat, numberFormat } from './formats.js';

describe('formatters', () => {
  it('are created once per language and options', () => {
    const hour = { hour: 'numeric' } as const;
    expect(dateFormat('en', hour)).toBe(dateFormat('en', { ...hour }));
    expect(dateFormat('en', hour)).not.toBe(dateFormat('ar', hour));
    expect(dateFormat('en', hour)).not.toBe(dateFormat('en', { minute: 'numeric' }));
  });

  it('write the same digits in every browser, whatever it takes for those of a language', () => {
    expect(numberFormat('ar-EG', {}).format(12)).toBe('12');
    expect(dateFormat('ar-EG', { year: 'numeric', timeZone: 'UTC' }).format(0)).toBe('1970');
  });

  it('follow the conventions of the language', () => {
    expect(numberFormat('es', { style: 'unit', unit: 'minute' }).format(3)).toBe('3 min');
    expect(listFormat('pt', { type: 'disjunction' }).format(['A', 'B'])).toBe('A ou B');
    expect(namesFormat('es', { type: 'language', fallback: 'code' }).of('en')).toBe('inglés');
  });
});
