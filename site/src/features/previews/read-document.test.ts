import { exampleDocuments } from '@footlight/contract/documents';
import { describe, expect, it } from 'vitest';
import { readDocument, writtenDocument } from './read-document.js';

describe('readDocument', () => {
  it('reads what was written', () => {
    const { page } = exampleDocuments;
    expect(readDocument('page', writtenDocument(page))).toMatchObject({ document: page, issues: [] });
  });

  it('says where a text stops being JSON', () => {
    expect(readDocument('page', '{\n  "id": "terms",\n  title')).toEqual({
      document: null,
      issues: 'not-json',
      at: { line: 3, column: 3 },
    });
    expect(readDocument('page', '{\n  "id":')).toMatchObject({ at: { line: 2, column: 8 } });
    expect(readDocument('page', '')).toMatchObject({ issues: 'not-json', at: { line: 1, column: 1 } });
  });

  it('says what a document lacks', () => {
    expect(readDocument('plugin', '{"id":"tides","title":"Tides"}')).toMatchObject({
      document: null,
      issues: [{ field: 'address', found: null }],
    });
  });
});
