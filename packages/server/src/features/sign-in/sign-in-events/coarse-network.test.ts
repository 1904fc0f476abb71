import { expect, it } from 'vitest';
import { coarseNetwork } from './coarse-network.js';

// SIGN-171
it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('%s is in %s', (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});
