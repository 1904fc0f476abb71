import { expect, it } from 'vitest';
import { listAddress } from './list-address.js';

const addresses = {
  route: (
    name: string,
    { watchlistId = '' }: Record<string, string> = {},
    query: Record<string, string> = {},
  ) => `/${name}/${watchlistId}?${new URLSearchParams(query).toString()}`,
} as unknown as Parameters<typeof listAddress>[0];

// LIST-41
it('contains the owner, also for the viewer’s own list, but not for a system-defined list', () => {
  const list = { watchlistExternalId: 'w1', ownerExternalId: 'a1', systemDefinedType: null };
  expect(listAddress(addresses, list)).toBe('/watchlists/w1?owner=a1');
  expect(listAddress(addresses, { ...list, systemDefinedType: 'FAVOURITES' })).toBe('/watchlists/w1?');
});
