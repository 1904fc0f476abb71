import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { changelogWith, kindAndText } from '../../scripts/changelog.mjs';

const FOLDER = path.join(import.meta.dirname, '../../.changeset');
const changeset = (text: string): string => `---\n'@footlight/player': minor\n---\n\n${text}\n`;

describe('changesets', () => {
  it('begin with the heading of the changelog under which they belong', () => {
    for (const name of readdirSync(FOLDER).filter((one) => one.endsWith('.md') && one !== 'README.md'))
      expect(() => kindAndText(readFileSync(path.join(FOLDER, name), 'utf8'), name)).not.toThrow();
  });

  it('are read, and refused without a package, since no version would have their text', () => {
    expect(kindAndText(changeset('Added: an attribute\n`zoom`.'), 'x.md')).toEqual({
      kind: 'Added',
      text: 'an attribute\n`zoom`.',
    });
    expect(() => kindAndText('---\n---\n\nFixed: a page.\n', 'x.md')).toThrow(/^x\.md must name a package/u);
  });

  it.each(['An attribute.', 'New: an attribute.'])('are refused without a known heading: %s', (text) => {
    expect(() => kindAndText(changeset(text), 'x.md')).toThrow(
      /^x\.md must .*begin with one of Added, Changed/u,
    );
  });
});

describe('the changelog', () => {
  it('gets a section before the earlier ones, with the kinds in one order', () => {
    const changes = [
      { kind: 'Fixed', text: 'a freeze.' },
      { kind: 'Added', text: 'an attribute\n`zoom`.' },
      { kind: 'Fixed', text: 'another.' },
    ];
    expect(
      changelogWith('# Changelog\n\nText.\n\n## 0.1.0\n\nThe first.\n', {
        version: '0.2.0',
        date: '2026-12-01',
        changes,
      }),
    ).toBe(`# Changelog

Text.

## 0.2.0 – 2026-12-01

### Added

- An attribute
  \`zoom\`.

### Fixed

- A freeze.
- Another.

## 0.1.0

The first.
`);
  });
});
