import { describe, expect, it } from 'vitest';
import { returnTarget } from './return-target.js';

const origin = 'https://watch.example';

// NAV-10
describe('returnTarget', () => {
  it.each([
    ['/video/1001?t=3#x', '/video/1001?t=3#x'],
    ['/', '/'],
    ['https://watch.example/live/2001', '/live/2001'],
    ['/from?redirect=https://evil.example', '/from?redirect=https://evil.example'],
  ])('keeps %s', (value, path) => {
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
  ])('refuses %j', (value) => {
    expect(returnTarget(value, origin)).toBeNull();
  });
});
