import type { QueryOf, ResponseOf, UserLicence } from '@footlight/contract';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { Caller } from '../../../feature.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { TaxService } from '../tax/tax.service.js';
import { HeldLicencesRepository } from './held-licences.repository.js';
import { hasRunOut } from './held-licence-status.js';
import { hasHeldFamily, licenceShown, userLicence, type LicenceView } from './licence-view.js';
import type { SaleCatalogue } from './sale-catalogue.js';
import { SaleCatalogueRepository } from './sale-catalogue.repository.js';

/** The caller, language and country that licences are read for. */
export interface LicenceReading {
  readonly caller: Caller;
  readonly language: string;
  readonly country: string;
}

export interface LicencesDependencies {
  readonly db: Database;
  readonly realm: Pick<Realm, 'defaultLanguage' | 'licenceRules'>;
  readonly clock: Clock;
  readonly tax: Pick<TaxService, 'ofHeld'>;
}

/** Reads the catalogue and the caller's licences once, so that all parts of a response use the same data. */
const readLicenceView = async (
  { db, realm, clock, tax }: LicencesDependencies,
  { caller, language, country }: LicenceReading,
): Promise<{ readonly catalogue: SaleCatalogue; readonly view: LicenceView }> => {
  const catalogue = await new SaleCatalogueRepository(db).read();
  const heldLicences =
    caller.accountId === null ? [] : await new HeldLicencesRepository(db).ofAccount(caller.accountId);
  const { defaultLanguage, licenceRules: rules } = realm;
  const taxOf = await tax.ofHeld(heldLicences);
  return {
    catalogue,
    view: { caller, heldLicences, rules, language, country, defaultLanguage, taxOf, now: clock.now() },
  };
};

const onSale = ({ catalogue, view }: Awaited<ReturnType<typeof readLicenceView>>) =>
  catalogue.licences
    .map((licence) => {
      const shown = licenceShown(licence, catalogue, view);
      return hasHeldFamily(licence, catalogue, view.heldLicences) ? { ...shown, trialDetails: null } : shown;
    })
    // A licence without a price for the country is not sold there.
    .filter(({ amounts, ctaControl }) => amounts.length > 0 && ctaControl !== 'HIDDEN');

const userLicencesIn = (
  { catalogue, view }: Awaited<ReturnType<typeof readLicenceView>>,
  rows: LicenceView['heldLicences'] = view.heldLicences,
): UserLicence[] => rows.flatMap((heldLicence) => userLicence(heldLicence, catalogue, view) ?? []);

/** Licences on sale, and licences that the caller holds. */
export class LicencesService {
  readonly #dependencies: LicencesDependencies;

  constructor(dependencies: LicencesDependencies) {
    this.#dependencies = dependencies;
  }

  async all(reading: LicenceReading): Promise<ResponseOf<'listLicences'>> {
    return { licences: onSale(await readLicenceView(this.#dependencies, reading)) };
  }

  async families(
    { includeEntitlements, licenceId }: QueryOf<'listLicenceFamilies'>,
    reading: LicenceReading,
  ): Promise<ResponseOf<'listLicenceFamilies'>> {
    const read = await readLicenceView(this.#dependencies, reading);
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
  }

  async userLicences(reading: LicenceReading): Promise<UserLicence[]> {
    return userLicencesIn(await readLicenceView(this.#dependencies, reading));
  }

  /** Held licences that renew. */
  async activeSubscriptions(reading: LicenceReading): Promise<UserLicence[]> {
    const read = await readLicenceView(this.#dependencies, reading);
    return userLicencesIn(
      read,
      read.view.heldLicences.filter(
        (heldLicence) =>
          heldLicence.status === 'active' &&
          heldLicence.autoRenewing &&
          !hasRunOut(heldLicence, read.view.now),
      ),
    );
  }
}
