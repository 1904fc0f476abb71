import { expect, it } from 'vitest';
import { deviceOf } from './device.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36';
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36';

it.each([
  [{ 'sec-ch-ua-mobile': '?1' }, 'MOBILE-WEB'],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': PHONE }, 'WEB'],
  [{ 'user-agent': PHONE }, 'MOBILE-WEB'],
  [{ 'user-agent': DESKTOP }, 'WEB'],
  [{}, 'WEB'],
])('detects %j as %s', (headers, device) => {
  expect(deviceOf(headers)).toBe(device);
});
