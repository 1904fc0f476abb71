import { expect, it } from 'vitest';
import { resetProvider } from './reset-provider.js';

type Providers = Parameters<typeof resetProvider>[1];
const providers = (...names: readonly Providers[number]['name'][]): Providers =>
  names.map((name) => ({ name, mandatory: false, fields: [] }));

it.each([
  [null, providers('ID', 'PBR'), 'ID'],
  ['PBR', providers('ID', 'PBR'), 'PBR'],
  ['GOOGLE', providers('GOOGLE', 'PBR'), 'PBR'],
  [null, providers('GOOGLE', 'PBR'), 'PBR'],
  ['nonsense', providers('ID'), 'ID'],
  [null, providers('GOOGLE'), 'ID'],
])('for the provider %s in the address, chooses among %s (SIGN-27)', (named, configured, wanted) => {
  expect(resetProvider(named, configured)).toBe(wanted);
});
