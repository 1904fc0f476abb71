import { askText, type Answer } from './answers.js';

/** An answer that nobody came for is forgotten, so that it is not taken for news. */
const FRESH_FOR_MS = 5000;

const early = new Map<string, Promise<Answer<string>>>();

/** Asks for a playlist before the code that reads it is here. */
export const askEarly = (url: string): void => {
  const answer = askText({ url, range: null }, new AbortController().signal);
  // Whoever takes it hears of its failure.
  answer.catch(() => undefined);
  early.set(url, answer);
  setTimeout(() => {
    if (early.get(url) === answer) early.delete(url);
  }, FRESH_FOR_MS);
};

/** The answer on its way, for the first who asks. */
export const takeEarly = (url: string): Promise<Answer<string>> | undefined => {
  const answer = early.get(url);
  early.delete(url);
  return answer;
};
