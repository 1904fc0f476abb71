import type { ConsentTerm, QueryOf, ReplyOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import { fieldsRefused, issueOf } from '../../../field-refused.js';
import type { RealmConsent } from '../../../realm/schemas/account.schemas.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { ConsentAnswer, ConsentsRepository } from './consents.repository.js';

type Scope = QueryOf<'listConsentTerms'>['scope'];

/** The realm's consent terms and the viewers' answers. */
export interface ConsentsService {
  terms(scope: Scope, language: string): ConsentTerm[];
  /**
   * Stores answers; answers to other terms stay valid.
   * @throws {ApiError} INVALID_FIELD for a term that the realm does not have
   * @throws {ApiError} CONSENT_REQUIRED with the required sign-up terms that are not agreed to
   */
  save(accountId: string, answers: readonly ConsentAnswer[]): Promise<void>;
  /**
   * Validates the answers for a new account, as `save` would.
   * @throws {ApiError} INVALID_FIELD or CONSENT_REQUIRED
   */
  check(answers: readonly ConsentAnswer[]): void;
  marketing(accountId: string, language: string): Promise<ReplyOf<'getMarketingPreferences'>>;
  /** @throws {ApiError} INVALID_FIELD for a term that is not a marketing term of the realm */
  saveMarketing(
    accountId: string,
    answers: readonly ConsentAnswer[],
    language: string,
  ): Promise<ReplyOf<'saveMarketingPreferences'>>;
}

const isChoice = ({ fieldType }: RealmConsent): boolean => fieldType === 'BINARY_CHOICE';

export const createConsentsService = (
  repository: ConsentsRepository,
  realm: Pick<Realm, 'account' | 'defaultLanguage'>,
  clock: Clock,
): ConsentsService => {
  const { consents } = realm.account;
  const choices = consents.filter(isChoice);
  const marketing = choices.filter((one) => one.marketing);
  const worded = (words: Readonly<Record<string, string>>, language: string): string =>
    words[language] ?? words[realm.defaultLanguage] ?? '';

  const termOf = (consent: RealmConsent, language: string): ConsentTerm => {
    const ticked = String(consent.ticked);
    return {
      fieldName: consent.fieldName,
      fieldType: consent.fieldType,
      label: worded(consent.label, language),
      text: worded(consent.text, language),
      required: consent.required && isChoice(consent),
      defaultValue: ticked,
      data: { default: ticked },
    };
  };

  const checkNames = (answers: readonly ConsentAnswer[], among: readonly RealmConsent[]): void => {
    const names = among.map(({ fieldName }) => fieldName);
    const issues = answers.flatMap(({ fieldName }, index) =>
      names.includes(fieldName)
        ? []
        : [issueOf(`body.answers[${index}].fieldName`, fieldName, `one of ${names.join(', ') || 'none'}`)],
    );
    if (issues.length > 0) throw fieldsRefused(issues);
  };

  const marketingOf = async (accountId: string, language: string) => {
    const stored = await repository.of(accountId);
    return {
      answers: marketing.map((consent) => {
        const { fieldName, fieldType, text, defaultValue, required } = termOf(consent, language);
        return {
          answer: stored.get(fieldName) ?? consent.ticked,
          consentField: { fieldName, fieldType, text, defaultValue, required },
        };
      }),
    };
  };

  const checkRequired = (given: ReadonlyMap<string, boolean>): void => {
    const fieldNames = choices
      .filter(({ required, scopes }) => required && scopes.includes('registration'))
      .map(({ fieldName }) => fieldName)
      .filter((name) => given.get(name) !== true);
    if (fieldNames.length > 0) throw new ApiError('CONSENT_REQUIRED', { details: { fieldNames } });
  };

  return {
    check: (answers) => {
      checkNames(answers, choices);
      checkRequired(new Map(answers.map(({ fieldName, answer }) => [fieldName, answer])));
    },
    terms: (scope, language) =>
      consents
        .filter(({ scopes }) => scope === undefined || scopes.includes(scope))
        .map((consent) => termOf(consent, language)),
    save: async (accountId, answers) => {
      checkNames(answers, choices);
      const after = new Map([
        ...(await repository.of(accountId)),
        ...answers.map(({ fieldName, answer }) => [fieldName, answer] as const),
      ]);
      checkRequired(after);
      await repository.add(accountId, answers, new Date(clock.now()));
    },
    marketing: marketingOf,
    saveMarketing: async (accountId, answers, language) => {
      checkNames(answers, marketing);
      await repository.add(accountId, answers, new Date(clock.now()));
      return marketingOf(accountId, language);
    },
  };
};
