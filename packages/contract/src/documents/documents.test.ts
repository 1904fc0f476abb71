import { describe, expect, it } from 'vitest';
import { checkDocument, exampleDocuments } from '../documents.js';

/** A deep copy, so that changing one place does not change another. */
const section = () => JSON.parse(JSON.stringify(exampleDocuments.section)) as typeof exampleDocuments.section;
const issuesWith = (change: (document: ReturnType<typeof section>) => void) => {
  const document = section();
  change(document);
  return checkDocument('section', document).issues;
};
const value = (json: string) => ({ kind: 'value', json });

describe('checkDocument', () => {
  it.each(['section', 'page', 'plugin'] as const)('accepts the example of a %s unchanged', (kind) => {
    const document = exampleDocuments[kind];
    expect(checkDocument(kind, document)).toEqual({ document, issues: [], unread: [] });
  });

  it('names the field, the value found and the allowed values', () => {
    const issues = issuesWith(({ buckets: [row] }) => {
      if (row !== undefined) row.display.rowType = 'wide';
    });
    expect(issues).toEqual([
      {
        field: 'buckets[0].display.rowType',
        found: '"wide"',
        allowed: [value('"basic"'), value('"featured"'), value('"inline"')],
      },
    ]);
  });

  it('reports a missing field once', () => {
    const issues = issuesWith(({ buckets: [row] }) => {
      if (row !== undefined) Reflect.deleteProperty(row, 'title');
    });
    expect(issues).toEqual([
      { field: 'buckets[0].title', found: null, allowed: [{ kind: 'type', type: 'string' }] },
    ]);
  });

  it('checks the union branch selected by the type, and reports an unknown type', () => {
    const button = (link: unknown) =>
      issuesWith(({ heroes: [hero] }) => {
        if (hero !== undefined) Object.assign(hero, { primaryButton: { label: null, link } });
      });
    expect(button({ type: 'ROUTE', route: 5, params: {} })).toEqual([
      {
        field: 'heroes[0].primaryButton.link.route',
        found: '5',
        allowed: [{ kind: 'type', type: 'string' }],
      },
    ]);
    expect(button({ type: 'ROUT' })).toEqual([
      {
        field: 'heroes[0].primaryButton.link.type',
        found: '"ROUT"',
        allowed: [value('"EXTERNAL"'), value('"ROUTE"'), value('"EVENT"')],
      },
    ]);
  });

  it('lists all allowed types and values, and shortens the value found', () => {
    const issues = issuesWith(({ buckets: [row] }) => {
      if (row !== undefined) Object.assign(row, { description: Array.from({ length: 60 }, () => 7) });
      if (row !== undefined) Object.assign(row.display, { rowCount: 3 });
    });
    expect(issues.map(({ field, allowed }) => [field, allowed])).toEqual([
      [
        'buckets[0].description',
        [
          { kind: 'type', type: 'string' },
          { kind: 'type', type: 'null' },
        ],
      ],
      ['buckets[0].display.rowCount', [value('1'), value('2')]],
    ]);
    expect(issues[0]?.found).toHaveLength(81);
  });

  it('requires absolute addresses and valid instants', () => {
    expect(checkDocument('plugin', { ...exampleDocuments.plugin, address: 'tides' }).issues).toEqual([
      { field: 'address', found: '"tides"', allowed: [{ kind: 'form', form: 'address' }] },
    ]);
    const issues = issuesWith(({ buckets: [row] }) => {
      Object.assign(row?.items[0] ?? {}, { startDate: 'soon' });
    });
    expect(issues[0]).toMatchObject({
      field: 'buckets[0].items[0].startDate',
      allowed: [{ kind: 'form', form: 'instant' }],
    });
  });

  it('reports the whole document if it is not an object', () => {
    for (const [value, found] of [
      [[], '[]'],
      [5, '5'],
    ])
      expect(checkDocument('menus', value).issues).toEqual([
        { field: '', found, allowed: [{ kind: 'type', type: 'object' }] },
      ]);
  });

  it('lists unknown members as unread', () => {
    const document = section();
    Object.assign(document.buckets[0]?.display ?? {}, { rowtype: 'inline' });
    Object.assign(document, { sections: [] });
    expect(checkDocument('section', document).unread).toEqual(['buckets[0].display.rowtype', 'sections']);
  });
});
