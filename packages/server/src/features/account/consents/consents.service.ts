import type { ConsentTerm, QueryOf, ResponseOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import { invalidFields, issueOf } from '../../../http/requests/field-refused.js';
import type { RealmConsent } from '../../../realm/schemas/account.schemas.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { ConsentAnswer, ConsentsRepository, StoredAnswer } from './consents.repository.js';

type Scope = QueryOf<'listConsentTerms'>['scope'];

const isChoice = ({ fieldType }: RealmConsent): boolean => fieldType === 'BINARY_CHOICE';

const checkNames = (answers: readonly ConsentAnswer[], among: readonly RealmConsent[]): void => {
  const names = among.map(({ fieldName }) => fieldName);
  const issues = answers.flatMap(({ fieldName }, index) =>
    names.includes(fieldName)
      ? []
      : [issueOf(`body.answers[${index}].fieldName`, fieldName, `one of ${names.join(', ') || 'none'}`)],
  );
  if (issues.length > 0) throw invalidFields(issues);
};

/** The realm's consent terms and the viewers' answers. */
export class ConsentsService {
  readonly #repository: ConsentsRepository;
  readonly #realm: Pick<Realm, 'account' | 'defaultLanguage'>;
  readonly #clock: Clock;
  readonly #consents;
  readonly #choices;
  readonly #marketing;

  constructor(
    repository: ConsentsRepository,
    realm: Pick<Realm, 'account' | 'defaultLanguage'>,
    clock: Clock,
  ) {
    this.#repository = repository;
    this.#realm = realm;
    this.#clock = clock;
    const { consents } = realm.account;
    this.#consents = consents;
    this.#choices = consents.filter(isChoice);
    this.#marketing = this.#choices.filter((one) => one.marketing);
  }

  /** Names of the terms that every new account must agree to. */
  get required(): readonly string[] {
    return this.#choices
      .filter(({ required, scopes }) => required && scopes.includes('registration'))
      .map(({ fieldName }) => fieldName);
  }

  /** Names of the required terms that an account has not agreed to in their present version. */
  async outstanding(accountId: string): Promise<readonly string[]> {
    if (this.required.length === 0) return [];
    return this.#missing(this.#valid(await this.#repository.of(accountId)));
  }

  /** Whether an account has agreed to another version of a required term than the present one. */
  async haveChanged(accountId: string): Promise<boolean> {
    const { required } = this;
    if (!this.#choices.some(({ version, fieldName }) => version !== null && required.includes(fieldName)))
      return false;
    const stored = await this.#repository.of(accountId);
    return required.some((fieldName) => this.#isOfOtherVersion(fieldName, stored));
  }

  /** @param accountId null for a guest, who has agreed to none */
  async terms(scope: Scope, language: string, accountId: string | null): Promise<ConsentTerm[]> {
    const stored = accountId === null ? new Map<string, never>() : await this.#repository.of(accountId);
    return this.#consents
      .filter(({ scopes }) => scope === undefined || scopes.includes(scope))
      .map((consent) =>
        Object.assign(this.#termOf(consent, language), {
          changed: this.#isOfOtherVersion(consent.fieldName, stored),
        }),
      );
  }

  /**
   * Stores answers; answers to other terms stay valid.
   * @throws {ApiError} INVALID_FIELD for a term that the realm does not have
   * @throws {ApiError} CONSENT_REQUIRED with the required sign-up terms that are not agreed to
   */
  async save(accountId: string, answers: readonly ConsentAnswer[]): Promise<void> {
    checkNames(answers, this.#choices);
    const after = new Map([
      ...this.#valid(await this.#repository.of(accountId)),
      ...answers.map(({ fieldName, answer }) => [fieldName, answer] as const),
    ]);
    this.#checkRequired(after);
    await this.#repository.add(accountId, this.#versioned(answers), new Date(this.#clock.now()));
  }

  /**
   * Checks the answers that come with a purchase, and stores them. Every purchase asks again, because they are about it.
   * @param accountId null for a guest, whose answers are only checked
   * @throws {ApiError} INVALID_FIELD for a term that purchases do not have
   * @throws {ApiError} CONSENT_REQUIRED with the required terms of purchases that are not agreed to
   * @see docs/rules/commerce.md MONEY-150
   */
  async saveAtPurchase(accountId: string | null, answers: readonly ConsentAnswer[]): Promise<void> {
    const asked = this.#choices.filter(({ scopes }) => scopes.includes('purchase'));
    checkNames(answers, asked);
    const agreed = new Set(answers.filter(({ answer }) => answer).map(({ fieldName }) => fieldName));
    const fieldNames = asked
      .filter(({ required, fieldName }) => required && !agreed.has(fieldName))
      .map(({ fieldName }) => fieldName);
    if (fieldNames.length > 0) throw new ApiError('CONSENT_REQUIRED', { details: { fieldNames } });
    if (accountId !== null && answers.length > 0)
      await this.#repository.add(accountId, this.#versioned(answers), new Date(this.#clock.now()));
  }

  /**
   * Validates the answers for a new account, as `save` would.
   * @throws {ApiError} INVALID_FIELD or CONSENT_REQUIRED
   */
  check(answers: readonly ConsentAnswer[]): void {
    checkNames(answers, this.#choices);
    this.#checkRequired(new Map(answers.map(({ fieldName, answer }) => [fieldName, answer])));
  }

  async marketing(accountId: string, language: string): Promise<ResponseOf<'getMarketingPreferences'>> {
    const stored = await this.#repository.of(accountId);
    return {
      answers: this.#marketing.map((consent) => {
        const { fieldName, fieldType, text, defaultValue, required } = this.#termOf(consent, language);
        return {
          answer: stored.get(fieldName)?.answer ?? consent.ticked,
          consentField: { fieldName, fieldType, text, defaultValue, required },
        };
      }),
    };
  }

  /** @throws {ApiError} INVALID_FIELD for a term that is not a marketing term of the realm */
  async saveMarketing(
    accountId: string,
    answers: readonly ConsentAnswer[],
    language: string,
  ): Promise<ResponseOf<'saveMarketingPreferences'>> {
    checkNames(answers, this.#marketing);
    await this.#repository.add(accountId, this.#versioned(answers), new Date(this.#clock.now()));
    return this.marketing(accountId, language);
  }

  #versionOf(fieldName: string): string | null {
    return this.#choices.find((one) => one.fieldName === fieldName)?.version ?? null;
  }

  #versioned(answers: readonly ConsentAnswer[]): readonly (ConsentAnswer & StoredAnswer)[] {
    return answers.map(({ fieldName, answer }) => ({
      fieldName,
      answer,
      version: this.#versionOf(fieldName),
    }));
  }

  /** A term whose version was removed keeps its answers: its text is as before. */
  #isOfOtherVersion(fieldName: string, stored: ReadonlyMap<string, StoredAnswer>): boolean {
    const present = this.#versionOf(fieldName);
    const given = stored.get(fieldName);
    return present !== null && given?.answer === true && given.version !== present;
  }

  /** The answers to the present versions. */
  #valid(stored: ReadonlyMap<string, StoredAnswer>): ReadonlyMap<string, boolean> {
    return new Map(
      [...stored]
        .filter(([fieldName]) => !this.#isOfOtherVersion(fieldName, stored))
        .map(([fieldName, { answer }]) => [fieldName, answer]),
    );
  }

  #worded(words: Readonly<Record<string, string>>, language: string): string {
    return words[language] ?? words[this.#realm.defaultLanguage] ?? '';
  }

  #termOf(consent: RealmConsent, language: string): Omit<ConsentTerm, 'changed'> {
    const ticked = String(consent.ticked);
    return {
      fieldName: consent.fieldName,
      fieldType: consent.fieldType,
      label: this.#worded(consent.label, language),
      text: this.#worded(consent.text, language),
      page: consent.page,
      required: consent.required && isChoice(consent),
      defaultValue: ticked,
      data: { default: ticked },
    };
  }

  #missing(given: ReadonlyMap<string, boolean>): readonly string[] {
    return this.required.filter((name) => given.get(name) !== true);
  }

  #checkRequired(given: ReadonlyMap<string, boolean>): void {
    const fieldNames = this.#missing(given);
    if (fieldNames.length > 0) throw new ApiError('CONSENT_REQUIRED', { details: { fieldNames } });
  }
}
