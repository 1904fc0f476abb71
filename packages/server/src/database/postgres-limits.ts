/** Limits of the PostgreSQL connections. */
export interface PostgresLimits {
  /** Connections per process, besides the one for notifications. */
  readonly poolSize: number;
  /** Timeout of connecting, and of statements once the service accepts requests. */
  readonly timeoutMs: number;
}

export const DEFAULT_LIMITS: PostgresLimits = { poolSize: 10, timeoutMs: 5_000 };
