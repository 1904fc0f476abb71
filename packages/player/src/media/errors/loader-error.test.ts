import { DENIALS } from '@footlight/domain';
import { describe, expect, it, vi } from 'vitest';
import { CODE_OF, PlayerError, errorActionsOf } from '../../store/player-error.js';
import { hasNoResponse } from '../../session/no-response.js';
import { errorOfLoader } from './loader-error.js';

describe('errorOfLoader', () => {
  it('reads status and code from the error of any client', () => {
    const denial = Object.assign(new Error('no'), { status: 403, code: 'ACCESS_DENIED' });
    expect(errorOfLoader(denial, 'vod', true)).toMatchObject({
      code: 'ACCESS_DENIED',
      message: 'The service refused playback: licence missing.',
      details: { status: 403, serviceCode: 'ACCESS_DENIED', retryable: false },
      cause: denial,
    });
  });

  it('returns GEOBLOCKED for a caller outside the region', () => {
    expect(errorOfLoader({ status: 403, region: 'outside-region' }, 'vod', true).code).toBe('GEOBLOCKED');
  });

  it('returns player errors unchanged, and treats unknown errors as connection errors', () => {
    const own = new PlayerError('NO_SOURCE', 'none');
    expect(errorOfLoader(own, 'vod', true)).toBe(own);
    expect(errorOfLoader(new TypeError('fetch failed'), 'vod', true).code).toBe('NETWORK');
    expect(errorOfLoader(undefined, 'vod', true).code).toBe('NETWORK');
    expect(errorOfLoader(new TypeError('fetch failed'), 'vod', false).code).toBe('OFFLINE');
    expect(errorOfLoader({ status: 0, code: 'TIMEOUT' }, 'vod', true).code).toBe('TIMEOUT');
  });

  it('takes an error of the page’s own code for neither a lost connection nor a reason to try again', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new Error('Cannot find the film.');
    expect(errorOfLoader(cause, 'vod', true)).toMatchObject({
      code: 'INTERNAL',
      message: 'The loader of this page has failed.',
      cause,
      details: { retryable: false },
    });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('loader'), cause);
    log.mockRestore();
    expect(hasNoResponse(cause)).toBe(false);
    for (const lost of [new TypeError('fetch failed'), Object.assign(new Error('x'), { status: undefined })])
      expect(hasNoResponse(lost)).toBe(true);
  });

  it('names the setting that would allow an origin (PLAY-10)', () => {
    vi.stubGlobal('origin', 'https://page.example');
    expect(errorOfLoader({ status: 0, code: 'ORIGIN_NOT_ALLOWED' }, 'vod', true)).toMatchObject({
      code: 'ORIGIN_NOT_ALLOWED',
      message: expect.stringContaining('https://page.example') as string,
      details: { setting: 'embed.allowedOrigins', retryable: false },
    });
    vi.unstubAllGlobals();
  });
});

describe('ACC-12: the verdict of an error', () => {
  it.each(Object.values(DENIALS))('is the verdict that the error was created from: $because', (denial) => {
    expect(new PlayerError(CODE_OF[denial.because], '').verdict).toEqual(denial);
  });

  it('is null for errors that are not about access', () => {
    for (const code of ['NETWORK', 'DECODE', 'NO_SOURCE', 'TIMEOUT'] as const)
      expect(new PlayerError(code, '').verdict).toBeNull();
  });
});

describe('ACC-12: the action of an error', () => {
  it.each([
    ['SIGN_IN_REQUIRED', 'sign-in'],
    ['PRECONDITION_REQUIRED', 'sign-in'],
    ['ACCESS_DENIED', 'purchase'],
    ['REQUIREMENTS_FAILED', 'purchase'],
    ['FORBIDDEN', 'back'],
    ['GEOBLOCKED', 'back'],
    ['NOT_FOUND', 'back'],
    ['NOT_LIVE', 'back'],
    ['NOT_AVAILABLE', 'back'],
    ['NO_SOURCE', 'back'],
    ['UNSUPPORTED', 'back'],
    ['BLOCKED', 'back'],
    ['ORIGIN_NOT_ALLOWED', 'back'],
    ['TOO_MANY_SCREENS', 'retry'],
    ['NETWORK', 'retry'],
    ['TIMEOUT', 'retry'],
  ] as const)('for %s is %s', (code, action) => {
    expect(new PlayerError(code, '').action).toBe(action);
  });

  it('for DRM is retry, unless another ticket would not help', () => {
    expect(new PlayerError('DRM', '', { details: { drm: 'expired' } }).action).toBe('retry');
    expect(new PlayerError('DRM', '', { details: { drm: 'insecure' } }).action).toBe('back');
  });

  it('is parsed from an attribute', () => {
    expect(errorActionsOf(' sign-in  back nonsense ')).toEqual(['sign-in', 'back']);
  });
});
