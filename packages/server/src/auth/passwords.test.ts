import { expect, it } from 'vitest';
import { hashSecret, verifySecret } from './passwords.js';

const SECRET = 'a long enough secret';

it('hashes a password with Argon2id, 19 MiB, two passes and a salt of its own (SIGN-155)', async () => {
  const [one, other] = await Promise.all([hashSecret(SECRET), hashSecret(SECRET)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(one).not.toContain(SECRET);
  expect(other).not.toBe(one);
});

it('verifies only the hashed password, and none without a hash (SIGN-155)', async () => {
  const hash = await hashSecret(SECRET);
  expect(await verifySecret(SECRET, hash)).toBe(true);
  expect(await verifySecret(`${SECRET} `, hash)).toBe(false);
  expect(await verifySecret('nobody has this', null)).toBe(false);
});
