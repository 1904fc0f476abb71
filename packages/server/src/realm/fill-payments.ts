import type { FieldIssue } from '@footlight/contract';
import { fromEnvironment, missingVariable } from './environment-secret.js';
import type { RealmFile } from './schemas/realm.schemas.js';

type Payments = RealmFile['payments'];

const SECRETS = ['secretKey', 'webhookSecret'] as const;

const secretIssues = (field: string, secret: string): FieldIssue[] => {
  const variable = missingVariable(secret);
  return variable === undefined
    ? []
    : [
        {
          field,
          found: `"env:${variable}", which is not set`,
          allowed: `the environment variable ${variable}`,
        },
      ];
};

/** Issues of payment providers that the schema cannot detect: missing secrets and duplicate ids (MONEY-63). */
export const paymentIssues = ({ payments: { providers, tax } }: RealmFile): FieldIssue[] => {
  const ids = providers.map(({ id }) => id);
  const ofTax = tax.kind === 'stripe' ? secretIssues('payments.tax.secretKey', tax.secretKey) : [];
  const ofProviders = providers.flatMap((provider, at) => [
    ...SECRETS.flatMap((key) => secretIssues(`payments.providers[${at}].${key}`, provider[key])),
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
  return [...ofProviders, ...ofTax];
};

/** Replaces port placeholders with ports, and `env:` references with secrets from the environment. */
export const fillPayments = (payments: Payments, withPorts: (address: string) => string): Payments => ({
  ...payments,
  tax:
    payments.tax.kind === 'stripe'
      ? {
          ...payments.tax,
          baseUri: withPorts(payments.tax.baseUri),
          secretKey: fromEnvironment(payments.tax.secretKey),
        }
      : payments.tax,
  vatRegister:
    payments.vatRegister === null
      ? null
      : { ...payments.vatRegister, baseUri: withPorts(payments.vatRegister.baseUri) },
  providers: payments.providers.map((provider) => ({
    ...provider,
    baseUri: withPorts(provider.baseUri),
    secretKey: fromEnvironment(provider.secretKey),
    webhookSecret: fromEnvironment(provider.webhookSecret),
  })),
});
