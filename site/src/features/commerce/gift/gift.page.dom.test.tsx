import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guest } from '../../../testing/on-site.js';
import { drawShop, exampleOf, refuse, type ShopHandlers } from '../../../testing/shop.js';
import { GiftPage } from './gift.page.js';

const [gift] = exampleOf('listGiftProducts').products;
const where = () => screen.getByTestId('where').textContent;

const draw = (answers: ShopHandlers = {}) =>
  drawShop(<GiftPage />, {
    path: '/gift/:giftId?',
    at: `/gift/${gift?.giftId ?? ''}`,
    answers,
    user: guest,
  });
const fill = async () => fireEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
const continueWith = async (email: string) => {
  fireEvent.change(await screen.findByLabelText(/^Your email/u), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('MONEY-151: a gift of a guest', () => {
  it('is paid for with an address and without a password', async () => {
    const shop = draw();
    await fill();
    expect(await screen.findByRole('link', { name: 'Sign in instead' })).toHaveProperty(
      'pathname',
      `/gift/${gift?.giftId ?? ''}/login`,
    );
    await continueWith('wrong');
    expect((await screen.findAllByText('Enter a valid email address.')).length).toBeGreaterThan(0);
    expect(shop.names()).not.toContain('createGuestCheckoutPrincipal');
    await continueWith('giver@example.org');
    await waitFor(() => expect(where()).toBe(`/gift/${gift?.giftId ?? ''}/pay`));
    expect(shop.of('createGuestCheckoutPrincipal')[0]?.body).toEqual({ email: 'giver@example.org' });
  });

  it('leads an address that has an account to signing in', async () => {
    draw({ createGuestCheckoutPrincipal: refuse('ACCOUNT_EXISTS') });
    await fill();
    await continueWith('nadia@example.org');
    expect((await screen.findAllByText(/There is an account with this address/u)).length).toBeGreaterThan(0);
    expect(where()).toContain('/gift/');
  });
});
