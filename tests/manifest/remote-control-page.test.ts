import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_NAMES, METHOD_NAMES, RPC_CODE, RPC_MESSAGES } from '@footlight/embed/protocol';
import { PLAYER_OPTIONS } from '@footlight/player-contract';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/remote-control.md'), 'utf8');

describe('docs/remote-control.md', () => {
  it('names every method, event and option', () => {
    expect([...METHOD_NAMES, ...EVENT_NAMES].filter((name) => !PAGE.includes(name))).toEqual([]);
    expect(Object.keys(PLAYER_OPTIONS).filter((name) => !PAGE.includes(name))).toEqual([]);
  });

  it('names every error code, with the exact messages of the product’s own', () => {
    const codes = Object.values(RPC_CODE);
    expect(codes.filter((code) => !PAGE.includes(String(code)))).toEqual([]);
    const product = codes.filter((code) => code > 0);
    expect(product.filter((code) => !PAGE.includes(`${code} \`${RPC_MESSAGES[code]}\``))).toEqual([]);
  });

  it('names existing tests', () => {
    const files = [...PAGE.matchAll(/`(?<file>[\w./-]+\.ts)`/gu)].map(({ groups }) => groups?.['file'] ?? '');
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
