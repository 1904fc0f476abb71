import type { ConsentTerm } from '@footlight/contract';

/** What is ticked, by the name of the term's field. */
export type ConsentAnswers = Readonly<Record<string, boolean>>;

const isChoice = ({ fieldType }: ConsentTerm): boolean => fieldType === 'BINARY_CHOICE';

/** What is ticked before anybody has answered: the word `true` counts, in the term or in its data (SIGN-42). */
export const consentDefaults = (terms: readonly ConsentTerm[]): ConsentAnswers =>
  Object.fromEntries(
    terms
      .filter(isChoice)
      .map(({ fieldName, defaultValue, data }) => [
        fieldName,
        defaultValue === 'true' || data.default === 'true',
      ]),
  );

/** Names of the terms that block the form: required choices that are not ticked. Texts never do (SIGN-41). */
export const missingConsents = (terms: readonly ConsentTerm[], answers: ConsentAnswers): readonly string[] =>
  terms
    .filter((term) => isChoice(term) && term.required && answers[term.fieldName] !== true)
    .map(({ fieldName }) => fieldName);
