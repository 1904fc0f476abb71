import { expect, it } from 'vitest';
import { isEncryptedInit } from './encrypted-init.js';

const bytes = (text: string): ArrayBuffer => Uint8Array.from(text, (one) => one.codePointAt(0) ?? 0).buffer;

/** PLAY-10 */
it.each([
  ['an initialisation of encrypted samples', bytes('\0\0\0\u0018ftypiso5…moov…encv\u00FF…sinf…schm'), true],
  ['one of plain samples', bytes('\0\0\0\u0018ftypiso5…moov…avc1…avcC'), false],
  ['a segment', bytes('\0\0\0\u0018stypmsdh…moof…encv…sinf'), false],
  ['a manifest', '<MPD/>', false],
  ['nothing', undefined, false],
])('tells %s', (_, data, isEncrypted) => {
  expect(isEncryptedInit(data)).toBe(isEncrypted);
});
