import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { fieldIssues } from './field-issues.js';

const issuesOf = (schema: object, value: unknown, most?: number) => {
  const validate = new Ajv({ allErrors: true, verbose: true, strict: false }).compile(schema);
  validate(value);
  return fieldIssues(validate.errors ?? [], 'body', most);
};
const text = { type: 'string' };
const list = (items: object) => ({ type: 'array', items });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('fieldIssues', () => {
  it('reports every issue of a file, or only the first ones if a maximum is given', () => {
    expect(issuesOf(list(text), numbers(300))).toHaveLength(300);
    expect(issuesOf(list(text), numbers(300), 2)).toEqual([
      { field: 'body[0]', found: '0', allowed: 'string' },
      { field: 'body[1]', found: '1', allowed: 'string' },
    ]);
  });

  it('joins the branches of a union, separately for each entry of a list', () => {
    const entry = { anyOf: [text, { type: 'object', properties: { size: text }, required: ['size'] }] };
    expect(
      issuesOf(list(entry), ['good', 7, { size: 8 }]).map(({ found, allowed }) => [found, allowed]),
    ).toEqual([
      ['7', 'string, or object'],
      ['8', 'string'],
    ]);
  });

  it('truncates long, wide and deep values', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    const shown = [
      'x'.repeat(1_000_000),
      numbers(100_000),
      { a: 'b'.repeat(1_000), c: 1 },
      deep,
      { a: [1, { b: null }] },
    ];
    expect(issuesOf(list({ type: 'boolean' }), shown).map(({ found }) => found)).toEqual([
      `"${'x'.repeat(79)}…`,
      `${JSON.stringify(numbers(100)).slice(0, 80)}…`,
      `{"a":"${'b'.repeat(74)}…`,
      `${'['.repeat(80)}…`,
      '{"a":[1,{"b":null}]}',
    ]);
  });

  it('truncates a long name, and suggests a known name for a short one', () => {
    const schema = { type: 'object', properties: { colour: text }, additionalProperties: false };
    const [long, short] = issuesOf(schema, { ['colour'.repeat(50_000)]: 1, color: 1 });
    expect(long?.field.length).toBeLessThan(200);
    expect(long?.allowed).toBe('no such member; known are: colour');
    expect(short).toEqual({
      field: 'body.color',
      found: '1',
      allowed: 'no such member; did you mean “colour”?',
    });
  });
});
