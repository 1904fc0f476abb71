import { expect, it } from 'vitest';
import { fallsBackToVod, playbackFailure } from './playback-failure.js';

it.each([
  [{ status: 401 }, 'vod', 'unauthorised'],
  [{ status: 403 }, 'vod', 'forbidden'],
  [{ status: 403, code: 'SIGN_IN_REQUIRED' }, 'vod', 'signInRequired'],
  [{ status: 403, code: 'ACCESS_DENIED' }, 'live', 'accessDenied'],
  [{ status: 403, code: 'GEOBLOCKED' }, 'vod', 'geoblocked'],
  [{ status: 403, code: 'PLAYBACK_NOT_AVAILABLE' }, 'vod', 'notAvailable'],
  [{ status: 403, region: 'outside-region' }, 'vod', 'geoblocked'],
  [{ status: 403, region: 'inside-region' }, 'vod', 'forbidden'],
  [{ status: 404 }, 'live', 'notLive'],
  [{ status: 404, code: 'EVENT_NOT_LIVE' }, 'live', 'notLive'],
  [{ status: 404 }, 'vod', 'notFound'],
  [{ status: 409 }, 'vod', 'tooManyScreens'],
  [{ status: 424 }, 'vod', 'requirementsFailed'],
  [{ status: 428 }, 'vod', 'preconditionRequired'],
  [{ status: 500, code: 'INTERNAL' }, 'vod', 'failed'],
  [{ status: 0 }, 'live', 'failed'],
] as const)('%j of a %s is %s', (answer, kind, failure) => {
  expect(playbackFailure(answer, kind)).toBe(failure);
  expect(fallsBackToVod(failure)).toBe(failure === 'notLive');
});
