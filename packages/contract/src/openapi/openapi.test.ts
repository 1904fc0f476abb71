import { describe, expect, it } from 'vitest';
import { calls, type CallName } from '../calls.js';
import { buildOpenApi, type OpenApiOperation } from './openapi.js';

const document = buildOpenApi({
  title: 'Footlight',
  version: '0.1.0',
  serverUrl: '/',
  implemented: new Set<CallName>(['getVod']),
});
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (name: CallName): OpenApiOperation => {
  const found = operations.find(({ operationId }) => operationId === name);
  if (found === undefined) throw new Error(`${name} is missing`);
  return found;
};

/** Every object in the document, with its path. */
const objectsIn = (value: unknown, place = '#'): [string, object][] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, member]) => objectsIn(member, `${place}/${key}`));
  return [[place, value], ...inside];
};

describe('buildOpenApi', () => {
  it('has one operation per call, under its path and method', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(calls).toSorted(),
    );
    expect(document.paths['/api/v4/vod/{id}']?.['get']?.operationId).toBe('getVod');
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('has no dangling references and no unused components', () => {
    const references = objectsIn(document).flatMap(([, object]) =>
      '$ref' in object && typeof object.$ref === 'string' ? [object.$ref] : [],
    );
    const components = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...new Set(references)].toSorted()).toEqual(components.toSorted());
  });

  it('contains no $id, which OpenAPI viewers would resolve references against', () => {
    expect(objectsIn(document).filter(([, object]) => '$id' in object)).toEqual([]);
  });

  it('declares every path parameter as required', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      for (const { parameters } of Object.values(methods)) {
        const declared = parameters.filter((parameter) => parameter.in === 'path');
        expect(declared.map(({ name }) => name).toSorted()).toEqual(inPath.toSorted());
        expect(declared.every(({ required }) => required)).toBe(true);
      }
    }
  });

  it('describes every error status with the error body and its codes', () => {
    const failures = operations.flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, response]) => (Number(status) < 400 ? [] : [response])),
    );
    const reference = { $ref: '#/components/schemas/ErrorBody' };
    expect(failures.length).toBeGreaterThan(500);
    for (const { content } of failures) expect(content?.['application/json']?.schema).toEqual(reference);
    expect(operation('updateBasket').responses['424']?.description).toContain('BASKET_REQUIREMENTS_FAILED');
    expect(operation('payBasket').responses['409']?.description).toContain('FREE_TRIAL_DENIED');
  });

  it('requires a token only for calls that need one', () => {
    expect(operation('login').security).toEqual([]);
    expect(operation('getVod').security).toEqual([{}, { bearer: [] }]);
    expect(operation('getPreferences').security).toEqual([{ bearer: [] }]);
    expect(operation('getPreferences').responses['401']?.description).toContain('UNAUTHORISED');
  });

  it('marks operations as implemented or not, and adds 501 to those that are not', () => {
    expect(operation('getVod')['x-footlight-implemented']).toBe(true);
    expect(operation('getVod').responses['501']).toBeUndefined();
    expect(operation('payBasket')['x-footlight-implemented']).toBe(false);
    expect(operation('payBasket').responses['501']?.description).toBe('`NOT_IMPLEMENTED`');
  });

  it('omits the mark if it is not known what is implemented', () => {
    const silent = buildOpenApi({ title: 'Footlight', version: '0.1.0', serverUrl: '/' });
    const found = Object.values(silent.paths).flatMap((path) => Object.values(path));
    expect(found.some((one) => 'x-footlight-implemented' in one)).toBe(false);
  });

  it('describes the event stream as text/event-stream', () => {
    const { content } = operation('streamLiveEvents').responses['200'] ?? {};
    expect(Object.keys(content ?? {})).toEqual(['text/event-stream']);
  });
});
