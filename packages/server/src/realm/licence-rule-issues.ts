import type { FieldIssue } from '@footlight/contract';
import type { Database } from '../database/database.js';
import { licences } from '../database/schema/licences.js';
import type { Realm } from './load-realm.js';
import { RealmError } from './realm-error.js';

const unknownIn = (field: string, found: string, known: readonly string[], of: string): FieldIssue[] =>
  known.includes(found)
    ? []
    : [
        {
          field,
          found: JSON.stringify(found),
          allowed: `${of}: ${known.map((one) => JSON.stringify(one)).join(', ')}`,
        },
      ];

/**
 * Rejects rules with unknown licences, which would silently never apply. Requires the licences to be imported first.
 * @throws {RealmError} naming each such rule
 */
export const refuseUnknownLicences = async (
  db: Database,
  { file, licenceRules }: Pick<Realm, 'file' | 'licenceRules'>,
): Promise<void> => {
  const rows = await db.select({ id: licences.id, family: licences.family }).from(licences);
  const ids = rows.map(({ id }) => id);
  const families = [...new Set(rows.flatMap(({ family }) => family ?? []))];
  const issues = [
    ...licenceRules.families.flatMap(({ id }, index) =>
      unknownIn(`licenceRules.families[${index}].id`, id, families, 'a family of licences.json'),
    ),
    ...licenceRules.screens.flatMap(({ licence }, index) =>
      unknownIn(`licenceRules.screens[${index}].licence`, licence, ids, 'a licence of licences.json'),
    ),
  ];
  if (issues.length > 0) throw new RealmError(file, issues);
};
