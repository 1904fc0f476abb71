import { exampleDocuments } from '@footlight/contract/documents';
import { describe, expect, it } from 'vitest';
import { readDocument, writtenDocument } from './read-document.js';

describe('readDocument', () => {
  it('reads a document that `writtenDocument` has serialised', () => {
    const { page } = exampleDocuments;
    expect(readDocument('page', writtenDocument(page))).toMatchObject({ document: page, issues: [] });
  });

  it('returns the position of a JSON syntax error', () => {
    expect(readDocument('page', '{\n  "id": "terms",\n  title')).toEqual({
      document: null,
      issues: 'not-json',
      at: { line: 3, column: 3 },
    });
    expect(readDocument('page', '{\n  "id":')).toMatchObject({ at: { line: 2, column: 8 } });
    expect(readDocument('page', '')).toMatchObject({ issues: 'not-json', at: { line: 1, column: 1 } });
  });

  it('returns the missing fields of a document', () => {
    expect(readDocument('plugin', '{"id":"tides","title":"Tides"}')).toMatchObject({
      document: null,
      issues: [{ field: 'address', found: null }],
    });
  });
});
