import type { AccountSession } from '@footlight/contract';
import { loadAccountCatalogue } from '@footlight/i18n';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { AccountLabels } from '../../shell/viewers/account-labels.js';
import { drawShop, exampleOf } from '../../testing/shop.js';
import { DevicesSection } from './devices-section.js';

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAccountCatalogue('en');
}, 60_000);
afterEach(cleanup);

// ACCT-49
it('names a device, and an empty name removes the name', async () => {
  const [example] = exampleOf('listSessions').sessions;
  let session = { ...example, name: null } as AccountSession;
  const { of } = drawShop(
    <AccountLabels>
      <DevicesSection />
    </AccountLabels>,
    {
      path: '/account/devices',
      at: '/account/devices',
      answers: {
        listSessions: () => ({ sessions: [session] }),
        renameSession: ({ body }) => {
          session = { ...session, name: body.name };
          return null as never;
        },
      },
    },
  );
  const rename = async (current: string, next: string) => {
    fireEvent.click(await screen.findByRole('button', { name: `Rename: ${current}` }));
    fireEvent.change(screen.getByLabelText('Name of the device'), { target: { value: next } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  await rename('Firefox on Linux', ' Kitchen ');
  expect(await screen.findByText('Kitchen')).toBeTruthy();
  // Browser and system still tell which device it is.
  expect(screen.getByText(/Firefox on Linux/u)).toBeTruthy();
  await rename('Kitchen', '  ');
  expect(await screen.findByRole('button', { name: 'Rename: Firefox on Linux' })).toBeTruthy();
  expect(of('renameSession').map(({ body }) => body)).toEqual([{ name: 'Kitchen' }, { name: null }]);
});
