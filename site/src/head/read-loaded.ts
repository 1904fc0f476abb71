import { isAbsent, type Failure, type Query } from '@footlight/state';
import type { PageContext } from '../app/define-page.js';

/** Thrown if data for the head could not be loaded; answered with status 503, because the page may exist. */
export class UnreadPageError extends Error {
  /** Null if the query was never requested. */
  readonly failure: Failure | null;

  constructor(query: string, failure: Failure | null) {
    super(`The head needs “${query}”, which was not read: ${failure?.code ?? 'nothing asked for it'}.`);
    this.name = 'UnreadPageError';
    this.failure = failure;
  }
}

/** Whether the failure proves that the addressed content does not exist. */
const isNowhere = (failure: Failure): boolean =>
  isAbsent(failure) || failure.code === 'NOT_FOUND' || failure.issues.length > 0;

/**
 * Data that a page has loaded, for its head; null if the content does not exist.
 * @throws {UnreadPageError} if it failed to load
 */
export const readLoaded = <P extends object, R, I>(
  { site }: Pick<PageContext, 'site'>,
  query: Query<P, R, I>,
  params: P,
): R | null => {
  const { data, failure } = site.state.queries.entry(query, params).getState();
  if (data !== null) return data;
  if (failure !== null && isNowhere(failure)) return null;
  throw new UnreadPageError(query.name, failure);
};
