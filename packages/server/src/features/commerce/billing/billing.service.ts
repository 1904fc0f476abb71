import type { BillingDetails, BodyOf, ResponseOf } from '@footlight/contract';
import { checkTaxNumber, checkVatNumber } from '@footlight/domain/tax-number';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import { invalidFields, issueOf } from '../../../http/requests/field-refused.js';
import type { Realm } from '../../../realm/load-realm.js';
import { addressRequiredFields } from '../../account/address-fields.js';
import type { CountriesService } from '../../account/countries.service.js';
import { regionCodes, regionOf } from '../tax/regions.js';
import type { TaxService } from '../tax/tax.service.js';
import type { VatChecksService } from '../tax/vat-checks.service.js';
import { billedTo, type BillingRepository } from './billing.repository.js';

export interface BillingNeeds {
  /** Whether bills in the country require details. */
  readonly required: boolean;
  /** The missing fields. */
  readonly missing: readonly string[];
}

export interface BillingDependencies {
  readonly repository: BillingRepository;
  readonly countries: Pick<CountriesService, 'has'>;
  readonly realm: Pick<Realm, 'account'>;
  readonly clock: Clock;
  readonly tax: Pick<TaxService, 'isRegional'>;
  readonly vatChecks: Pick<VatChecksService, 'look' | 'stateOf'>;
}

const isGiven = (value: string | null): boolean => value !== null && value.trim() !== '';

const EARLIEST_BIRTH = '1900-01-01';

/** Billing details of accounts. */
export class BillingService {
  readonly #repository;
  readonly #countries;
  readonly #clock;
  readonly #isRegional;
  readonly #vatChecks;
  readonly #taxNumberCountries;
  readonly #birthDateCountries;
  /** The saved details, or else those of the account. */
  readonly of: (accountId: string, country: string) => Promise<BillingDetails>;

  constructor({ repository, countries, realm, clock, tax, vatChecks }: BillingDependencies) {
    this.#repository = repository;
    this.#countries = countries;
    this.#clock = clock;
    this.#vatChecks = vatChecks;
    this.#isRegional = (country: string) => tax.isRegional(country);
    const { taxNumberCountries, birthDateCountries } = realm.account.billing;
    this.#taxNumberCountries = taxNumberCountries;
    this.#birthDateCountries = birthDateCountries;
    this.of = async (accountId, country) => {
      const payer = (await repository.ofAccounts([accountId])).get(accountId);
      if (payer === undefined) throw new ApiError('TOKEN_INVALID');
      return billedTo(payer, country);
    };
  }

  /** The details, with what the register says about their VAT number. */
  async shown(accountId: string, country: string): Promise<ResponseOf<'getBillingDetails'>> {
    return this.#shown(accountId, await this.of(accountId, country));
  }

  /** @throws {ApiError} INVALID_FIELD */
  async save(
    accountId: string,
    body: BodyOf<'saveBillingDetails'>,
    country: string,
  ): Promise<ResponseOf<'saveBillingDetails'>> {
    const details = { ...(await this.of(accountId, country)), ...body };
    this.#check(details);
    await this.#repository.save(accountId, details, new Date(this.#clock.now()));
    await this.#vatChecks.look(accountId, details);
    return this.#shown(accountId, details);
  }

  async #shown(accountId: string, details: BillingDetails): Promise<ResponseOf<'getBillingDetails'>> {
    return { ...details, vatNumberState: await this.#vatChecks.stateOf(accountId) };
  }

  /**
   * The billing details that a bill in a country requires, and those still missing.
   * @see docs/rules/commerce.md MONEY-25
   */
  async needs(accountId: string | null, country: string): Promise<BillingNeeds> {
    const fields = this.#requiredIn(country, await this.#isRegional(country));
    if (fields.length === 0) return { required: false, missing: [] };
    if (accountId === null) return { required: true, missing: fields };
    const details: Readonly<Record<string, string | null>> = await this.of(accountId, country);
    return { required: true, missing: fields.filter((field) => !isGiven(details[field] ?? null)) };
  }

  #requiredIn(country: string, isRegional: boolean): string[] {
    const [taxNumber, birthDate] = [
      this.#taxNumberCountries.includes(country),
      this.#birthDateCountries.includes(country),
    ];
    if (!taxNumber && !birthDate && !isRegional) return [];
    return [
      'name',
      ...addressRequiredFields(country).map(({ fieldName }) => fieldName),
      ...(taxNumber ? ['taxNumber'] : []),
      ...(birthDate ? ['birthDate'] : []),
    ];
  }

  /** Of a country whose regions are known, the state or province must be one of them: it decides the tax. */
  #regionIssues({ country, administrativeLevel1: typed }: BillingDetails) {
    const codes = regionCodes(country);
    return codes.length === 0 || !isGiven(typed) || regionOf(country, typed) !== null
      ? []
      : [issueOf('body.administrativeLevel1', typed, `a state or province: ${codes.join(', ')}`)];
  }

  #taxNumberIssues({ country, taxNumber }: BillingDetails) {
    const isValid =
      taxNumber === null ||
      !isGiven(taxNumber) ||
      checkVatNumber(taxNumber, country).valid ||
      checkTaxNumber(taxNumber, country).valid;
    return isValid ? [] : [issueOf('body.taxNumber', taxNumber, `a tax number of ${country}`)];
  }

  #check(details: BillingDetails): void {
    const { country, birthDate } = details;
    const today = new Date(this.#clock.now()).toISOString().slice(0, 10);
    const issues = [
      ...(this.#countries.has(country)
        ? []
        : [issueOf('body.country', country, 'a country of listCountries')]),
      ...(birthDate !== null && (birthDate > today || birthDate < EARLIEST_BIRTH)
        ? [issueOf('body.birthDate', birthDate, `a day from ${EARLIEST_BIRTH} to ${today}`)]
        : []),
      ...this.#regionIssues(details),
      ...this.#taxNumberIssues(details),
    ];
    if (issues.length > 0) throw invalidFields(issues);
  }
}
