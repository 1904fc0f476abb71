import type { TSchema } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { calls, type CallName } from './calls.js';
import { replyIssues, schemaIssues } from './check.js';
import { COMMON_ERRORS, ERROR_STATUS } from './errors.js';
import { features } from './features.js';
import { shapes } from './schemas.js';
import type { CallShape } from './shape.js';

const names = Object.keys(calls) as CallName[];
const shapeOf = (name: CallName): CallShape => shapes[name];
const namesInBraces = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

describe('calls', () => {
  it('have a method and path of their own', () => {
    // Paths that differ only in the names of their parameters match the same requests.
    const places = names.map((name) => `${calls[name].method} ${calls[name].path.replace(/\{\w+\}/g, '{}')}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('stand in one feature each', () => {
    const listed = features.flatMap((feature) => Object.keys(feature.calls));
    expect(listed.toSorted()).toEqual(names.toSorted());
  });

  it('have a shape each, and no shape is without a call', () => {
    expect(Object.keys(shapes).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('%s: the path’s parameters are those of the shape, all required', (name) => {
    const { params } = shapeOf(name);
    expect(Object.keys(params?.properties ?? {}).toSorted()).toEqual(
      namesInBraces(calls[name].path).toSorted(),
    );
    expect((params?.required ?? []).toSorted()).toEqual(namesInBraces(calls[name].path).toSorted());
  });

  it.each(names.filter((name) => calls[name].method === 'GET'))('%s: a GET takes no body', (name) => {
    expect(shapeOf(name).body).toBeUndefined();
  });

  it('say in one sentence what they do', () => {
    expect(names.filter((name) => !/^\p{Lu}.{8,140}\.$/u.test(shapeOf(name).summary))).toEqual([]);
  });
});

describe('examples', () => {
  it.each(names)('%s: is a reply that the shape allows', (name) => {
    const { example, reply } = shapeOf(name);
    expect(replyIssues(name, reply === null ? (example ?? undefined) : example)).toEqual([]);
  });

  it('are checked for real: a missing member and a wrong word are found', () => {
    const { authorisationToken: _, ...lacking } = shapes.login.example;
    expect(replyIssues('login', lacking)).toContain('/authorisationToken: Expected required property');
    expect(
      schemaIssues(shapes.getVod.reply, { ...shapes.getVod.example, accessLevel: 'MAYBE' }),
    ).toHaveLength(1);
    expect(replyIssues('getGuide', { channels: [], paging: {} })).not.toEqual([]);
  });
});

describe('errors', () => {
  it.each(names)('%s: names its own errors once, and none that every call may answer', (name) => {
    const { errors } = shapeOf(name);
    expect(errors).toEqual([...new Set(errors)]);
    expect(errors.filter((code) => COMMON_ERRORS.some((common) => common === code))).toEqual([]);
  });

  it('have a status of failure each', () => {
    expect(Object.entries(ERROR_STATUS).filter(([, status]) => status < 400 || status > 599)).toEqual([]);
  });
});

describe('named schemas', () => {
  it('are the same wherever they stand', () => {
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
      const { params, query, headers, body, reply } = shapeOf(name);
      for (const schema of [params, query, headers, body, reply] satisfies (TSchema | null | undefined)[]) {
        visit(schema);
      }
    }
    expect(seen.size).toBeGreaterThan(20);
    expect([...differing]).toEqual([]);
  });
});
