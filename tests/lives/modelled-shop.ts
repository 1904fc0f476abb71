import { TICKS_OF_DAY, type Charge, type Tick } from './modelled-wallet.js';
import { GIFT_DAYS, VOUCHERS, type GiftId, type VoucherCode } from './sale.js';

export interface ModelledGift {
  readonly id: GiftId;
  readonly code: string;
  readonly charge: Charge;
  readonly boughtAt: Tick;
  isRedeemed: boolean;
}

/** What customers share: the uses of vouchers, and the gifts that one buys and another redeems. */
export class ModelledShop {
  readonly gifts: ModelledGift[] = [];
  /** The account of each use. */
  readonly #uses = new Map<VoucherCode, number[]>();

  /** MONEY-47 */
  mayUse(code: VoucherCode, customer: number): boolean {
    const { uses, usesPerAccount } = VOUCHERS[code];
    const all = this.#uses.get(code) ?? [];
    return (
      (uses === null || all.length < uses) && all.filter((one) => one === customer).length < usesPerAccount
    );
  }

  use(code: VoucherCode, customer: number): void {
    this.#uses.set(code, [...(this.#uses.get(code) ?? []), customer]);
  }

  /** MONEY-50 */
  mayRedeem({ charge, boughtAt, isRedeemed }: ModelledGift, now: Tick): boolean {
    const isGivenBack = charge.isDisputed || charge.refunded >= charge.amount;
    return !isRedeemed && !isGivenBack && now < boughtAt + GIFT_DAYS * TICKS_OF_DAY;
  }
}
