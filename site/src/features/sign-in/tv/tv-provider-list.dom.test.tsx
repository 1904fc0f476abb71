import type { ResponseOf } from '@footlight/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onSite } from '../../../testing/on-site.js';
import { TvProviderList } from './tv-provider-list.js';

afterEach(cleanup);

type TvProvider = ResponseOf<'getAdobeConfig'>['requestor']['mvpds'][number];

const NAMES = [
  'Harbour Cable',
  'Coastline Fibre',
  'Meridian Satellite',
  'Northlight',
  'Télé Solnedgång',
  'Vega',
];
const providerOf = (displayName: string): TvProvider =>
  ({
    id: displayName.toLowerCase(),
    displayName,
    logoUrl: null,
    featured: displayName === 'Harbour Cable',
  }) as TvProvider;

const draw = (names: readonly string[]) => {
  const onChoose = vi.fn<(id: string) => void>();
  render(
    onSite(<TvProviderList providers={names.map(providerOf)} goingTo={null} onChoose={onChoose} />, {
      state: {},
    }),
  );
  return onChoose;
};
const listed = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button')
    .map((button) => button.querySelector('bdi')?.textContent);

it('lists featured TV providers first, and finds one that is typed without accents', () => {
  const onChoose = draw(NAMES);
  expect(listed('Select your TV provider')).toEqual(['Harbour Cable']);
  expect(listed('All TV providers')).toEqual(NAMES.slice(1));
  const search = screen.getByLabelText('Search TV providers');
  fireEvent.change(search, { target: { value: ' tele sol' } });
  expect(screen.queryByRole('button', { name: 'Harbour Cable' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Télé Solnedgång' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('télé solnedgång');
  fireEvent.change(search, { target: { value: 'nobody' } });
  expect(screen.getByRole('status').textContent).toContain('No TV providers match “nobody”.');
});

it('has no search field for a short list', () => {
  draw(NAMES.slice(0, 5));
  expect(screen.queryByLabelText('Search TV providers')).toBeNull();
});
