import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMAND_NAMES } from '@footlight/player-contract';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PLAYER = join(ROOT, 'packages/player/src');
const PAGE = readFileSync(join(ROOT, 'docs/player.md'), 'utf8');

const prose = PAGE.replaceAll(/```[^]*?```/gu, '');
const marked = [...prose.matchAll(/`(?<words>[^`]+)`/gu)].map(({ groups }) => groups?.['words'] ?? '');

describe('docs/player.md', () => {
  it('names existing files', () => {
    const files = marked.filter((words) => /^[\w./-]+\.(?:ts|css)$/u.test(words));
    expect(files.length).toBeGreaterThan(40);
    const isThere = (file: string) => existsSync(join(ROOT, file)) || existsSync(join(PLAYER, file));
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });

  it('names every command', () => {
    const named = new Set(marked.flatMap((words) => words.split(/\s+/u)));
    expect(COMMAND_NAMES.filter((name) => !named.has(name))).toEqual([]);
  });
});
