import { describe, expect, it } from 'vitest';
import { errorOfEngine } from './stream-error.js';

describe('errorOfEngine', () => {
  it.each([
    [{ kind: 'network', status: 401 }, 'vod', 'SIGN_IN_REQUIRED'],
    [{ kind: 'network', status: 403 }, 'vod', 'FORBIDDEN'],
    [{ kind: 'network', status: 403, outsideRegion: true }, 'vod', 'GEOBLOCKED'],
    [{ kind: 'network', status: 404 }, 'vod', 'NOT_FOUND'],
    [{ kind: 'network', status: 404 }, 'live', 'NOT_LIVE'],
    [{ kind: 'network', status: 409 }, 'vod', 'TOO_MANY_SCREENS'],
    [{ kind: 'network', status: 424 }, 'vod', 'REQUIREMENTS_FAILED'],
    [{ kind: 'network', status: 428 }, 'vod', 'PRECONDITION_REQUIRED'],
    [{ kind: 'network', status: 500 }, 'vod', 'NETWORK'],
    [{ kind: 'network' }, 'vod', 'NETWORK'],
    [{ kind: 'media' }, 'vod', 'DECODE'],
    [{ kind: 'drm', status: 403 }, 'vod', 'DRM'],
    [{ kind: 'unsupported' }, 'vod', 'UNSUPPORTED'],
  ] as const)('maps %j of a %s to %s', (failure, kind, code) => {
    expect(errorOfEngine(failure, kind, true).code).toBe(code);
  });

  // PLAY-10
  it.each([
    [{ kind: 'network' }, { fault: 'cors' }, 'BLOCKED', { fault: 'cors', retryable: false }],
    [{ kind: 'network' }, { fault: 'policy' }, 'BLOCKED', { fault: 'policy' }],
    [{ kind: 'network' }, { fault: 'mixed-content' }, 'BLOCKED', { fault: 'mixed-content' }],
    [{ kind: 'network' }, { fault: 'network' }, 'NETWORK', { fault: 'network', retryable: true }],
    [{ kind: 'unsupported' }, { fault: 'status', status: 404 }, 'NOT_FOUND', { status: 404 }],
    [{ kind: 'unsupported' }, { fault: 'status', status: 503 }, 'NETWORK', { status: 503, retryable: true }],
    [{ kind: 'unsupported' }, { fault: 'network' }, 'NETWORK', { retryable: true }],
    [
      { kind: 'unsupported' },
      { fault: 'type', contentType: 'text/html' },
      'UNSUPPORTED',
      { fault: 'type', contentType: 'text/html' },
    ],
    [{ kind: 'network' }, { fault: 'type', contentType: 'text/html' }, 'UNSUPPORTED', { fault: 'type' }],
    [
      { kind: 'unsupported', codecs: 'hvc1' },
      { fault: 'codec' },
      'UNSUPPORTED',
      { fault: 'codec', codecs: 'hvc1' },
    ],
  ] as const)('maps %j with %j to %s', (failure, found, code, details) => {
    expect(errorOfEngine(failure, 'vod', true, found)).toMatchObject({ code, details });
  });

  // PLAY-45
  it.each([
    [
      { kind: 'network', loading: 'segment', status: 503 },
      'The server of the stream answered with status 503 (a segment, https://cdn.example/…/s1.m4s).',
    ],
    [{ kind: 'network', loading: 'key' }, 'The stream failed to load (a key, https://cdn.example/…/s1.m4s).'],
    [
      { kind: 'drm', loading: 'licence', address: 'https://drm.example/t0ken/acquire?k=1', status: 403 },
      'The protected video could not be opened (a licence, https://drm.example/…/acquire).',
    ],
    [{ kind: 'drm', loading: 'licence' }, 'The protected video could not be opened (a licence).'],
    [{ kind: 'network' }, 'The stream failed to load.'],
  ] as const)('names what %j requested', (failure, message) => {
    const url = 'https://cdn.example/t0ken/film/s1.m4s?sig=abc';
    const error = errorOfEngine(failure, 'vod', true, null, url);
    expect(error.message).toBe(message);
    expect(error.details.loading).toBe('loading' in failure ? failure.loading : undefined);
    expect(JSON.stringify(error.details)).not.toMatch(/t0ken|sig/u);
  });

  it('returns OFFLINE while the browser is offline', () => {
    expect(errorOfEngine({ kind: 'network' }, 'vod', false).code).toBe('OFFLINE');
  });
});
