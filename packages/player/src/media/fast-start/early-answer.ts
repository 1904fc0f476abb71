import { fetchText, type Answer } from './answers.js';

/** Milliseconds after which an unused response is dropped, so that no outdated playlist is used. */
const FRESH_FOR_MS = 5000;

const early = new Map<string, Promise<Answer<string>>>();

/** Requests a playlist before the code that parses it has loaded; only for pages without options for requests. */
export const fetchEarly = (url: string): void => {
  const answer = fetchText({ url, range: null }, { signal: new AbortController().signal, network: null });
  // The caller of `takeEarly` handles the failure.
  answer.catch(() => undefined);
  early.set(url, answer);
  setTimeout(() => {
    if (early.get(url) === answer) early.delete(url);
  }, FRESH_FOR_MS);
};

/** The pending response, for the first caller only. */
export const takeEarly = (url: string): Promise<Answer<string>> | undefined => {
  const answer = early.get(url);
  early.delete(url);
  return answer;
};
