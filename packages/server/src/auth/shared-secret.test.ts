import { expect, it } from 'vitest';
import { describeWithDatabase } from '../../testing/engines.js';
import { deriveSecrets } from './secrets.js';
import { requireSharedSecret } from './shared-secret.js';

const FIRST = 'the secret of the first process, long enough';
const OTHER = 'the secret of another process, long enough';

describeWithDatabase('the shared secret of a database', ({ database }) => {
  const start = (secret: string) => requireSharedSecret(database().db, deriveSecrets(secret));

  it('is set by the first process, and any other secret is rejected', async () => {
    await start(FIRST);
    await start(FIRST);
    await expect(start(OTHER)).rejects.toThrow(/^FOOTLIGHT_SECRET: found another secret/u);
    const { rows } = await database().db.execute('select * from service_keys');
    expect(JSON.stringify(rows)).not.toContain(FIRST);
  });

  it('is set by one of two processes that start at the same time', async () => {
    await database().db.execute('delete from service_keys');
    const outcomes = await Promise.allSettled([start(FIRST), start(OTHER)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
