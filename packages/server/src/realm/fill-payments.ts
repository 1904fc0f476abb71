import type { FieldIssue } from '@footlight/contract';
import { fromEnvironment, missingVariable } from './environment-secret.js';
import type { RealmFile } from './schemas/realm.schemas.js';

type Payments = RealmFile['payments'];

const SECRETS = ['secretKey', 'webhookSecret'] as const;

/** Issues of payment providers that the schema cannot detect: missing secrets and duplicate ids (MONEY-63). */
export const paymentIssues = ({ payments: { providers } }: RealmFile): FieldIssue[] => {
  const ids = providers.map(({ id }) => id);
  return providers.flatMap((provider, at) => [
    ...SECRETS.flatMap((key) => {
      const variable = missingVariable(provider[key]);
      return variable === undefined
        ? []
        : [
            {
              field: `payments.providers[${at}].${key}`,
              found: `"env:${variable}", which is not set`,
              allowed: `the environment variable ${variable}`,
            },
          ];
    }),
    ...(ids.indexOf(provider.id) === at
      ? []
      : [
          {
            field: `payments.providers[${at}].id`,
            found: JSON.stringify(provider.id),
            allowed: `an id of its own; it is payments.providers[${ids.indexOf(provider.id)}]’s`,
          },
        ]),
  ]);
};

/** Replaces port placeholders with ports, and `env:` references with secrets from the environment. */
export const fillPayments = (payments: Payments, withPorts: (address: string) => string): Payments => ({
  ...payments,
  providers: payments.providers.map((provider) => ({
    ...provider,
    baseUri: withPorts(provider.baseUri),
    secretKey: fromEnvironment(provider.secretKey),
    webhookSecret: fromEnvironment(provider.webhookSecret),
  })),
});
