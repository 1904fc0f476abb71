import { dirname, resolve } from 'node:path';
import type { FieldIssue } from '@footlight/contract';
import { fromEnvironment, missingVariable } from './environment-secret.js';
import type { RealmFile } from './schemas/realm.schemas.js';
import type { GuideSettings } from './schemas/guide.schemas.js';

const isAddress = (text: string): boolean => /^[a-z][a-z\d+.-]*:\/\//iu.test(text);

/** Issues of the guide's sources that the schema cannot detect. Addresses are not shown: they may hold a password. */
export const guideIssues = ({ guide }: RealmFile): FieldIssue[] =>
  Object.entries(guide.sources).flatMap(([name, { address }]): FieldIssue[] => {
    const field = `guide.sources.${name}.address`;
    const variable = missingVariable(address);
    if (variable !== undefined)
      return [
        {
          field,
          found: `"env:${variable}", which is not set`,
          allowed: `the environment variable ${variable}`,
        },
      ];
    const place = fromEnvironment(address);
    const isOfHttp = /^https?:\/\//iu.test(place) && URL.canParse(place.replaceAll(/\{port[^}]*\}/gu, '1'));
    return isOfHttp || !isAddress(place)
      ? []
      : [{ field, found: '(not shown)', allowed: 'an address of http or https, or the path of a file' }];
  });

/** Replaces port placeholders, `env:` references and relative paths. */
export const fillGuide = (
  guide: GuideSettings,
  file: string,
  withPorts: (address: string) => string,
): GuideSettings => ({
  pictureOrigins: guide.pictureOrigins.map(withPorts),
  sources: Object.fromEntries(
    Object.entries(guide.sources).map(([name, source]) => {
      const place = withPorts(fromEnvironment(source.address));
      return [name, { ...source, address: isAddress(place) ? place : resolve(dirname(file), place) }];
    }),
  ),
});
