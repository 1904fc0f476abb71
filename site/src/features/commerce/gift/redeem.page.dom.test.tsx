import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { guest } from '../../../testing/on-site.js';
import { drawShop, refuse, type ShopHandlers } from '../../../testing/shop.js';
import { RedeemPage } from './redeem.page.js';

const draw = (at: string, answers: ShopHandlers = {}, user?: typeof guest) =>
  drawShop(<RedeemPage />, { path: '/redeem', at, answers, ...(user === undefined ? {} : { user }) });

afterEach(cleanup);

describe('MONEY-89: redeeming a gift', () => {
  it('sends the code of the address, and confirms the redemption', async () => {
    const shop = draw('/redeem?redeemCode=GIFT-1');
    fireEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
    expect(await screen.findByText('Gift redeemed')).toBeDefined();
    expect(shop.of('redeemGift')[0]?.body).toEqual({ redeemCode: 'GIFT-1' });
  });

  it('asks guests to sign in or up, and keeps the code in the links', async () => {
    draw('/redeem?redeemCode=GIFT-1', {}, guest);
    expect((await screen.findByRole('link', { name: 'Sign in to redeem' })).getAttribute('href')).toBe(
      '/gift/redeem/GIFT-1/login',
    );
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/gift/redeem/GIFT-1/register',
    );
  });

  // MONEY-152
  it('offers to use a code that no gift has as a voucher for a plan', async () => {
    const shop = draw('/redeem?redeemCode=HALF', { redeemGift: refuse('GIFT_NOT_FOUND') });
    fireEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
    const plan = await screen.findByRole('combobox', { name: 'Plan' });
    expect(plan.querySelectorAll('option').length).toBeGreaterThan(0);
    fireEvent.click(await screen.findByRole('button', { name: 'Use voucher' }));
    expect(await screen.findByText('Voucher accepted')).toBeDefined();
    expect(shop.of('redeemVoucher')[0]?.body).toEqual({
      voucherCode: 'HALF',
      licenceId: (plan as HTMLSelectElement).value,
    });
    expect(shop.of('redeemGift')).toHaveLength(1);
  });

  // MONEY-152
  it('says that a voucher belongs to the checkout, and that a renewing plan needs a payment method', async () => {
    let code: 'VOUCHER_NOT_APPLICABLE' | 'FAILED_PAYMENT' = 'VOUCHER_NOT_APPLICABLE';
    draw('/redeem?redeemCode=HALF', {
      redeemGift: refuse('GIFT_NOT_FOUND'),
      redeemVoucher: () => refuse(code)(),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Use voucher' }));
    expect((await screen.findAllByText(/Enter it at the checkout/u)).length).toBeGreaterThan(0);
    code = 'FAILED_PAYMENT';
    fireEvent.click(await screen.findByRole('button', { name: 'Use voucher' }));
    expect((await screen.findAllByText(/Add a payment method first/u)).length).toBeGreaterThan(0);
  });

  it('shows why a code is refused, until another is typed', async () => {
    const shop = draw('/redeem', { redeemGift: refuse('GIFT_ALREADY_REDEEMED') });
    fireEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
    expect((await screen.findAllByText('Enter your gift code.')).length).toBeGreaterThan(0);
    expect(shop.names()).not.toContain('redeemGift');
    fireEvent.change(screen.getByLabelText(/Gift code/u), { target: { value: 'USED' } });
    fireEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    await waitFor(() =>
      expect(screen.getAllByText('This gift was already redeemed.').length).toBeGreaterThan(0),
    );
    fireEvent.change(screen.getByLabelText(/Gift code/u), { target: { value: 'OTHER' } });
    expect(screen.queryByText('This gift was already redeemed.')).toBeNull();
  });
});
