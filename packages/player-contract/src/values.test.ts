import { describe, expect, it } from 'vitest';
import { PLAYER_OPTIONS } from './option-fields.js';
import { ADDRESS_OPTIONS, CHANNEL_OPTIONS, OPTIONS, OPTION_NAMES } from './options.js';
import { attributeOf, originOf, readText, readValue, type ValueKind } from './values.js';

const WORDS = ['auto', 'none'];

// PLAY-30
describe('readText (PLAY-43)', () => {
  it.each<[ValueKind, string | null, unknown]>([
    ['text', 'a', 'a'],
    ['text', '', ''],
    ['text', null, undefined],
    ['number', '12.5', 12.5],
    ['number', ' ', undefined],
    ['number', 'twelve', undefined],
    ['number', 'Infinity', undefined],
    ['flag', '', true],
    ['flag', 'autoplay', true],
    ['flag', 'false', false],
    ['flag', null, false],
    ['onOrOff', 'on', true],
    ['onOrOff', 'off', false],
    ['onOrOff', '', undefined],
    [WORDS, 'none', 'none'],
    [WORDS, 'NONE', 'none'],
    [WORDS, '', 'auto'],
    [WORDS, 'some', undefined],
    [WORDS, 'false', 'none'],
    [WORDS, 'true', undefined],
    [['hls', 'dash'], 'false', undefined],
  ])('reads %j from %j as %j', (kind, text, value) => {
    expect(readText(kind, text)).toBe(value);
  });
});

describe('readValue', () => {
  it.each<[ValueKind, unknown, unknown, unknown]>([
    ['text', 7, null, '7'],
    ['text', new URL('https://films.example/'), null, 'https://films.example/'],
    ['text', '', null, null],
    ['text', '', 'default', ''],
    ['number', '7', null, 7],
    ['number', Number.NaN, null, null],
    ['flag', 1, false, true],
    ['flag', undefined, false, false],
    ['flag', 'false', false, false],
    ['onOrOff', false, null, false],
    ['onOrOff', 'off', null, false],
    ['onOrOff', null, null, null],
    [WORDS, 'some', 'auto', 'auto'],
    [WORDS, null, 'auto', 'auto'],
    [WORDS, false, 'auto', 'none'],
    [WORDS, true, 'auto', 'auto'],
  ])('reads %j from %j, with the default %j, as %j', (kind, value, defaultValue, read) => {
    expect(readValue(kind, value, defaultValue)).toBe(read);
  });
});

describe('OPTIONS', () => {
  it.each(OPTION_NAMES)('have a reader for %s that accepts the default value', (name) => {
    const { defaultValue } = OPTIONS[name];
    const field = PLAYER_OPTIONS[name].optional;
    // In the remote control, null represents an empty text.
    const value = defaultValue === '' ? null : defaultValue;
    expect(field.read(value, name)).toBe(value);
    expect(() => field.read({}, name)).toThrow(name);
  });

  it('are part of a frame’s address, except private ones', () => {
    expect(CHANNEL_OPTIONS).toEqual(['shareAddress', 'embedAddress', 'errorActions']);
    expect([...ADDRESS_OPTIONS, ...CHANNEL_OPTIONS].toSorted()).toEqual([...OPTION_NAMES].toSorted());
  });

  it('have attribute names in kebab case', () => {
    expect(attributeOf('dvrWindow')).toBe('dvr-window');
    expect(attributeOf('loop')).toBe('loop');
  });
});

describe('originOf', () => {
  it('is that of a web address', () => {
    expect(originOf('https://play.example/any?x')).toBe('https://play.example');
    expect(originOf('http://localhost:5100')).toBe('http://localhost:5100');
  });

  it.each(['localhost:5100', 'play.example', '', 'null', 'file:///a.html', undefined])(
    'says what is allowed instead of %j',
    (text) => {
      expect(() => originOf(text as string, 'configure: origin')).toThrow(
        `configure: origin is ${JSON.stringify(text)}, but must be an http or https origin, such as "https://play.example".`,
      );
    },
  );
});
