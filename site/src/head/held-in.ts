import { isAbsent, type Failure, type Query } from '@footlight/state';
import type { PageContext } from '../app/define-page.js';

/** The page could not be read, and may be there all the same: status 503. */
export class UnreadPageError extends Error {
  /** Null where nothing has asked for it. */
  readonly failure: Failure | null;

  constructor(query: string, failure: Failure | null) {
    super(`The head needs “${query}”, which was not read: ${failure?.code ?? 'nothing asked for it'}.`);
    this.name = 'UnreadPageError';
    this.failure = failure;
  }
}

/** Where the service refuses what the address names, nothing can be there. */
const isNowhere = (failure: Failure): boolean =>
  isAbsent(failure) || failure.code === 'NOT_FOUND' || failure.issues.length > 0;

/**
 * What a page has loaded, for its head; null where there is no such thing.
 * @throws {UnreadPageError} where it did not come
 */
export const heldIn = <P extends object, R, I>(
  { site }: Pick<PageContext, 'site'>,
  query: Query<P, R, I>,
  params: P,
): R | null => {
  const { data, failure } = site.state.queries.entry(query, params).getState();
  if (data !== null) return data;
  if (failure !== null && isNowhere(failure)) return null;
  throw new UnreadPageError(query.name, failure);
};
