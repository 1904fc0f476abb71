import type { ConsentTerm } from '@footlight/contract';

/** Ticked choices, by the term's field name. */
export type ConsentAnswers = Readonly<Record<string, boolean>>;

const isChoice = ({ fieldType }: ConsentTerm): boolean => fieldType === 'BINARY_CHOICE';

/** Initially ticked choices: those whose value is `true` as a string, in the term or in its data (SIGN-42). */
export const consentDefaults = (terms: readonly ConsentTerm[]): ConsentAnswers =>
  Object.fromEntries(
    terms
      .filter(isChoice)
      .map(({ fieldName, defaultValue, data }) => [
        fieldName,
        defaultValue === 'true' || data.default === 'true',
      ]),
  );

/** Field names of the terms that block the form: required choices that are not ticked. Texts never block (SIGN-41). */
export const missingConsents = (terms: readonly ConsentTerm[], answers: ConsentAnswers): readonly string[] =>
  terms
    .filter((term) => isChoice(term) && term.required && answers[term.fieldName] !== true)
    .map(({ fieldName }) => fieldName);
