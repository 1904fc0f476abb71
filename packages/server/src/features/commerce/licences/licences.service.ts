import type { QueryOf, ReplyOf, UserLicence } from '@footlight/contract';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { Caller } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import { heldLicencesOf } from './held-licences.repository.js';
import { hasRunOut } from './held-licence-status.js';
import { hasHeldFamily, licenceShown, userLicence, type LicenceView } from './licence-view.js';
import type { SaleCatalogue } from './sale-catalogue.js';
import { readSaleCatalogue } from './sale-catalogue.repository.js';

/** The caller, language and country that licences are read for. */
export interface LicenceReading {
  readonly caller: Caller;
  readonly language: string;
  readonly country: string;
}

/** Licences on sale, and licences that the caller holds. */
export interface LicencesService {
  all(reading: LicenceReading): Promise<ReplyOf<'listLicences'>>;
  families(
    query: QueryOf<'listLicenceFamilies'>,
    reading: LicenceReading,
  ): Promise<ReplyOf<'listLicenceFamilies'>>;
  userLicences(reading: LicenceReading): Promise<UserLicence[]>;
  /** Held licences that renew. */
  activeSubscriptions(reading: LicenceReading): Promise<UserLicence[]>;
}

export interface LicencesDependencies {
  readonly db: Database;
  readonly realm: Pick<Realm, 'defaultLanguage' | 'licenceRules'>;
  readonly clock: Clock;
}

/** Reads the catalogue and the caller's licences once, so that all parts of a response use the same data. */
const readLicenceView = async (
  { db, realm, clock }: LicencesDependencies,
  { caller, language, country }: LicenceReading,
): Promise<{ readonly catalogue: SaleCatalogue; readonly view: LicenceView }> => {
  const catalogue = await readSaleCatalogue(db);
  const heldLicences = caller.accountId === null ? [] : await heldLicencesOf(db, caller.accountId);
  const { defaultLanguage, licenceRules: rules } = realm;
  return {
    catalogue,
    view: { caller, heldLicences, rules, language, country, defaultLanguage, now: clock.now() },
  };
};

export const createLicencesService = (dependencies: LicencesDependencies): LicencesService => {
  const onSale = ({ catalogue, view }: Awaited<ReturnType<typeof readLicenceView>>) =>
    catalogue.licences
      .map((licence) => {
        const shown = licenceShown(licence, catalogue, view);
        return hasHeldFamily(licence, catalogue, view.heldLicences)
          ? { ...shown, trialDetails: null }
          : shown;
      })
      // A licence without a price for the country is not sold there.
      .filter(({ amounts, ctaControl }) => amounts.length > 0 && ctaControl !== 'HIDDEN');

  const userLicencesIn = (
    { catalogue, view }: Awaited<ReturnType<typeof readLicenceView>>,
    rows: LicenceView['heldLicences'] = view.heldLicences,
  ): UserLicence[] => rows.flatMap((heldLicence) => userLicence(heldLicence, catalogue, view) ?? []);

  return {
    all: async (reading) => ({ licences: onSale(await readLicenceView(dependencies, reading)) }),
    families: async ({ includeEntitlements, licenceId }, reading) => {
      const read = await readLicenceView(dependencies, reading);
      const { catalogue, view } = read;
      const shown = onSale(read).filter(({ id }) => licenceId === undefined || licenceId.includes(id));
      const ids = [...new Set(shown.flatMap(({ family }) => family ?? []))];
      const worded = (words: Readonly<Record<string, string>> | undefined): string | undefined =>
        words?.[view.language] ?? words?.[view.defaultLanguage];
      return {
        licenceFamilies: ids.map((id) => {
          const family = catalogue.families.find((one) => one.id === id);
          return {
            id,
            name: worded(family?.name) ?? id,
            description: worded(family?.description) ?? '',
            licences: shown.filter((one) => one.family === id).toSorted((a, b) => b.rank - a.rank),
          };
        }),
        nonFamilyBasedLicences: shown.filter(({ family }) => family === null),
        ...(includeEntitlements === undefined
          ? {}
          : {
              entitlements: userLicencesIn(
                read,
                view.heldLicences.filter(
                  (heldLicence) => heldLicence.status === 'active' && !hasRunOut(heldLicence, view.now),
                ),
              ),
            }),
      };
    },
    userLicences: async (reading) => userLicencesIn(await readLicenceView(dependencies, reading)),
    activeSubscriptions: async (reading) => {
      const read = await readLicenceView(dependencies, reading);
      return userLicencesIn(
        read,
        read.view.heldLicences.filter(
          (heldLicence) =>
            heldLicence.status === 'active' &&
            heldLicence.autoRenewing &&
            !hasRunOut(heldLicence, read.view.now),
        ),
      );
    },
  };
};
