import { ApiError } from '../api-error.js';

/** What is left of a secret without the words of its account has to be worth guessing by itself. */
const LEAST_BESIDE_OWN_WORDS = 6;
const SHORTEST_OWN_WORD = 4;

let common: Promise<ReadonlySet<string>> | undefined;

/** Some fifty thousand passwords that leaked most often; read at the first sign-up, and not at the start. */
const commonSecrets = (): Promise<ReadonlySet<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
};

/** A word with what people append when they are asked for digits and signs: `Password2026!`. */
const stemOf = (secret: string): string => secret.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const isRepeated = (secret: string): boolean => /^(?<unit>.{1,5}?)\k<unit>{2,}.{0,4}$/u.test(secret);

/** `abcdefghij`, `9876543210` */
const isRun = (secret: string): boolean => {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && [1, -1].includes([...steps][0] ?? 0);
};

const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    .toSorted((a, b) => b.length - a.length);

const isOfOwnWords = (secret: string, texts: readonly string[]): boolean => {
  const rest = wordsOf(texts).reduce((left, word) => left.replaceAll(word, ''), secret);
  return rest !== secret && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < LEAST_BESIDE_OWN_WORDS;
};

/**
 * Refuses secrets that are guessed first. Which characters they are made of is nobody's business.
 * @param own what the account and the service are called: address, name, name of the realm
 * @throws {ApiError} WEAK_SECRET
 * @see https://pages.nist.gov/800-63-4/sp800-63b.html#passwordver
 */
export const refuseWeakSecret = async (secret: string, own: readonly string[]): Promise<void> => {
  const written = secret.normalize('NFKC').toLowerCase();
  const known = await commonSecrets();
  const isCommon = known.has(written) || known.has(stemOf(written));
  if (isCommon || isRepeated(written) || isRun(written) || isOfOwnWords(written, own))
    throw new ApiError('WEAK_SECRET');
};
