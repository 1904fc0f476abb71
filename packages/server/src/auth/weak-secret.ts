import { ApiError } from '../api-error.js';
import { isBreached } from './breached-secrets.js';

/** Least characters that a secret must have besides the words of its account. */
const LEAST_BESIDE_OWN_WORDS = 6;
const SHORTEST_OWN_WORD = 4;

let common: Promise<ReadonlySet<string>> | undefined;

/** About fifty thousand of the most frequently leaked passwords, loaded on first use instead of at the start. */
const commonSecrets = (): Promise<ReadonlySet<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
};

/** The word without the digits and signs that people commonly add to it: `Password2026!`. */
const stemOf = (secret: string): string => secret.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const isRepeated = (secret: string): boolean => /^(?<unit>.{1,5}?)\k<unit>{2,}.{0,4}$/u.test(secret);

/** Whether the characters ascend or descend one by one: `abcdefghij`, `9876543210`. */
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
 * Rejects secrets that are easy to guess. Character classes are deliberately not required.
 * @param own names of the account and the service: address, name, name of the realm
 * @param breached folder with a list of breached passwords; null if the realm has none
 * @throws {ApiError} WEAK_SECRET, BREACHED_SECRET
 * @see https://pages.nist.gov/800-63-4/sp800-63b.html#passwordver
 */
export const refuseWeakSecret = async (
  secret: string,
  own: readonly string[],
  breached: string | null,
): Promise<void> => {
  const written = secret.normalize('NFKC').toLowerCase();
  const known = await commonSecrets();
  const isCommon = known.has(written) || known.has(stemOf(written));
  if (isCommon || isRepeated(written) || isRun(written) || isOfOwnWords(written, own))
    throw new ApiError('WEAK_SECRET');
  if (breached !== null && (await isBreached(secret, breached))) throw new ApiError('BREACHED_SECRET');
};
