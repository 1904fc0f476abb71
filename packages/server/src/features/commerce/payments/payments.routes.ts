import { accountOf } from '../../../http/requests/account-of.js';
import type { Handlers } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import { providersIn, shownProvider } from '../baskets/basket-shown.js';
import { buyerOf } from '../baskets/baskets.routes.js';
import type { PaymentListService } from './payment-list.service.js';
import type { PaymentMethodsService } from './payment-methods.service.js';
import type { PaymentsService } from './payments.service.js';
import type { PaymentProvider } from './providers/payment-provider.js';
import type { RedeemVoucherService } from './redeem-voucher.service.js';

export interface PaymentsParts {
  readonly payments: PaymentsService;
  readonly list: PaymentListService;
  readonly methods: PaymentMethodsService;
  readonly vouchers: RedeemVoucherService;
  readonly providers: readonly PaymentProvider[];
  readonly realm: Realm;
}

export const paymentsHandlers = ({ payments, list, methods, vouchers, providers, realm }: PaymentsParts) =>
  ({
    listPaymentProviders: ({ country }) =>
      Promise.resolve({ providers: providersIn(providers, country).map(shownProvider) }),
    payBasket: (request) =>
      payments.pay(request.body, request.query.acknowledgeNoFreeTrial === true, buyerOf(request, realm)),
    payGuestBasket: (request) =>
      payments.pay(request.body, request.query.acknowledgeNoFreeTrial === true, buyerOf(request, realm)),
    confirmBasketPayment: (request) =>
      payments.confirm(request.params.id, buyerOf(request, realm), request.body),
    authenticatePayment: (request) => payments.authenticate(request.params.id, buyerOf(request, realm)),
    initPaymentMethod: ({ caller, body, country }) => methods.init(accountOf(caller), body, country),
    validatePaymentMethod: ({ caller, body, language }) =>
      methods.validate(accountOf(caller), body, language),
    listCards: ({ caller, language }) => methods.list(accountOf(caller), language),
    setDefaultCard: async ({ caller, params }) => {
      await methods.setDefault(accountOf(caller), params.cardId);
    },
    removeCard: async ({ caller, params }) => {
      await methods.remove(accountOf(caller), params.cardId);
    },
    listPayments: ({ caller, query }) => list.list(query, caller),
    getPayment: ({ caller, params }) => list.of(params.id, caller),
    redeemVoucher: (request) =>
      vouchers.redeem(request.body.voucherCode, request.body.licenceId, buyerOf(request, realm)),
  }) satisfies Handlers;
