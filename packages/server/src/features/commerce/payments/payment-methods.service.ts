import { randomUUID } from 'node:crypto';
import type { BodyOf, Card, ReplyOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import { fieldsRefused, issueOf } from '../../../field-refused.js';
import { providerOf } from './charge-payment.js';
import {
  addMethod,
  chargedTo,
  makeDefault,
  methodOf,
  saveMethod,
  storedMethods,
  type MethodRow,
} from './payment-methods.repository.js';
import type { PaymentProvider } from './providers/payment-provider.js';

/** Maximum number of stored payment methods per account (MONEY-33). */
const METHODS_MAX = 10;

export interface PaymentMethodsService {
  /** @throws {ApiError} MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED, INVALID_FIELD, PROVIDER_FAILED */
  init(
    accountId: string,
    body: BodyOf<'initPaymentMethod'>,
    country: string,
  ): Promise<ReplyOf<'initPaymentMethod'>>;
  /** @throws {ApiError} a code of `CARD_ERRORS`, CHALLENGE_FAILED, PROVIDER_FAILED */
  validate(accountId: string, body: BodyOf<'validatePaymentMethod'>, language: string): Promise<Card>;
  list(accountId: string, language: string): Promise<ReplyOf<'listCards'>>;
  /** @throws {ApiError} CARD_NOT_FOUND */
  setDefault(accountId: string, cardId: string): Promise<void>;
  /** @throws {ApiError} CARD_NOT_FOUND, or CONFLICT for a card that a licence is charged to */
  remove(accountId: string, cardId: string): Promise<void>;
}

export interface PaymentMethodsDependencies {
  readonly db: Database;
  readonly providers: readonly PaymentProvider[];
  readonly origin: string;
  readonly defaultLanguage: string;
  readonly clock: Clock;
}

export const createPaymentMethodsService = (
  dependencies: PaymentMethodsDependencies,
): PaymentMethodsService => {
  const { db, providers, origin, defaultLanguage, clock } = dependencies;

  const shown = (
    method: MethodRow,
    charged: Awaited<ReturnType<typeof chargedTo>>,
    language: string,
  ): Card => ({
    cardId: method.id,
    cardType: method.brand ?? '',
    last4Digits: method.last4Digits,
    cardHolder: method.holder,
    expiresOn: method.expiresOn,
    showEula: false,
    paymentProviderId: method.providerId,
    paymentMethodType: method.type,
    licences: charged
      .filter(({ methodId }) => methodId === method.id)
      .map(({ texts, licenceId }) => (texts[language] ?? texts[defaultLanguage])?.name ?? licenceId),
  });

  const stored = async (accountId: string, cardId: string): Promise<MethodRow> => {
    const method = await methodOf(db, accountId, cardId);
    if (method === undefined || method.status !== 'stored') throw new ApiError('CARD_NOT_FOUND');
    return method;
  };

  const checkRoom = async (accountId: string): Promise<readonly MethodRow[]> => {
    const methods = await storedMethods(db, accountId);
    if (methods.length >= METHODS_MAX) throw new ApiError('MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED');
    return methods;
  };

  return {
    init: async (accountId, { targetPaymentProvider, paymentMethodType, returnPath }, country) => {
      await checkRoom(accountId);
      const offered = providers.filter(({ countries }) => countries === null || countries.includes(country));
      const provider = offered.find(({ id }) => id === targetPaymentProvider);
      if (provider === undefined)
        throw fieldsRefused([
          issueOf(
            'body.targetPaymentProvider',
            targetPaymentProvider,
            offered.map(({ id }) => id).join(', ') || 'nothing: there is no way to pay here',
          ),
        ]);
      if (!provider.methods.includes(paymentMethodType))
        throw fieldsRefused([
          issueOf('body.paymentMethodType', paymentMethodType, provider.methods.join(', ')),
        ]);
      const id = randomUUID();
      await addMethod(db, {
        id,
        accountId,
        providerId: provider.id,
        type: paymentMethodType,
        status: 'pending',
        createdAt: new Date(clock.now()),
      });
      const initiated = await provider.initMethod({
        accountId,
        type: paymentMethodType,
        returnUrl: new URL(returnPath ?? '/payment-authorization', origin).href,
        idempotencyKey: id,
      });
      await saveMethod(db, id, { externalId: initiated.externalId });
      return {
        paymentDetailsExternalId: initiated.externalId,
        clientSecret: initiated.clientSecret,
        nextAction: initiated.nextAction,
      };
    },
    validate: async (accountId, { paymentDetailsExternalId, providerToken }, language) => {
      const existing = await methodOf(db, accountId, paymentDetailsExternalId);
      if (existing === undefined) throw new ApiError('missing');
      if (existing.status === 'stored') return shown(existing, await chargedTo(db, accountId), language);
      const others = await checkRoom(accountId);
      const provider = providerOf(providers, existing);
      const state = await provider.readMethod(paymentDetailsExternalId, providerToken ?? null);
      if (state.status === 'action-required') throw new ApiError('CHALLENGE_FAILED');
      if (state.status === 'declined')
        throw new ApiError(
          state.code,
          state.code === 'card_declined' ? { details: { declineCode: state.code } } : {},
        );
      const { externalId, type, brand, last4Digits, holder, expiresOn } = state.method;
      const method = await saveMethod(db, existing.id, {
        methodExternalId: externalId,
        type,
        brand,
        last4Digits,
        holder,
        expiresOn,
        status: 'stored',
      });
      if (others.length === 0) await makeDefault(db, accountId, method.id);
      return shown(method, [], language);
    },
    list: async (accountId, language) => {
      const methods = await storedMethods(db, accountId);
      const charged = await chargedTo(db, accountId);
      return {
        cards: methods.map((method) => shown(method, charged, language)),
        defaultCardId: methods.find(({ isDefault }) => isDefault)?.id ?? null,
      };
    },
    setDefault: async (accountId, cardId) => {
      const { id } = await stored(accountId, cardId);
      await makeDefault(db, accountId, id);
    },
    remove: async (accountId, cardId) => {
      const method = await stored(accountId, cardId);
      const charged = await chargedTo(db, accountId);
      if (charged.some(({ methodId }) => methodId === method.id)) throw new ApiError('CONFLICT');
      await providerOf(providers, method).removeMethod(method.methodExternalId ?? method.externalId ?? '');
      await saveMethod(db, method.id, { status: 'removed', isDefault: false });
      const [next] = await storedMethods(db, accountId);
      if (method.isDefault && next !== undefined) await makeDefault(db, accountId, next.id);
    },
  };
};
