import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../testing/hostile-addresses.js';
import { returnTarget } from './return-target.js';

/** Resolves addresses like browsers and Node. */
declare const URL: new (
  address: string,
  base: string,
) => { readonly origin: string; readonly pathname: string };

const origin = 'https://watch.example';

// NAV-10
describe('returnTarget', () => {
  it.each([
    ['/video/1001?t=3#x', '/video/1001?t=3#x'],
    ['/', '/'],
    ['https://watch.example/live/2001', '/live/2001'],
    ['/from?redirect=https://evil.example', '/from?redirect=https://evil.example'],
  ])('accepts %s', (value, path) => {
    expect(returnTarget(value, origin)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'video/1001',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /video',
    'https://evil.example/',
    'https://watch.example',
    'https://watch.example//evil.example',
    'https://watch.example.evil.example/',
    'https://watch.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('rejects %j', (value) => {
    expect(returnTarget(value, origin)).toBeNull();
  });
});

// NAV-10
describe('200 hostile addresses', () => {
  const made = hostileAddresses(origin);

  it('are at least 200 different ones', () => {
    expect(new Set(made).size).toBeGreaterThanOrEqual(200);
  });

  it.each(made)('%j does not lead to another origin', (address) => {
    const target = returnTarget(address, origin);
    if (target === null) return;
    const resolved = new URL(target, origin);
    expect(resolved.origin).toBe(origin);
    expect(new URL(resolved.pathname, origin).origin).toBe(origin);
  });

  it('are rejected unless they are plain paths of the site', () => {
    const accepted = made.filter((address) => returnTarget(address, origin) !== null);
    expect(accepted.every((address) => /^\/(?!\/)/u.test(address) && !address.includes('\\'))).toBe(true);
  });
});
