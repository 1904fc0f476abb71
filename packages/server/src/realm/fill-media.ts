import type { FieldIssue } from '@footlight/contract';
import { fromEnvironment, missingVariable } from './environment-secret.js';
import type { RealmFile } from './schemas/realm.schemas.js';

type MediaSettings = RealmFile['media'];

const KEYS = ['accessKeyId', 'secretAccessKey'] as const;

/** Issues of the store of media that the schema cannot detect. */
export const mediaIssues = ({ media: { store } }: RealmFile): FieldIssue[] => {
  if (store.kind === 'folder') return [];
  const unset = KEYS.flatMap((key): FieldIssue[] => {
    const variable = missingVariable(store[key] ?? '');
    return variable === undefined
      ? []
      : [
          {
            field: `media.store.${key}`,
            found: `"env:${variable}", which is not set`,
            allowed: `the environment variable ${variable}`,
          },
        ];
  });
  const [one, other] = KEYS.filter((key) => store[key] !== null).length === 1 ? KEYS : [];
  if (one === undefined || other === undefined) return unset;
  const field = store[one] === null ? one : other;
  const given = field === one ? other : one;
  return [
    ...unset,
    { field: `media.store.${field}`, found: 'null', allowed: `a value, as ${given} has one` },
  ];
};

/** Replaces port placeholders with ports, and `env:` references with what is in the environment. */
export const fillMedia = (
  { store }: MediaSettings,
  withPorts: (address: string) => string,
): MediaSettings => ({
  store:
    store.kind === 'folder'
      ? store
      : {
          ...store,
          endpoint: store.endpoint === null ? null : withPorts(store.endpoint),
          accessKeyId: store.accessKeyId === null ? null : fromEnvironment(store.accessKeyId),
          secretAccessKey: store.secretAccessKey === null ? null : fromEnvironment(store.secretAccessKey),
        },
});
