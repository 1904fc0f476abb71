import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PREPARED_DATABASE, startService } from '../service/started-service.js';

const ACCOUNT = { email: 'nadia@example.org', secret: 'a long enough secret', name: 'Nadia' };

interface Tokens {
  readonly authorisationToken: string;
  readonly refreshToken: string;
}

test('what was acknowledged is there after kill -9 and a start', async ({ request }) => {
  test.setTimeout(300_000);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'footlight-restart-'));
  const prepared = process.env[PREPARED_DATABASE];
  if (prepared !== undefined) cpSync(prepared, path.join(dataFolder, 'postgres'), { recursive: true });
  try {
    const first = await startService({ dataFolder });
    const signedUp = await request.post(`${first.origin}/api/v2/signup`, { data: ACCOUNT });
    expect(signedUp.status()).toBe(201);
    const { authorisationToken, refreshToken } = (await signedUp.json()) as Tokens;
    const added = await request.put(`${first.origin}/api/v2/favourite/vods/1001`, {
      headers: { authorization: `Bearer ${authorisationToken}` },
    });
    expect(added.status()).toBe(204);
    await first.kill();

    const second = await startService({
      dataFolder,
      port: first.port,
      env: { FOOTLIGHT_STOP_SECONDS: '60' },
    });
    const refreshed = await request.post(`${second.origin}/api/v2/token/refresh`, { data: { refreshToken } });
    expect(refreshed.status()).toBe(200);
    const tokens = (await refreshed.json()) as Tokens;
    const listed = await request.get(`${second.origin}/api/v2/favourite/vods`, {
      headers: { authorization: `Bearer ${tokens.authorisationToken}` },
    });
    const { vods } = (await listed.json()) as { vods: { id: string }[] };
    expect(vods.map(({ id }) => id)).toEqual(['1001']);

    await expect(startService({ dataFolder })).rejects.toThrow(/already|lock|in use/iu);
    expect(await second.stop()).toBe(0);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
