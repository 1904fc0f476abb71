import { describe, expect, it } from 'vitest';
import { decodeText } from './text-encoding.js';

const bytes = (...codes: readonly number[]): Uint8Array => Uint8Array.from(codes);
const utf16 = (text: string, isBig = false, mark = true): Uint8Array =>
  Uint8Array.from(
    `${mark ? '\uFEFF' : ''}${text}`.split('').flatMap((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const pair = [code & 0xff, code >> 8];
      return isBig ? pair.toReversed() : pair;
    }),
  );
const NOWHERE = { language: '', contentType: 'text/plain' };

// PLAY-63
describe('decodeText', () => {
  it.each([
    ['little-endian with a mark', utf16('1\nHé')],
    ['big-endian with a mark', utf16('1\nHé', true)],
    ['little-endian without a mark', utf16('1\nHé', false, false)],
    ['big-endian without a mark', utf16('1\nHé', true, false)],
  ])('reads UTF-16, %s', (_what, text) => {
    expect(decodeText(text, NOWHERE)).toBe('1\nHé');
  });

  it('reads UTF-8 whatever the server says', () => {
    const text = new TextEncoder().encode('Señor');
    expect(decodeText(text, { language: 'es', contentType: 'text/plain; charset=iso-8859-1' })).toBe('Señor');
  });

  it('reads what is no UTF-8 as the server says, otherwise as was usual for the language', () => {
    const senor = bytes(0x53, 0x65, 0xf1, 0x6f, 0x72);
    expect(decodeText(senor, NOWHERE)).toBe('Señor');
    expect(decodeText(senor, { ...NOWHERE, contentType: 'text/plain; charset=utf-8' })).toBe('Señor');
    expect(decodeText(bytes(0xcf, 0xf0, 0xe8), { ...NOWHERE, language: 'ru' })).toBe('При');
    expect(decodeText(bytes(0xe3, 0xd1), { ...NOWHERE, language: 'ar-EG' })).toBe('مر');
    expect(decodeText(bytes(0xcf), { language: 'ru', contentType: 'text/plain; charset=koi8-r' })).toBe('о');
  });
});
