import { readFileSync } from 'node:fs';
import { AUDIT_ACTIONS } from '@footlight/contract';
import { expect, it } from 'vitest';

it('docs/administration.md lists every action of the audit log', () => {
  const page = readFileSync(new URL('../../docs/administration.md', import.meta.url), 'utf8');
  expect(AUDIT_ACTIONS.filter((action) => !page.includes(`\`${action}\``))).toEqual([]);
});
