import { expect, it } from 'vitest';
import { accessError, licenceError } from './drm-error.js';

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer;

it.each([
  ['expired', 403, { code: 'DRM_TOKEN_EXPIRED' }],
  ['expired', 403, bytes({ code: 'DRM_TOKEN_EXPIRED' })],
  ['other-content', 403, JSON.stringify({ code: 'DRM_KEY_DENIED' })],
  ['missing', 401, { code: 'UNAUTHORISED' }],
  ['missing', 401, undefined],
  ['refused', 403, { code: 'DRM_TOKEN_INVALID' }],
  ['refused', 500, '<html>'],
  ['refused', undefined, null],
] as const)('returns %s for status %s', (fault, status, body) => {
  expect(licenceError(status, body)).toBe(fault);
});

it('distinguishes a policy of the page from a missing browser feature', () => {
  expect(accessError(new DOMException('No.', 'SecurityError'))).toBe('policy');
  expect(accessError(new DOMException('No.', 'NotSupportedError'))).toBe('unsupported');
});
