/**
 * Classes and codes by which PostgreSQL says that it cannot serve now: connection exceptions, resources that are used
 * up, an operator who ends it, and a standby that takes no writes.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY_STATES = /^(?:08|53|57P|58)|^(?:57014|25006)$/u;
const SQL_STATE = /^[0-9A-Z]{5}$/u;

/** Errors of connections, which bear no code of their own; noted where they come from. */
const noted = new WeakSet<Error>();

const codeOf = (error: Error): unknown => (error as { readonly code?: unknown }).code;

const hasSqlState = (error: Error): boolean => {
  const code = codeOf(error);
  return typeof code === 'string' && SQL_STATE.test(code) && 'severity' in error;
};

/** Notes of an error that came from a connection, and not from a statement, that the database could not be asked. */
export const noteAway = (error: unknown): void => {
  if (error instanceof Error && !hasSqlState(error)) noted.add(error);
};

/** Whether something failed because the database could not be asked, so that it may be tried again in a while. */
export const isDatabaseAway = (error: unknown): boolean => {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (noted.has(one)) return true;
    if (hasSqlState(one) && AWAY_STATES.test(String(codeOf(one)))) return true;
  }
  return false;
};
