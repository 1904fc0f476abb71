import { expect, it } from 'vitest';
import { resetProvider } from './reset-provider.js';

type Providers = Parameters<typeof resetProvider>[1]['providers'];
const providers = (...names: readonly Providers[number]['name'][]): Providers =>
  names.map((name) => ({ name, mandatory: false, fields: [] }));

it.each([
  [null, providers('ID', 'PBR'), 'ID'],
  ['PBR', providers('ID', 'PBR'), 'PBR'],
  ['GOOGLE', providers('GOOGLE', 'PBR'), 'PBR'],
  [null, providers('GOOGLE', 'PBR'), 'PBR'],
  ['nonsense', providers('ID'), 'ID'],
  [null, providers('GOOGLE'), null],
])('for the provider %s in the address, chooses among %s (SIGN-27)', (named, configured, wanted) => {
  expect(resetProvider(named, { providers: configured, passwordReset: true })).toBe(wanted);
});

it('leaves out the own accounts where the realm sends no links (SIGN-27)', () => {
  expect(resetProvider(null, { providers: providers('ID', 'PBR'), passwordReset: false })).toBe('PBR');
  expect(resetProvider('ID', { providers: providers('ID'), passwordReset: false })).toBeNull();
});
