import { isAbsent, type CallError, type Query } from '@footlight/state';
import type { PageContext } from '../app/define-page.js';

/** Thrown if data for the head could not be loaded; answered with status 503, because the page may exist. */
export class UnreadPageError extends Error {
  /** Null if the query was never requested. */
  readonly error: CallError | null;

  constructor(query: string, error: CallError | null) {
    super(`The head needs “${query}”, which was not read: ${error?.code ?? 'nothing asked for it'}.`);
    this.name = 'UnreadPageError';
    this.error = error;
  }
}

/** Whether the failure proves that the addressed content does not exist. */
const isNowhere = (error: CallError): boolean =>
  isAbsent(error) || error.code === 'NOT_FOUND' || error.issues.length > 0;

/**
 * Data that a page has loaded, for its head; null if the content does not exist.
 * @throws {UnreadPageError} if it failed to load
 */
export const readLoaded = <P extends object, R, I>(
  { site }: Pick<PageContext, 'site'>,
  query: Query<P, R, I>,
  params: P,
): R | null => {
  const { data, error } = site.state.queries.entry(query, params).getState();
  if (data !== null) return data;
  if (error !== null && isNowhere(error)) return null;
  throw new UnreadPageError(query.name, error);
};
