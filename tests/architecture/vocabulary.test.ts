import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, members, sourceFiles } from './workspace.js';

/** Words that name no thing here, with the term of the glossary (CONTRIBUTING.md) to use instead. */
const INSTEAD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    desk: 'context, provider or control bar',
    failure: 'error; `failed` of a status, `failures` of a number',
    fault: 'issue of a field or a setting, otherwise error',
    obstacle: 'error',
    refusal: 'denial of access, otherwise error',
    reply: 'response on the wire, result of a command',
    verdict: 'decision, or denial of access',
  }),
);

/** Names of others, and names that packages and the wire have published. */
const ALLOWED: ReadonlySet<string> = new Set([
  'FastifyReply',
  'LampDesk',
  'PlayFailure',
  // `details.fault` of a player's error.
  'fault',
  'decorateReply',
  'reply',
  'replyTo',
  'ticketReply',
]);

const DECLARED = /\b(?:class|const|function|interface|let|readonly|type) (?:async )?#?(?<name>[A-Za-z]\w*)/gu;

const partsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<small>[a-z0-9])(?<capital>[A-Z])/gu, '$<small> $<capital>')
    .toLowerCase()
    .split(/[\s._-]+/u);

const unknownWords = (name: string): string[] =>
  ALLOWED.has(name)
    ? []
    : partsOf(name).flatMap((part) => {
        const instead = INSTEAD.get(part);
        return instead === undefined ? [] : [`${name}: “${part}” is called ${instead}`];
      });

describe('one word per concept', () => {
  const files = members.flatMap((member) => sourceFiles(member)).filter((file) => /\.tsx?$/u.test(file));

  it('is kept by names of files', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(
      files.flatMap((file) => unknownWords(path.basename(file)).map((text) => `${file}: ${text}`)),
    ).toEqual([]);
  });

  it('is kept by the names that files declare', () => {
    const wrong = files.flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(DECLARED)].flatMap(({ groups }) =>
        unknownWords(groups?.['name'] ?? '').map((text) => `${file}: ${text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is what the glossary says', () => {
    const glossary = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
    for (const word of INSTEAD.keys()) expect(glossary).toContain(`“${word}”`);
  });
});
