import type { SessionUser } from '@footlight/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  drawShop,
  exampleOf,
  refuse,
  viewer,
  withDialogs,
  type ShopHandlers,
} from '../../../testing/shop.js';
import { PaymentUpdatePage } from './payment-update.page.js';

afterEach(cleanup);
withDialogs();

const [held] = exampleOf('listUserLicences').licences;
const id = held?.id ?? '';

const draw = (answers: ShopHandlers = {}, licenceId = id, user: SessionUser = viewer) =>
  drawShop(<PaymentUpdatePage />, {
    path: '/payment-update/:licenceId',
    at: `/payment-update/${licenceId}`,
    answers,
    user,
  });
const use = async () => fireEvent.click(await screen.findByRole('button', { name: 'Use this card' }));

// MONEY-86
describe('the page on which a plan is paid otherwise', () => {
  it('moves the plan to the stored card, with a check of the billing details', async () => {
    const shop = draw();
    await use();
    expect(await screen.findByText(/^Saved\. We’ll use it for /u)).toBeDefined();
    const { cardId } = exampleOf('listCards').cards[0] ?? {};
    expect(shop.of('moveLicenceToCard')).toEqual([
      { params: { licenceId: id, cardId }, query: { checkBillingDetails: true } },
    ]);
  });

  it('asks for billing details that are missing, and then goes on', async () => {
    let asked = 0;
    const shop = draw({
      moveLicenceToCard: () => {
        asked += 1;
        return asked === 1
          ? refuse('BASKET_REQUIREMENTS_FAILED', { missingFields: ['taxNumber'] })()
          : exampleOf('moveLicenceToCard');
      },
    });
    await use();
    fireEvent.change(await screen.findByLabelText(/Tax number/u), { target: { value: 'GB980780684' } });
    fireEvent.submit(screen.getByLabelText(/Tax number/u).closest('form') as HTMLFormElement);
    expect(await screen.findByText(/^Saved\. We’ll use it for /u)).toBeDefined();
    expect(shop.of('saveBillingDetails')).toHaveLength(1);
    await waitFor(() => expect(shop.of('moveLicenceToCard')).toHaveLength(2));
  });

  it('says what could not be loaded: the plans, or the ways to pay', async () => {
    draw({ listUserLicences: refuse('INTERNAL') });
    expect(await screen.findByText('We couldn’t load your plans')).toBeDefined();
    cleanup();
    draw({ listPaymentProviders: refuse('INTERNAL') });
    expect(await screen.findByText('We couldn’t load the payment methods')).toBeDefined();
  });

  it('says so where there is no such plan, and tells a child that it is for adults', async () => {
    draw({}, 'nothing');
    expect(await screen.findByText('We couldn’t find that plan.')).toBeDefined();
    cleanup();
    const shop = draw({}, id, { ...viewer, pro: { id: 'p', tp: 'child' } });
    expect(await screen.findByText('Ask a grown-up')).toBeDefined();
    expect(shop.names()).not.toContain('moveLicenceToCard');
    expect(screen.queryByText('We couldn’t find that plan.')).toBeNull();
  });
});
