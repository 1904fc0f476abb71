/** How the service stands to its PostgreSQL. */
export interface PostgresLimits {
  /** Connections of one process, besides the one that listens. */
  readonly poolSize: number;
  /** For which a connection is waited for, and a statement once the service takes requests. */
  readonly timeoutMs: number;
}

export const DEFAULT_LIMITS: PostgresLimits = { poolSize: 10, timeoutMs: 5_000 };
