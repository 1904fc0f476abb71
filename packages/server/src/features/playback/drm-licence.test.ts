import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { isApiError } from '../../api-error.js';
import { createContentKeys } from '@footlight/packager';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { DrmLicenceService } from './drm-licence.service.js';
import { DrmTokens } from './drm-tokens.js';

const START = Date.UTC(2026, 10, 21, 20);
const EXPIRES = START / 1000 + 900;
const KEY = Buffer.from('a key of DRM tokens, for tests alone');
const keys = createContentKeys(Buffer.from('a secret of content keys, for tests'));
const mine = keys.protection('north-of-quiet', 'cbcs');
const other = keys.protection('harvest-run', 'cbcs');
const kid = mine.keyId.toString('base64url');
const ticket = { subject: 'guest-1', content: 'vod/1007', keyIds: [kid], expires: EXPIRES };

const setting = () => {
  const clock = createMovingClock(START);
  const tokens = new DrmTokens({ key: KEY, realmId: 'demo', clock });
  return { clock, tokens, service: new DrmLicenceService(tokens, keys) };
};

const denial = async (request: Promise<unknown>): Promise<readonly [string, number]> => {
  try {
    await request;
  } catch (error) {
    if (isApiError(error)) return [error.code, error.status];
    throw error;
  }
  throw new Error('It was answered.');
};

describe('a DRM licence', () => {
  it('contains each key named in the ticket once', async () => {
    const { tokens, service } = setting();
    const licence = await service.licence(`Bearer ${await tokens.issue(ticket)}`, [kid, kid]);
    expect(licence).toEqual({
      keys: [{ kty: 'oct', kid, k: mine.key.toString('base64url') }],
      type: 'temporary',
    });
  });

  it.each([undefined, '', 'Bearer', 'Basic abc'])('is refused without a bearer token: %s', async (header) => {
    expect(await denial(setting().service.licence(header, [kid]))).toEqual(['UNAUTHORISED', 401]);
  });

  it('is refused when the ticket has expired', async () => {
    const { clock, tokens, service } = setting();
    const token = await tokens.issue(ticket);
    clock.advance(900_000);
    expect(await denial(service.licence(`Bearer ${token}`, [kid]))).toEqual(['DRM_TOKEN_EXPIRED', 403]);
  });

  it('is refused for the key of other content, even next to a granted key', async () => {
    const { tokens, service } = setting();
    const header = `Bearer ${await tokens.issue(ticket)}`;
    const foreign = other.keyId.toString('base64url');
    expect(await denial(service.licence(header, [foreign]))).toEqual(['DRM_KEY_DENIED', 403]);
    expect(await denial(service.licence(header, [kid, foreign]))).toEqual(['DRM_KEY_DENIED', 403]);
  });

  const forged = (key: Uint8Array, audience: string, alg = 'HS256'): Promise<string> =>
    new SignJWT({ cnt: 'vod/1007', kids: [kid] })
      .setProtectedHeader({ alg })
      .setSubject('guest-1')
      .setIssuer('footlight/demo')
      .setAudience(audience)
      .setExpirationTime(EXPIRES)
      .sign(key);

  it('is refused for tokens with another signing key, another audience or an invalid form', async () => {
    const { service, tokens } = setting();
    const good = await tokens.issue(ticket);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1] ?? ''}.`;
    const bad = [
      await forged(Buffer.from('another key, of the same sort of length'), 'footlight/demo/drm'),
      await forged(KEY, 'footlight/demo'),
      await forged(KEY, 'footlight/other/drm'),
      unsigned,
      `${good}x`,
      'no-token',
    ];
    for (const token of bad) {
      expect(await denial(service.licence(`Bearer ${token}`, [kid]))).toEqual(['DRM_TOKEN_INVALID', 403]);
    }
    expect(
      (await service.licence(`Bearer ${await forged(KEY, 'footlight/demo/drm')}`, [kid])).keys,
    ).toHaveLength(1);
  });
});
