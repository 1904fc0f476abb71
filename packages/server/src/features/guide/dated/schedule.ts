import type { DatedProgramme, DescribedProgramme, StagedProgramme } from './dated-programme.js';

const DAY_MS = 86_400_000;
/** An end that is further away is a mistake, such as a wrong year. */
export const LONGEST_PROGRAMME_MS = 7 * DAY_MS;

/** As old as the programmes that the guide keeps at least. */
const DAYS_BACK = 2;

/** Programmes that ended before it are neither imported nor changed. */
export const horizonOf = (now: number): number => (Math.floor(now / DAY_MS) - DAYS_BACK) * DAY_MS;

export interface Schedule {
  /** By start, without overlaps. */
  readonly programmes: readonly DescribedProgramme[];
  /** How many have no length: the last one without an end, and those that end before they begin. */
  readonly leftOut: number;
}

/**
 * The programmes of one channel in one file, in order. The next programme ends the one before it; of two with the same
 * start, the later one of the file counts (GUIDE-36).
 */
export const scheduleOf = (staged: readonly StagedProgramme[]): Schedule => {
  const byStart = new Map(staged.map((one) => [one.startsAt, one]));
  const sorted = [...byStart.values()].toSorted((a, b) => a.startsAt - b.startsAt);
  const programmes = sorted.flatMap((programme, index) => {
    const next = sorted[index + 1]?.startsAt ?? Number.POSITIVE_INFINITY;
    const endsAt = Math.min(programme.endsAt ?? next, next);
    const length = endsAt - programme.startsAt;
    return length > 0 && length <= LONGEST_PROGRAMME_MS ? [{ ...programme, endsAt }] : [];
  });
  return { programmes, leftOut: sorted.length - programmes.length };
};

/**
 * What a channel shows once newer programmes replace the older ones in the time from the first start to the last end of the
 * newer. An older programme that was on before is cut there (GUIDE-36).
 */
export const replaceCovered = (
  older: readonly DatedProgramme[],
  newer: readonly DatedProgramme[],
): readonly DatedProgramme[] => {
  const [first] = newer;
  if (first === undefined) return older;
  const [from, to] = [first.startsAt, newer.at(-1)?.endsAt ?? first.endsAt];
  const earlier = older.filter(({ startsAt }) => startsAt < from);
  const last = earlier.at(-1);
  const cut = last !== undefined && last.endsAt > from ? [{ ...last, endsAt: from }] : [];
  return [
    ...(cut.length === 0 ? earlier : earlier.slice(0, -1)),
    ...cut,
    ...newer,
    ...older.filter(({ startsAt }) => startsAt >= to),
  ];
};

export interface ScheduleChange {
  readonly added: readonly DatedProgramme[];
  readonly changed: readonly DatedProgramme[];
  /** Starts of the programmes that are no longer shown. */
  readonly removed: readonly number[];
}

const isSame = (a: DatedProgramme, b: DatedProgramme): boolean =>
  a.endsAt === b.endsAt &&
  a.templateId === b.templateId &&
  a.season === b.season &&
  a.episode === b.episode &&
  a.status === b.status;

/** How a channel's programmes differ; one with the same start is the same programme. */
export const changeOf = (
  before: readonly DatedProgramme[],
  after: readonly DatedProgramme[],
): ScheduleChange => {
  const known = new Map(before.map((one) => [one.startsAt, one]));
  const wanted = new Set(after.map(({ startsAt }) => startsAt));
  return {
    added: after.filter(({ startsAt }) => !known.has(startsAt)),
    changed: after.filter((one) => {
      const old = known.get(one.startsAt);
      return old !== undefined && !isSame(old, one);
    }),
    removed: before.flatMap(({ startsAt }) => (wanted.has(startsAt) ? [] : [startsAt])),
  };
};
