import type { OpenDatabase } from '../../packages/server/src/database/database.js';
import { DetailsRepository } from '../../packages/server/src/features/account/details.repository.js';
import { call, errorOf, type Answer } from '../../packages/server/testing/call.js';
import type { PayingDemo } from '../../packages/server/testing/paying-demo.js';
import type { LivedCustomer } from './lived-customer.js';
import type { LivesLog } from './lives-log.js';
import type { ModelledShop } from './modelled-shop.js';
import { TICKS_OF_DAY } from './modelled-wallet.js';
import type { Deed } from './random-life.js';
import { CURRENCY, PASS, TITLES, VIEW } from './sale.js';

const DAY_MS = 86_400_000;
const DELETED_AFTER_DAYS = 30;

export interface DeedTools {
  readonly shop: PayingDemo;
  readonly db: OpenDatabase['db'];
  /** Token of an administrator. */
  readonly admin: string;
  readonly modelled: ModelledShop;
  readonly log: LivesLog;
}

/** Does what customers, administrators and banks do, with the service and with the model. */
export class CustomerDeeds {
  readonly #tools: DeedTools;

  constructor(tools: DeedTools) {
    this.#tools = tools;
  }

  /** @returns whether it was possible */
  async act(who: LivedCustomer, deed: Deed): Promise<boolean> {
    if (who.model.isLeaving) return false;
    const { provider } = this.#tools.shop;
    provider.brokenMethods.clear();
    if (deed.lost !== null) provider.breakOnce(deed.lost);
    try {
      return await this.#do(who, deed);
    } finally {
      provider.breakOnce('never');
      provider.brokenMethods.clear();
    }
  }

  #do(who: LivedCustomer, deed: Deed): Promise<boolean> {
    const { model } = who;
    const { now } = this.#tools.log;
    switch (deed.kind) {
      case 'buy':
        return this.#buy(who, deed);
      case 'pass':
        return this.#purchase(who, { licenceId: PASS.id }, model.mayBuyPass(now), () => {
          who.titles.add(TITLES.pass);
          return model.buyPass(now);
        });
      case 'view':
        return this.#purchase(who, { licenceId: VIEW.id }, model.mayBuyView(now), () => {
          who.titles.add(TITLES.view);
          return model.buyView(now);
        });
      case 'watch':
        return this.#watch(who);
      case 'gift':
        return this.#giveGift(who, deed);
      case 'redeem':
        return this.#redeem(who, deed);
      case 'voucher':
        return this.#redeemVoucher(who, deed);
      case 'credit':
        return this.#credit(who, deed);
      case 'refund':
        return this.#refund(who, deed);
      case 'dispute':
        return this.#dispute(who, deed);
      case 'cardFails':
        model.canPay = false;
        this.#tools.shop.provider.answerFor(who.method, 'declines');
        return Promise.resolve(true);
      case 'otherCard':
        return this.#otherCard(who, deed);
      case 'move':
        model.country = deed.to;
        return Promise.resolve(true);
      case 'address':
        return this.#address(who, deed);
      case 'delete':
        return this.#leave(who);
      case 'cancel':
      case 'keep':
      case 'pause':
      case 'resume':
      case 'agree':
        return this.#changePlan(who, deed);
    }
  }

  async #change(who: LivedCustomer, kind: string, may: boolean, asked: Promise<Answer>): Promise<boolean> {
    const answer = await asked;
    const { status } = answer;
    this.#tools.log.same(
      who.index,
      `${kind} (${status < 400 ? status : errorOf(answer).code})`,
      status < 400,
      may,
    );
    return may && status < 400;
  }

  async #changePlan(
    who: LivedCustomer,
    deed: Deed<'cancel' | 'keep' | 'pause' | 'resume' | 'agree'>,
  ): Promise<boolean> {
    const { model } = who;
    const { log, shop } = this.#tools;
    const licence = `/api/v2/user/licence/${model.plan ?? '7001'}`;
    const change = (may: boolean, asked: Promise<Answer>) => this.#change(who, deed.kind, may, asked);
    switch (deed.kind) {
      case 'cancel':
        if (!(await change(model.mayCancel(log.now), who.ask('DELETE', licence)))) return false;
        model.cancel();
        return true;
      case 'keep':
        if (!(await change(model.mayKeep(log.now), who.ask('PATCH', licence)))) return false;
        model.keep();
        return true;
      case 'pause': {
        const until = log.now + deed.days * TICKS_OF_DAY;
        const resumeAfter = new Date(shop.clock.now() + deed.days * DAY_MS).toISOString();
        const asked = who.ask('POST', `${licence}/pause`, { config: { resumeAfter } });
        if (!(await change(model.mayPause(log.now, until), asked))) return false;
        model.pause(until);
        return true;
      }
      case 'resume':
        if (!(await change(model.mayResume(), who.ask('POST', `${licence}/resume`)))) return false;
        model.resume(log.now, shop.provider.brokenMethods.has(who.method));
        return true;
      case 'agree': {
        const body = { status: 'continue' };
        const asked = who.ask('PUT', '/api/v3/price-version-migration/lite-next-price/consent', body);
        if (!(await change(model.mayAgree(log.now), asked))) return false;
        model.agree();
        return true;
      }
    }
  }

  /** Fills a basket and pays it. @param paid the same in the model: whether it was paid */
  async #purchase(
    who: LivedCustomer,
    item: { readonly licenceId: string },
    may: boolean,
    paid: () => boolean,
    { presses = 1, voucher = null }: { readonly presses?: number; readonly voucher?: string | null } = {},
  ): Promise<boolean> {
    const { log } = this.#tools;
    const filled = await this.#change(
      who,
      `the basket with ${item.licenceId}`,
      may,
      who.ask('POST', '/api/v2/basket', item),
    );
    if (!filled) return false;
    if (voucher !== null) await who.ask('PUT', `/api/v2/baskets/vouchers/${voucher}`);
    const result = await who.pay(presses);
    log.same(who.index, `the purchase of ${item.licenceId}`, result !== null, paid());
    return true;
  }

  async #buy(who: LivedCustomer, { plan, presses, voucher }: Deed<'buy'>): Promise<boolean> {
    const { model } = who;
    const { now } = this.#tools.log;
    const code = voucher !== null && model.mayUseVoucher(voucher) ? voucher : null;
    return this.#purchase(
      who,
      { licenceId: plan },
      model.mayBuy(plan, now),
      () => model.buy(plan, now, code),
      { presses, voucher },
    );
  }

  /** Plays the title of the pay per view, which begins it. */
  async #watch(who: LivedCustomer): Promise<boolean> {
    const { log, shop } = this.#tools;
    const may = who.model.playsView(log.now);
    log.same(who.index, 'the pay per view plays', (await shop.plays(who.token, TITLES.view)) === 200, may);
    who.model.watchView(log.now);
    return may;
  }

  async #giveGift(who: LivedCustomer, { gift }: Deed<'gift'>): Promise<boolean> {
    const { log, modelled } = this.#tools;
    const asked = who.ask('POST', '/api/v2/gift/basket', { giftId: gift });
    if (!(await this.#change(who, `the basket with ${gift}`, true, asked))) return false;
    const result = await who.pay(1);
    const charge = who.model.buyGift(gift, log.now);
    log.same(who.index, `the purchase of ${gift}`, result !== null, charge !== null);
    if (charge === null || result === null) return false;
    modelled.gifts.push({
      id: gift,
      code: result.gift?.redeemCode ?? '',
      charge,
      boughtAt: log.now,
      isRedeemed: false,
    });
    return true;
  }

  async #redeem(who: LivedCustomer, { which }: Deed<'redeem'>): Promise<boolean> {
    const { log, modelled } = this.#tools;
    const gift = modelled.gifts[Math.floor((which * modelled.gifts.length) / 1000)];
    if (gift === undefined) return false;
    const asked = who.ask('POST', '/api/v2/gift/redeem', { redeemCode: gift.code });
    if (!(await this.#change(who, `redeem ${gift.id}`, modelled.mayRedeem(gift, log.now), asked)))
      return false;
    who.model.redeem(gift, log.now);
    return true;
  }

  async #redeemVoucher(who: LivedCustomer, { code }: Deed<'voucher'>): Promise<boolean> {
    const { model } = who;
    const asked = who.ask('POST', '/api/v2/promotions/voucher/redeem', {
      voucherCode: code,
      licenceId: model.plan ?? '7001',
    });
    const may = model.mayRedeemVoucher(code, this.#tools.log.now);
    if (!(await this.#change(who, `the voucher ${code}`, may, asked))) return false;
    model.redeemVoucher(code);
    return true;
  }

  async #credit(who: LivedCustomer, { amount }: Deed<'credit'>): Promise<boolean> {
    const { shop, admin } = this.#tools;
    const currency = CURRENCY[who.model.country];
    const body = { amount, currency, reason: 'Ticket 4711', idempotencyKey: shop.newKey() };
    const give = () =>
      call(shop.app, 'POST', `/api/v2/admin/finance/customers/${who.accountId}/credits`, {
        token: admin,
        body,
      });
    // It is clicked twice. MONEY-157
    const [answer] = await Promise.all([give(), give()]);
    if (!(await this.#change(who, 'credit', true, Promise.resolve(answer)))) return false;
    who.model.wallet.give(currency, amount);
    return true;
  }

  /** An administrator who gets no response asks again with the same key. */
  async #refund(who: LivedCustomer, { back, percent }: Deed<'refund'>): Promise<boolean> {
    const { shop, admin } = this.#tools;
    const charge = who.model.wallet.charges
      .filter(({ amount, refunded, isDisputed }) => refunded < amount && !isDisputed)
      .at(-1 - back);
    if (charge === undefined) return false;
    const left = charge.amount - charge.refunded;
    const part = percent === 100 ? left : Math.min(left, Math.ceil((charge.amount * percent) / 100));
    const body = {
      reason: 'Ticket 4711',
      idempotencyKey: shop.newKey(),
      ...(percent === 100 ? {} : { amount: part }),
    };
    const id = who.chargeOf(charge)?.charge.idempotencyKey ?? 'unknown';
    const ask = () => call(shop.app, 'POST', `/api/v2/admin/payments/${id}/refunds`, { token: admin, body });
    const first = await ask();
    const answer = first.status === 502 ? ask() : Promise.resolve(first);
    if (!(await this.#change(who, 'a refund', true, answer))) return false;
    who.model.giveBack(charge, part, 'refund');
    return true;
  }

  async #dispute(who: LivedCustomer, { back }: Deed<'dispute'>): Promise<boolean> {
    const { commerce } = this.#tools.shop;
    const charge = who.model.wallet.charges
      .filter(({ amount, refunded, isDisputed }) => amount > 0 && refunded === 0 && !isDisputed)
      .at(-1 - back);
    const id = charge === undefined ? undefined : who.chargeOf(charge)?.charge.idempotencyKey;
    if (charge === undefined || id === undefined) return false;
    const event = {
      id: `dispute-${id}`,
      kind: 'dispute' as const,
      externalId: `ext-${id}`,
      report: { state: 'needs-response' as const, dueBy: null },
    };
    await commerce.onPaymentEvent('fake', event);
    await commerce.onPaymentEvent('fake', event);
    who.model.giveBack(charge, charge.amount, 'dispute');
    return true;
  }

  async #otherCard(who: LivedCustomer, { bank }: Deed<'otherCard'>): Promise<boolean> {
    const before = who.card?.cardId;
    await who.storeCard(bank);
    const { model } = who;
    const change = (path: string, method: 'POST' | 'DELETE') =>
      this.#change(who, 'another card', true, who.ask(method, path));
    if (model.hasPaidPlan) await change(`/api/v2/licences/${model.plan}/card/${who.card?.cardId}`, 'POST');
    await change(`/api/v2/customer/cards/${before}`, 'DELETE');
    model.wallet.bank = bank;
    model.mend(this.#tools.log.now);
    return true;
  }

  async #address(who: LivedCustomer, { to }: Deed<'address'>): Promise<boolean> {
    const body = {
      country: to,
      name: 'Zoë Ñandú',
      line1: '1 Main Street',
      city: 'Springfield',
      postalCode: '12345',
    };
    const asked = who.ask('PUT', '/api/v2/customer/billing-details', body);
    if (!(await this.#change(who, 'the address', true, asked))) return false;
    who.model.wallet.address = to;
    return true;
  }

  async #leave(who: LivedCustomer): Promise<boolean> {
    const { shop, db } = this.#tools;
    const now = shop.clock.now();
    who.model.isLeaving = true;
    await new DetailsRepository(db).markForDeletion(
      who.accountId,
      () => Promise.resolve(),
      new Date(now),
      new Date(now + DELETED_AFTER_DAYS * DAY_MS),
    );
    return true;
  }
}
