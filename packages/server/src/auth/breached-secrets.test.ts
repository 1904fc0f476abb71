import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isBreached } from './breached-secrets.js';
import { refuseWeakSecret } from './weak-secret.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'footlight-breached-'));
  // SHA-1 of “lanterns on the coast” is E35811D7D741F1F0CEDC9DBF53AA6D377BD30155, computed with sha1sum.
  writeFileSync(
    join(folder, 'E3581.txt'),
    ['0018A45C4D1DEF81644B54AB7F969B88D65:11', '1D7D741F1F0CEDC9DBF53AA6D377BD30155:3', ''].join('\r\n'),
  );
  // A hash that only pads the response.
  writeFileSync(join(folder, '92A41.txt'), '2DEE595BA11D8804E28E265EBC7578DB0AA:0\r\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

// SIGN-177
it.each([
  ['lanterns on the coast', true],
  ['Lanterns on the coast', false],
  ['a padded secret', false],
])('finds “%s” in the range file of its hash: %s', async (secret, isKnown) => {
  expect(await isBreached(secret, folder)).toBe(isKnown);
});

// SIGN-177
it('refuses a new password that has been in a breach, and only where the realm has the list', async () => {
  await expect(refuseWeakSecret('lanterns on the coast', [], folder)).rejects.toMatchObject({
    code: 'BREACHED_SECRET',
    status: 400,
  });
  await expect(refuseWeakSecret('lanterns on the coast', [], null)).resolves.toBeUndefined();
  await expect(refuseWeakSecret('another long secret', [], folder)).resolves.toBeUndefined();
});

// SIGN-177
it('names a list that cannot be read', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(isBreached('any', join(folder, 'file'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});
