import { roughPeriod } from '../../realm/period.js';

/** Members with relative times, with those for the absolute times that they are stored as. */
export const MOMENTS = {
  startsIn: 'startsAt',
  expiresIn: 'expiresAt',
  effectiveIn: 'effectiveAt',
  answerIn: 'answerBy',
} as const;

export type MomentName = keyof typeof MOMENTS;

const ABSOLUTE: ReadonlySet<string> = new Set(Object.values(MOMENTS));

const isRelative = (name: string): name is MomentName => name in MOMENTS;

type Members = Readonly<Record<string, unknown>>;

/** What there was before: the document, and the times that were stored for it. */
export interface Earlier {
  readonly document: Members | undefined;
  readonly stored: Members | undefined;
}

/**
 * Converts relative times to absolute ones, which count from when they are written into a document: as long as they stay
 * in it, the stored ones are kept. All are written in the same notation.
 */
export const withMoments = (document: object, earlier: Earlier, now: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      if (ABSOLUTE.has(name)) return [name, new Date(String(value)).toISOString()];
      if (!isRelative(name)) return [name, value];
      const absolute = MOMENTS[name];
      const kept = earlier.document?.[name] === value ? earlier.stored?.[absolute] : undefined;
      return [absolute, kept ?? new Date(now + roughPeriod(String(value))).toISOString()];
    }),
  );
