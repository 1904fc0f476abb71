import type { FieldIssue } from '@footlight/contract';
import type { RealmFile } from '../schemas/realm.schemas.js';

const FROM_ENVIRONMENT = /^env:([A-Z_][A-Z0-9_]*)$/u;
/** Settings that may refer to environment variables. */
const SECRETS = ['clientSecret', 'privateKey', 'apiKey', 'softwareStatement'] as const;

type Settings = Readonly<Record<string, unknown>>;

const places = (realm: RealmFile): readonly (readonly [string, Settings])[] => [
  ...realm.signIn.providers.map((settings, at) => [`signIn.providers[${at}]`, settings] as const),
  ...realm.externalLicenceProviders.map(
    (settings, at) => [`externalLicenceProviders[${at}]`, settings] as const,
  ),
];

const variableOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? FROM_ENVIRONMENT.exec(value)?.[1] : undefined;

const missingSecrets = (realm: RealmFile): FieldIssue[] =>
  places(realm).flatMap(([place, settings]) =>
    SECRETS.flatMap((key) => {
      const variable = variableOf(settings[key]);
      if (variable === undefined || (process.env[variable] ?? '') !== '') return [];
      return [
        {
          field: `${place}.${key}`,
          found: `"env:${variable}", which is not set`,
          allowed: `the environment variable ${variable}`,
        },
      ];
    }),
  );

/** Identifies a provider within the list. */
const wordOf = (settings: Settings): string =>
  [settings['name'], settings['openIdClientName'] ?? settings['providerName'] ?? '']
    .map(String)
    .join(' ')
    .trim();

const doubles = (realm: RealmFile): FieldIssue[] => {
  const words = realm.signIn.providers.map(wordOf);
  return words.flatMap((word, at) =>
    words.indexOf(word) === at
      ? []
      : [{ field: `signIn.providers[${at}]`, found: JSON.stringify(word), allowed: 'each provider once' }],
  );
};

/** Issues of providers that the schema cannot detect: missing secrets in the environment, and duplicates. */
export const providerIssues = (realm: RealmFile): FieldIssue[] => [
  ...missingSecrets(realm),
  ...doubles(realm),
];

/** Replaces port placeholders with ports, and `env:` references with secrets from the environment. */
export const fillProviders = (
  { signIn, externalLicenceProviders }: RealmFile,
  withPorts: (address: string) => string,
): Pick<RealmFile, 'signIn' | 'externalLicenceProviders'> => {
  const fill = <T extends object>(settings: T): T =>
    Object.fromEntries(
      Object.entries(settings).map(([key, value]: [string, unknown]) => {
        const variable = (SECRETS as readonly string[]).includes(key) ? variableOf(value) : undefined;
        if (variable !== undefined) return [key, process.env[variable]];
        return [
          key,
          typeof value === 'string' && (key === 'issuer' || key.endsWith('Uri')) ? withPorts(value) : value,
        ];
      }),
    ) as T;
  return {
    signIn: { ...signIn, providers: signIn.providers.map(fill) },
    externalLicenceProviders: externalLicenceProviders.map(fill),
  };
};
