import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { onSite, realmOf } from '../../../testing/on-site.js';
import { useProviderNames } from './use-provider-names.js';

afterEach(cleanup);

const Name = (of: { readonly provider: string; readonly clientName?: string | null }) => (
  <output>{useProviderNames()(of)}</output>
);

const providers = [
  { name: 'ADOBE', label: 'Harbour TV' },
  { name: 'OPENID_CONNECT', clientName: 'one', label: 'Club One' },
  { name: 'OPENID_CONNECT', clientName: 'two', label: 'Club Two' },
];

// SIGN-203
it.each([
  ['ADOBE', null, 'Harbour TV'],
  ['ADOBE_DCR', null, 'TV provider'],
  ['GIGYA', null, 'Gigya'],
  ['PBR', null, 'PBR'],
  ['APPLE_ID', null, 'Apple'],
  ['OPENID_CONNECT', 'two', 'Club Two'],
  ['LICENCE_PROVIDER', 'harbour', 'harbour'],
  ['Acquirer', null, 'Acquirer'],
] as const)('%s of the client %s is called %s', (provider, clientName, name) => {
  render(
    onSite(<Name provider={provider} clientName={clientName} />, {
      state: {},
      realm: realmOf({ signIn: { providers } as never }),
    }),
  );
  expect(screen.getByRole('status').textContent).toBe(name);
});
