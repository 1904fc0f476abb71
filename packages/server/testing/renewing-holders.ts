import type { UserLicence } from '@footlight/contract';
import { expect } from 'vitest';
import { call } from './call.js';
import type { PayingDemo } from './paying-demo.js';
import { signUpSomebody, type Person } from './people.js';

/** Somebody who holds a licence that renews. */
export interface Holder extends Person {
  readonly cardId: string;
}

/** Helpers for tests of renewals. @param shop begun before the tests */
export const renewingHolders = (shop: () => PayingDemo) => {
  const holder = async (licenceId: string, voucher?: string): Promise<Holder> => {
    const { app, card, basket, pay } = shop();
    const person = await signUpSomebody(app);
    const { token } = person;
    const { cardId } = await card(token);
    await basket(token, licenceId);
    if (voucher !== undefined) await call(app, 'PUT', `/api/v2/baskets/vouchers/${voucher}`, { token });
    expect((await pay(token, cardId)).status).toBe(200);
    return { ...person, cardId };
  };
  const licenceOf = async ({ token }: Holder): Promise<UserLicence> => {
    const [licence] = await shop().licences(token);
    if (licence === undefined) throw new Error('Nothing is held.');
    return licence;
  };
  return {
    holder,
    licenceOf,
    /** What is due is done; an error fails the test. */
    run: () =>
      shop().commerce.renewals.run((error) => {
        throw error;
      }),
    /** What was paid, the oldest first. */
    amounts: async ({ token }: Holder): Promise<number[]> =>
      (await shop().history(token))
        .filter(({ status }) => status === 'SUCCEEDED')
        .map(({ amount }) => amount)
        .toReversed(),
    plays: async ({ token }: Holder): Promise<boolean> => (await shop().plays(token)) === 200,
    change: ({ token }: Holder, method: 'POST' | 'DELETE' | 'PATCH', path: string, body?: unknown) =>
      call(shop().app, method, `/api/v2/user/licence/${path}`, {
        token,
        ...(body === undefined ? {} : { body }),
      }),
    expiry: async (who: Holder): Promise<number> =>
      Date.parse((await licenceOf(who)).licenceStatus.expiryTimestamp ?? ''),
    /** Moves the clock to a time, in milliseconds since the epoch. */
    to: (moment: number): void => {
      const { clock } = shop();
      clock.advance(moment - clock.now());
    },
  };
};
