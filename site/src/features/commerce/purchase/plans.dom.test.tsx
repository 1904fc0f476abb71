import type { Licence } from '@footlight/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guest } from '../../../testing/on-site.js';
import { drawShop, exampleOf, refuse, withDialogs, type ShopHandlers } from '../../../testing/shop.js';
import { LICENCE_SELECTED, selectionOf } from './choose-plan.js';
import { PurchasePage } from './purchase.page.js';

const licence = exampleOf('listLicences').licences[0] as Licence;
const plan = (id: string, name: string, change: Partial<Licence> = {}): Licence => ({
  ...licence,
  id,
  name,
  ...change,
});
const families = (...licences: Licence[]): ShopHandlers => ({
  listLicenceFamilies: () => ({
    licenceFamilies: [{ id: 'ringside', name: 'Ringside', description: 'The whole house.', licences }],
    nonFamilyBasedLicences: [],
  }),
});
const denied = {
  ...exampleOf('getVod'),
  id: '1003',
  title: 'Salt and Iron',
  accessLevel: 'DENIED',
  availablePurchases: [{ licenceId: '7001', name: 'Ringside', type: 'SUBSCRIPTION' }],
} as unknown as ReturnType<typeof exampleOf<'getVod'>>;

const draw = (answers: ShopHandlers, at = '/purchase', user?: typeof guest) =>
  drawShop(<PurchasePage />, {
    path: '/purchase',
    at,
    answers: { getVod: () => denied, ...answers },
    ...(user === undefined ? {} : { user }),
  });
const where = () => screen.getByTestId('where').textContent;
const card = async (name: string) => {
  const found = (await screen.findByRole('heading', { level: 3, name })).closest('article');
  if (found === null) throw new Error(`${name} is no plan.`);
  return within(found);
};

withDialogs();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the plans', () => {
  it('PAGE-37 are shown only to viewers who may buy', () => {
    draw({}, '/purchase?entityId=1003', { ...guest, usesVpn: true });
    expect(screen.getByRole('dialog', { name: 'Turn off your VPN' })).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('MONEY-70 are shown with price, period and days of trial', async () => {
    draw(
      families(
        plan('7001', 'Monthly', { trialDetails: { trialPeriodDuration: 'P7D' } }),
        plan('7003', 'Lite'),
      ),
    );
    const monthly = await card('Monthly');
    expect(monthly.getByText('£9.99')).toBeDefined();
    expect(monthly.getByText('a month')).toBeDefined();
    expect(monthly.getByText('7 days free')).toBeDefined();
    expect((await card('Lite')).queryByText(/free/u)).toBeNull();
  });

  it('stay until those that open the title have arrived', async () => {
    let sendTitle: () => void = () => undefined;
    const titleIsSent = new Promise<void>((resolve) => (sendTitle = resolve));
    let sendPlans: () => void = () => undefined;
    const plansAreSent = new Promise<void>((resolve) => (sendPlans = resolve));
    const all = families(plan('7001', 'Monthly'), plan('7003', 'Lite'));
    const some = families(plan('7001', 'Monthly'));
    let requests = 0;
    draw(
      {
        getVod: async () => {
          await titleIsSent;
          return denied;
        },
        listLicenceFamilies: async (parts) => {
          requests += 1;
          if (requests === 1) return all.listLicenceFamilies?.(parts) as never;
          await plansAreSent;
          return some.listLicenceFamilies?.(parts) as never;
        },
      },
      `/purchase?from=${encodeURIComponent('/video/1003')}`,
    );
    await card('Lite');
    sendTitle();
    await waitFor(() => expect(requests).toBe(2));
    await card('Lite');
    sendPlans();
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Lite' })).toBeNull());
    await card('Monthly');
  });

  it('MONEY-71 mark the recommended one', async () => {
    draw(families(plan('7001', 'Monthly', { displayStyle: 'HIGHLIGHTED' }), plan('7003', 'Lite')));
    expect((await card('Monthly')).getByText('Recommended')).toBeDefined();
    expect((await card('Lite')).queryByText('Recommended')).toBeNull();
  });

  it('MONEY-71 mark the one that the address selects, whatever the operator recommends', async () => {
    draw(
      families(plan('7001', 'Monthly', { displayStyle: 'HIGHLIGHTED' }), plan('7003', 'Lite')),
      '/purchase?selectedLicence=7003&licences=7001',
    );
    expect((await card('Lite')).getByText('Recommended')).toBeDefined();
    expect((await card('Monthly')).queryByText('Recommended')).toBeNull();
  });

  it('MONEY-71 are not called passes where they cost nothing, and the only one has the main button', async () => {
    const free = { ...licence.purchaseStrategy, type: 'FREE' as const };
    const pass = { ...licence.purchaseStrategy, type: 'PPV' as const };
    draw({
      listLicenceFamilies: () => ({
        licenceFamilies: [],
        nonFamilyBasedLicences: [
          plan('7008', 'Main event', { purchaseStrategy: pass }),
          plan('7009', 'Basic', { purchaseStrategy: free }),
        ],
      }),
    });
    await card('Basic');
    const namesIn = (region: string) =>
      within(screen.getByRole('region', { name: region }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(namesIn('Single passes')).toEqual(['Main event']);
    expect(namesIn('Free')).toEqual(['Basic']);
  });

  it('MONEY-84 show why a plan cannot be bought instead of its button', async () => {
    draw(
      families(
        plan('7001', 'Held', { purchase: 'HELD' }),
        plan('7003', 'Lower', { purchase: 'DOWNGRADE_BLOCKED', rank: 10 }),
        plan('7009', 'Elsewhere', { purchase: 'NOT_ALLOWED' }),
      ),
    );
    expect((await card('Held')).getByText('You have this plan.')).toBeDefined();
    expect((await card('Lower')).getByText(/You have a higher plan/u)).toBeDefined();
    expect((await card('Elsewhere')).getByText(/isn’t available in your country/u)).toBeDefined();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('ACC-29 are those that unlock the title that the viewer comes from', async () => {
    const shop = draw(families(plan('7001', 'Monthly')), '/purchase?from=%2Fvideo%2F1003');
    expect(await screen.findByText('Any of these plans includes Salt and Iron.')).toBeDefined();
    await waitFor(() =>
      expect(shop.of('listLicenceFamilies').at(-1)?.query).toEqual({ licenceId: ['7001'] }),
    );
  });

  it('MONEY-85 create a basket for the chosen one, emit an event, and navigate to the checkout', async () => {
    const listener = vi.fn<(event: Event) => void>();
    addEventListener(LICENCE_SELECTED, listener);
    const shop = draw(families(plan('7001', 'Monthly')), '/purchase?from=%2Fvideo%2F1003');
    fireEvent.click(await screen.findByRole('button', { name: 'Choose Monthly' }));
    await waitFor(() => expect(where()).toBe('/pay?from=%2Fvideo%2F1003'));
    removeEventListener(LICENCE_SELECTED, listener);
    expect(shop.of('createBasket')[0]?.body).toEqual({ licenceId: '7001' });
    const [emitted] = listener.mock.lastCall ?? [];
    expect(emitted).toHaveProperty('detail', expect.objectContaining({ licenceId: '7001', amount: 999 }));
    expect(selectionOf('9', [])).toMatchObject({ licenceId: '9', name: 'unknown', amount: 'unknown' });
  });

  it('MONEY-74 navigate to sign-up for a guest, and from there to the checkout', async () => {
    draw(families(plan('7001', 'Monthly')), '/purchase?from=%2Fvideo%2F1003', guest);
    fireEvent.click(await screen.findByRole('button', { name: 'Choose Monthly' }));
    await waitFor(() => expect(where()).toContain('/signup?from='));
    expect(new URL(`https://site.example${where()}`).searchParams.get('from')).toBe(
      '/pay?from=%2Fvideo%2F1003',
    );
  });

  it('show an error for a refused one, and stay available', async () => {
    draw({ ...families(plan('7001', 'Monthly')), createBasket: refuse('INVALID_TIER_CHANGE') });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose Monthly' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You can’t change to this plan');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose Monthly' }).disabled).toBe(false);
  });

  it('offer a retry if they fail to load, and show a message if there are none', async () => {
    draw({ listLicenceFamilies: refuse('UNAVAILABLE') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    cleanup();
    draw(families());
    expect(await screen.findByText('No plans are available right now')).toBeDefined();
  });

  it('explain to a child’s profile why it cannot buy', async () => {
    draw(families(plan('7001', 'Monthly')), '/purchase', {
      ...guest,
      isGuest: false,
      pro: { id: 'p', tp: 'child' },
    });
    expect(await screen.findByText('Ask a grown-up')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Choose Monthly' })).toBeNull();
  });
});
