import { afterEach, describe, expect, it, vi } from 'vitest';
import { streamOriginIssues } from './fill-stream-origins.js';
import type { RealmFile } from './schemas/realm.schemas.js';

const issuesOf = (secret: string | null) =>
  streamOriginIssues({
    streamOrigins: { cdn: { sign: 'none', secret, headers: {} } },
  } as unknown as RealmFile);

afterEach(() => vi.unstubAllEnvs());

describe('the secret of a stream origin', () => {
  it.each(['x'.repeat(15), 'x'.repeat(16)])(
    'needs 16 characters, here and in the environment: %s',
    (secret) => {
      vi.stubEnv('CDN', secret);
      const short = {
        field: 'streamOrigins.cdn.secret',
        found: '(not shown)',
        allowed: 'at least 16 characters',
      };
      const expected = secret.length < 16 ? [short] : [];
      expect(issuesOf(secret)).toEqual(expected);
      // The name of the variable is shorter than a secret.
      expect(issuesOf('env:CDN')).toEqual(expected);
    },
  );

  it('is named by its variable if that is not set', () => {
    expect(issuesOf('env:CDN_OF_NOBODY')).toEqual([
      {
        field: 'streamOrigins.cdn.secret',
        found: '"env:CDN_OF_NOBODY", which is not set',
        allowed: 'the environment variable CDN_OF_NOBODY',
      },
    ]);
  });
});
