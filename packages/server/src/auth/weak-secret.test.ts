import { expect, it } from 'vitest';
import { refuseWeakSecret } from './weak-secret.js';

const OWN = ['ada.lovelace@example.org', 'Ada Lovelace', 'Footlight'];
const isRefused = async (secret: string): Promise<boolean> => {
  try {
    await refuseWeakSecret(secret, OWN, null);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'WEAK_SECRET', status: 400 });
    return true;
  }
};

// SIGN-151
it.each([
  'qwertyuiop',
  'PASSWORD123',
  'Password2026!',
  '1234567890',
  'aaaaaaaaaaaa',
  'abcabcabcabc1',
  'abcdefghijkl',
  'lovelace12345',
  'ada.lovelace@example.org',
  'footlight-ada!',
])('rejects %s as easy to guess', async (secret) => {
  expect(await isRefused(secret)).toBe(true);
});

it.each([
  'a long secret 7',
  'correct horse battery staple',
  'lovelace in the engine room',
  'ten letters',
  '番組表は明日の朝まで',
])('accepts %s, whichever characters it consists of', async (secret) => {
  expect(await isRefused(secret)).toBe(false);
});
