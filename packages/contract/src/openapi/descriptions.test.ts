import { describe, expect, it } from 'vitest';
import { calls, type CallName } from '../calls.js';
import { buildOpenApi } from './openapi.js';
import { features } from './features.js';

/** A sentence: a capital (or a code or a placeholder), three words or more, a full stop. */
const isSentence = (text: string): boolean =>
  /^[\p{Lu}`]/u.test(text) && text.endsWith('.') && text.split(' ').length >= 3;

/** Descriptions of patterns and formats continue “must be” in the message of an issue. */
const isAllowedValue = (schema: object): boolean => 'pattern' in schema || 'format' in schema;

const described = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'description' in value && typeof value.description === 'string' && !isAllowedValue(value)
      ? [value.description]
      : [];
  return [...own, ...Object.values(value).flatMap(described)];
};

const document = buildOpenApi({
  title: 'Footlight',
  version: '0.1.0',
  serverUrl: '/',
  implemented: new Set(Object.keys(calls) as CallName[]),
});
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the reference of the API', () => {
  it('describes each group of calls in a sentence', () => {
    expect(features.map(({ description }) => description).filter((text) => !isSentence(text))).toEqual([]);
  });

  it('summarises each call in a sentence that begins with what it does', () => {
    const summaries = operations.map(({ summary }) => summary);
    expect(summaries.length).toBeGreaterThan(200);
    expect(summaries.filter((text) => !isSentence(text) || !/^\p{Lu}[a-z]+s /u.test(text))).toEqual([]);
  });

  it('describes fields and parameters in sentences', () => {
    const shapes = operations.flatMap(({ parameters, requestBody }) =>
      [...parameters, ...Object.values(requestBody?.content ?? {})].map(({ schema }) => schema),
    );
    const texts = described([...Object.values(document.components.schemas), ...shapes]);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !isSentence(text))).toEqual([]);
  });
});
