import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isMediaError } from '../media-error.js';
import { createMovingClock } from '../../testing/moving-clock.js';
import { TEST_SECRET } from '../../testing/media-fixture.js';
import { createStreamSigner, type StreamGrant } from './signing.js';

const clock = createMovingClock(Date.UTC(2026, 10, 21));
const signer = createStreamSigner({ secret: TEST_SECRET, clock });
const expiry = clock.now() / 1000 + 60;
const FILM = 'vod/lantern-coast';
const token = signer.sign({ f: FILM, e: expiry });
const [payload = '', signature = ''] = token.split('.');

const codeOf = (token: string, folder = FILM): string => {
  try {
    signer.verify(token, folder);
    return 'opens';
  } catch (error) {
    return isMediaError(error) ? error.code : String(error);
  }
};

const withPayload = (grant: object): string =>
  `${Buffer.from(JSON.stringify(grant)).toString('base64url')}.${signature}`;

describe('createStreamSigner', () => {
  it.each<StreamGrant>([
    { f: FILM, e: expiry },
    { f: 'vod/night-market', e: expiry, a: true },
    { f: 'live/2001', e: expiry, l: 'harvest-run', w: 600 },
  ])('verifies a grant that it signed: %o', (grant) => {
    expect(signer.verify(signer.sign(grant), grant.f)).toEqual(grant);
  });

  it('creates tokens that need no escaping in a path', () => {
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  });

  it('accepts a token for its own folder only', () => {
    expect(codeOf(token, 'vod/ringside')).toBe('STREAM_ADDRESS_INVALID');
    expect(codeOf(token, 'live/lantern-coast')).toBe('STREAM_ADDRESS_INVALID');
    expect(codeOf(token, 'vod/lantern-coast-2')).toBe('STREAM_ADDRESS_INVALID');
  });

  it.each([
    ['an empty token', ''],
    ['a dot', '.'],
    ['no signature', payload],
    ['an empty signature', `${payload}.`],
    ['a truncated signature', token.slice(0, -1)],
    ['a signature with an extra character', `${token}A`],
    ['a third part', `${token}.${signature}`],
    ['a signature in Cyrillic letters', `${payload}.${'ж'.repeat(43)}`],
    ['the payload of another film', withPayload({ f: 'vod/ringside', e: expiry })],
    ['a payload with a later expiry', withPayload({ f: FILM, e: expiry + 999 })],
    ['a payload that is not JSON', `bm90IGpzb24.${signature}`],
    ['the payload in capital letters', `${payload.toUpperCase()}.${signature}`],
  ])('rejects %s', (_, forged) => {
    expect(codeOf(forged)).toBe('STREAM_ADDRESS_INVALID');
  });

  it('rejects every token with one character changed', () => {
    for (let at = 0; at < token.length; at += 1) {
      const changed = token[at] === 'A' ? 'B' : 'A';
      expect(codeOf(token.slice(0, at) + changed + token.slice(at + 1))).toBe('STREAM_ADDRESS_INVALID');
    }
  });

  it('rejects other base64url spellings of the same signature', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const bytes = Buffer.from(signature, 'base64url');
    const variants = Array.from(letters, (letter) => signature.slice(0, -1) + letter).filter(
      (variant) => variant !== signature && Buffer.from(variant, 'base64url').equals(bytes),
    );
    expect(variants.length).toBeGreaterThan(0);
    for (const variant of variants) expect(codeOf(`${payload}.${variant}`)).toBe('STREAM_ADDRESS_INVALID');
  });

  it('rejects signatures by another secret, or by the same secret for another purpose', () => {
    const other = createStreamSigner({ secret: 'another secret that has 32 bytes too', clock });
    expect(codeOf(other.sign({ f: FILM, e: expiry }))).toBe('STREAM_ADDRESS_INVALID');
    const plain = createHmac('sha256', TEST_SECRET).update(payload).digest('base64url');
    expect(codeOf(`${payload}.${plain}`)).toBe('STREAM_ADDRESS_INVALID');
  });

  it('rejects expired tokens, and reports the expiry of genuine ones only', () => {
    expect(codeOf(signer.sign({ f: FILM, e: clock.now() / 1000 + 1 }))).toBe('opens');
    expect(codeOf(signer.sign({ f: FILM, e: clock.now() / 1000 }))).toBe('STREAM_ADDRESS_EXPIRED');
    expect(codeOf(signer.sign({ f: 'vod/ringside', e: 0 }))).toBe('STREAM_ADDRESS_INVALID');
  });

  // ACC-41
  it('rejects the tokens of a session or a screen that has ended', () => {
    const ended = new Set<string>();
    const own = createStreamSigner({ secret: TEST_SECRET, clock, isEnded: (id) => ended.has(id) });
    for (const end of ['s', 'p'] as const) {
      const given = own.sign({ f: FILM, e: expiry, s: 'stays', p: 'stays', [end]: `one ${end}` });
      expect(own.verify(given, FILM)[end]).toBe(`one ${end}`);
      ended.add(`one ${end}`);
      for (const open of [() => own.verify(given, FILM), () => own.read(given)])
        expect(open).toThrow(expect.objectContaining({ code: 'STREAM_ADDRESS_EXPIRED' }) as Error);
      expect(own.verify(own.sign({ f: FILM, e: expiry, [end]: 'two' }), FILM)[end]).toBe('two');
    }
    expect(own.verify(token, FILM)).toEqual({ f: FILM, e: expiry });
  });

  it('throws when the secret is too short', () => {
    expect(() => createStreamSigner({ secret: 'short', clock })).toThrow('at least 32 bytes');
  });
});
