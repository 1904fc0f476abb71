import { readFileSync } from 'node:fs';
import path from 'node:path';
import { METHODS, METHOD_NAMES, commandOf, wireName, type MethodName } from '@footlight/embed/protocol';
import { COMMAND_NAMES, type CommandName } from '@footlight/player-contract';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../docs/site/source-tables.mjs';
import { ROOT, isTest, members, sourceFiles } from '../architecture/workspace.js';

const rows = [
  ...readTable('packages/player-contract/src/commands.ts', 'COMMANDS').map(({ name, says, tags }) => ({
    name: wireName(name as CommandName) as MethodName,
    says,
    tags,
  })),
  ...readTable('packages/embed/src/protocol/methods.ts', 'CHANNEL_METHODS').map(({ name, says, tags }) => ({
    name: name as MethodName,
    says,
    tags,
  })),
];

/** Methods implemented by hand, with the reason. */
const BY_HAND: Readonly<Record<string, readonly string[]>> = {
  // Methods of media elements: `load()` takes no parameters, and `pause()` returns no promise. What they do before the
  // media has carried them out is their own (PLAY-31).
  'packages/player/src/base/player-commands.ts': ['load', 'pause', 'play'],
  'packages/player/src/media-element/media-element.ts': ['load', 'pause', 'play'],
  'packages/elements/src/embed/embed-commands.ts': ['pause', 'play'],
  'packages/elements/src/embed/embed-media.ts': ['load', 'pause', 'play'],
  // The frame itself enters full screen.
  'packages/embed/src/host/remote-player.ts': ['setFullscreen'],
};

describe('the table of commands', () => {
  it('has a row for every method of the remote control', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...METHOD_NAMES].toSorted());
    expect(COMMAND_NAMES.map((name) => commandOf(wireName(name)))).toEqual(COMMAND_NAMES);
  });

  it.each(rows)('describes $name, with an example that it parses', ({ name, says, tags }) => {
    expect(says.length).toBeGreaterThan(15);
    const example: unknown = JSON.parse(tags['example']?.[0] ?? 'null');
    expect(METHODS[name].read(example, 'params')).toEqual(example);
  });

  it('is the only definition of a command: no class implements its method by hand', () => {
    const method = new RegExp(`^ {2}(?:async |override )*(?<name>${COMMAND_NAMES.join('|')})\\(`, 'gmu');
    const written = members
      .filter(({ name }) => ['player', 'embed', 'elements'].includes(name))
      .flatMap(sourceFiles)
      .filter((file) => !isTest(file))
      .flatMap((file) => {
        const source = readFileSync(path.join(ROOT, file), 'utf8');
        const isClass =
          /class \w+ .*\bextends (?:EventTarget|\w*(?:Element|Commands|Attributes|Base))\b/u.test(source);
        const names = [...source.matchAll(method)].map(({ groups }) => groups?.['name'] ?? '');
        return isClass ? [...new Set(names)].map((name) => ({ file, name })) : [];
      })
      .filter(({ file, name }) => BY_HAND[file]?.includes(name) !== true);
    expect(written).toEqual([]);
  });
});
