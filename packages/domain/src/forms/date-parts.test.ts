import { describe, expect, it } from 'vitest';
import {
  dateOf,
  datePartOrder,
  datePartsOf,
  isBirthDate,
  isDatePartFull,
  isRealDate,
  typedDatePart,
  type DatePart,
} from './date-parts.js';

describe('datePartOrder', () => {
  // FORM-15
  it.each([
    ['en-US', 'month,day,year'],
    ['en-GB', 'day,month,year'],
    ['es-ES', 'day,month,year'],
    ['pt-BR', 'day,month,year'],
    ['ar-EG', 'day,month,year'],
    ['sv-SE', 'year,month,day'],
    ['ja-JP', 'year,month,day'],
    ['not a tag', 'year,month,day'],
  ])('%s: %s', (locale, order) => {
    expect(String(datePartOrder(locale))).toBe(order);
  });
});

describe('typedDatePart', () => {
  // FORM-14
  it.each<[DatePart, string, string, string]>([
    ['year', '1990', '199', '1990'],
    ['year', '19901', '1990', '1990'],
    ['month', '12', '1', '12'],
    ['month', '13', '1', '1'],
    ['month', '123', '12', '12'],
    ['month', '0', '', '0'],
    ['day', '31', '3', '31'],
    ['day', '32', '3', '3'],
    ['day', 'x', '3', '3'],
    ['day', '-1', '', ''],
    ['day', '3.', '3', '3'],
    ['day', ' ', '', ''],
    ['day', '', '3', ''],
    ['day', '٢٤', '', '24'],
    ['year', '۱۹۹۰', '', '1990'],
  ])('%s: typing %j over %j leaves %j', (part, typed, before, after) => {
    expect(typedDatePart(part, typed, before)).toBe(after);
  });
});

// FORM-15
describe('isDatePartFull', () => {
  it.each<[DatePart, string, boolean]>([
    ['year', '199', false],
    ['year', '1990', true],
    ['month', '1', false],
    ['month', '01', true],
    ['day', '31', true],
  ])('%s %s: %s', (part, value, full) => {
    expect(isDatePartFull(part, value)).toBe(full);
  });
});

describe('dateOf', () => {
  // FORM-14
  it.each([
    [{ year: '1990', month: '4', day: '1' }, '1990-04-01'],
    [{ year: '990', month: '04', day: '01' }, '0990-04-01'],
    [{ year: '1990', month: '', day: '1' }, ''],
    [{ year: '', month: '4', day: '1' }, ''],
    [{ year: '1990', month: '4', day: '' }, ''],
  ])('%j is %j', (parts, date) => {
    expect(dateOf(parts)).toBe(date);
  });

  it('is parsed back by datePartsOf', () => {
    expect(datePartsOf('1990-04-01')).toEqual({ year: '1990', month: '04', day: '01' });
    expect(datePartsOf('1990')).toEqual({ year: '', month: '', day: '' });
  });
});

describe('isRealDate and isBirthDate', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2023-04-31', false],
    ['2023-13-01', false],
    ['2023-00-01', false],
    ['0990-04-01', false],
    ['', false],
  ])('%s is a real date: %s', (date, real) => {
    expect(isRealDate(date)).toBe(real);
  });

  it.each([
    ['1990-04-01', true],
    ['2026-11-24', true],
    ['2026-11-25', false],
    ['1890-01-01', false],
    ['2023-02-30', false],
  ])('%s is a valid birth date: %s', (date, may) => {
    expect(isBirthDate(date, '2026-11-24')).toBe(may);
  });
});
