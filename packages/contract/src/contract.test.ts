import type { TSchema } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { calls, type CallName } from './calls.js';
import { responseIssues, schemaIssues } from './check.js';
import { COMMON_ERRORS, ERROR_STATUS } from './errors/errors.js';
import { features } from './openapi/features.js';
import { shapes } from './schemas.js';
import type { CallShape } from './calls/shape.js';

const names = Object.keys(calls) as CallName[];
const shapeOf = (name: CallName): CallShape => shapes[name];
const namesInBraces = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

describe('calls', () => {
  it('have a unique combination of method and path', () => {
    // Paths that differ only in the names of their parameters match the same requests.
    const places = names.map((name) => `${calls[name].method} ${calls[name].path.replace(/\{\w+\}/g, '{}')}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('belong to exactly one feature each', () => {
    const listed = features.flatMap((feature) => Object.keys(feature.calls));
    expect(listed.toSorted()).toEqual(names.toSorted());
  });

  it('have a shape each, and every shape belongs to a call', () => {
    expect(Object.keys(shapes).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('%s: the path parameters match the shape and are required', (name) => {
    const { params } = shapeOf(name);
    expect(Object.keys(params?.properties ?? {}).toSorted()).toEqual(
      namesInBraces(calls[name].path).toSorted(),
    );
    expect((params?.required ?? []).toSorted()).toEqual(namesInBraces(calls[name].path).toSorted());
  });

  it.each(names.filter((name) => calls[name].method === 'GET'))('%s: a GET has no body', (name) => {
    expect(shapeOf(name).body).toBeUndefined();
  });

  it('have a summary of one sentence', () => {
    expect(names.filter((name) => !/^\p{Lu}.{8,140}\.$/u.test(shapeOf(name).summary))).toEqual([]);
  });
});

describe('examples', () => {
  it.each(names)('%s: matches the reply schema', (name) => {
    const { example, response } = shapeOf(name);
    expect(responseIssues(name, response === null ? (example ?? undefined) : example)).toEqual([]);
  });

  it('are checked by a validator that reports missing members and invalid values', () => {
    const { authorisationToken: _, ...lacking } = shapes.login.example;
    expect(responseIssues('login', lacking)).toContain('/authorisationToken: Expected required property');
    expect(
      schemaIssues(shapes.getVod.response, { ...shapes.getVod.example, accessLevel: 'MAYBE' }),
    ).toHaveLength(1);
    expect(responseIssues('getGuide', { channels: [], paging: {} })).not.toEqual([]);
  });
});

describe('errors', () => {
  it.each(names)('%s: lists its own errors once, without those common to all calls', (name) => {
    const { errors } = shapeOf(name);
    expect(errors).toEqual([...new Set(errors)]);
    expect(errors.filter((code) => COMMON_ERRORS.some((common) => common === code))).toEqual([]);
  });

  it('have a status from 400 to 599', () => {
    expect(Object.entries(ERROR_STATUS).filter(([, status]) => status < 400 || status > 599)).toEqual([]);
  });
});

describe('named schemas', () => {
  it('are identical wherever they are used', () => {
    const seen = new Map<string, string>();
    const differing = new Set<string>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const id: unknown = Reflect.get(value, '$id');
      if (typeof id === 'string') {
        const text = JSON.stringify(value);
        if ((seen.get(id) ?? text) !== text) differing.add(id);
        seen.set(id, text);
      }
      for (const member of Object.values(value)) visit(member);
    };
    for (const name of names) {
      const { params, query, headers, body, response } = shapeOf(name);
      for (const schema of [params, query, headers, body, response] satisfies (
        | TSchema
        | null
        | undefined
      )[]) {
        visit(schema);
      }
    }
    expect(seen.size).toBeGreaterThan(20);
    expect([...differing]).toEqual([]);
  });
});
