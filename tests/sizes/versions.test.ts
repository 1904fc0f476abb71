import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { HOST_LIBRARY } from '@footlight/embed';

describe('the host library', () => {
  it('sends the name and version of its package to the players it controls', async () => {
    const manifest: unknown = JSON.parse(
      await readFile(new URL('../../packages/embed/package.json', import.meta.url), 'utf8'),
    );
    expect(manifest).toMatchObject(HOST_LIBRARY);
  });
});
