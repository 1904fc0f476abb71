import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from './places.mjs';

/** `{ … } as const satisfies T` → `{ … }` */
const bare = (node) => ('expression' in node ? bare(node.expression) : node);

/**
 * What stands before a row: words, then `@tag value` to the end of the line. Values of a tag that stands several times
 * come in order.
 */
const readComment = (text) => {
  const lines = text.split('\n').map((line) => line.replace(/^\s*\*? ?/u, '').trimEnd());
  const says = [];
  const tags = {};
  for (const line of lines) {
    const tag = /^@(?<name>\w+)\s*(?<value>.*)$/u.exec(line)?.groups;
    if (tag === undefined) says.push(line);
    else (tags[tag.name] ??= []).push(tag.value);
  }
  return { says: says.join(' ').replaceAll(/\s+/gu, ' ').trim(), tags };
};

/**
 * The rows of a table that a source file writes as an object, each with the comment before it: the reference says of
 * them what their source does.
 * @param {string} file from the folder of the repository
 * @param {string} name of the constant
 * @returns {{ name: string, says: string, tags: Record<string, string[]>, value: object, textOf: (node: object) => string }[]}
 */
export const readTable = (file, name) => {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const { program, comments } = parseSync(file, source);
  const declarator = program.body
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .find(({ id }) => id.name === name);
  if (declarator === undefined) throw new Error(`${file} has no table ${name}.`);
  return bare(declarator.init).properties.map(({ key, value, start }) => {
    const comment = comments.findLast(({ end }) => end <= start);
    const isItsOwn = comment !== undefined && source.slice(comment.end, start).trim() === '';
    return Object.assign(readComment(isItsOwn ? comment.value.slice(1) : ''), {
      name: key.name ?? key.value,
      value,
      textOf: (node) => source.slice(node.start, node.end),
    });
  });
};
