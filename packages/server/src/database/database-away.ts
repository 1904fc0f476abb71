/**
 * SQLSTATE classes and codes of a temporarily unavailable PostgreSQL: connection exceptions, exhausted resources,
 * shutdown by an operator, and a standby that rejects writes.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY_STATES = /^(?:08|53|57P|58)|^(?:57014|25006)$/u;
const SQL_STATE = /^[0-9A-Z]{5}$/u;

/** Connection errors, which have no SQLSTATE; recorded where they occur. */
const noted = new WeakSet<Error>();

const codeOf = (error: Error): unknown => (error as { readonly code?: unknown }).code;

const hasSqlState = (error: Error): boolean => {
  const code = codeOf(error);
  return typeof code === 'string' && SQL_STATE.test(code) && 'severity' in error;
};

/** Records an error of the connection, as opposed to one of a statement, as a sign of an unavailable database. */
export const noteAway = (error: unknown): void => {
  if (error instanceof Error && !hasSqlState(error)) noted.add(error);
};

/** Whether an error was caused by an unavailable database, so that a later retry may succeed. */
export const isDatabaseAway = (error: unknown): boolean => {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (noted.has(one)) return true;
    if (hasSqlState(one) && AWAY_STATES.test(String(codeOf(one)))) return true;
  }
  return false;
};
