import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../api-error.js';
import type { Limit } from '../../../http/limits/limits.js';
import { keepRawBodies } from '../../../http/requests/raw-body.js';
import type { PaymentProvider, ProviderEvent } from './providers/payment-provider.js';

export interface PaymentEventsOptions {
  readonly providers: readonly PaymentProvider[];
  readonly limit: Limit;
  /**
   * Handles an event. Events may be repeated, late and out of order. A rejection responds with an error, so that the
   * provider sends the event again.
   */
  readonly onEvent: (providerId: string, event: ProviderEvent) => Promise<void>;
}

const LARGEST_MESSAGE_BYTES = 256 * 1024;

/** Registers the webhooks that receive the signed events of payment providers (MONEY-62). */
export const registerPaymentEvents = async (
  app: FastifyInstance,
  { providers, limit, onEvent }: PaymentEventsOptions,
): Promise<void> => {
  await app.register((scope, _options, done) => {
    keepRawBodies(scope, LARGEST_MESSAGE_BYTES);
    scope.post<{ Params: { id: string } }>(
      '/api/v2/payment-providers/:id/events',
      { onRequest: limit },
      async ({ params, headers, body }, reply) => {
        const provider = providers.find(({ id }) => id === params.id);
        if (provider === undefined) throw new ApiError('PROVIDER_NOT_CONFIGURED');
        const first = Object.entries(headers).map(
          ([name, value]) => [name, Array.isArray(value) ? value[0] : value] as const,
        );
        const event = provider.readEvent(Object.fromEntries(first), typeof body === 'string' ? body : '');
        if (event.kind !== 'ignored') await onEvent(provider.id, event);
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
    done();
  });
};
