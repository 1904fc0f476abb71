import type { BodyOf, FieldIssue } from '@footlight/contract';
import type { DatedProgramme, DescribedProgramme } from '../dated/dated-programme.js';
import { toSecond } from './programme-document.js';

/** A change of the programme that a channel shows from a start on. */
export interface ProgrammeChange {
  readonly startsAt: number;
  /** What it was made from; null where nothing is shown. */
  readonly version: string | null;
  /** Null deletes it. */
  readonly programme: DescribedProgramme | null;
  /** Whether imports leave it as it is from now on. */
  readonly isEdited: boolean;
}

/** Programmes that are changed twice at once. */
export const repeatedIssues = (changes: BodyOf<'changeProgrammes'>['changes']): readonly FieldIssue[] => {
  const starts = changes.map(({ startDate }) => toSecond(startDate));
  return changes.flatMap(({ startDate }, index) =>
    starts.indexOf(starts[index] ?? 0) === index
      ? []
      : [{ field: `changes[${index}].startDate`, found: startDate, allowed: 'each start once' }],
  );
};

const timeOf = (time: number): string => new Date(time).toISOString();

/**
 * Programmes that are written and would be shown at the same time as another one.
 * @param after what the channel would show, in order
 */
export const overlapIssues = (
  after: readonly DatedProgramme[],
  wanted: readonly ProgrammeChange[],
): readonly FieldIssue[] => {
  const indexes = new Map(
    wanted.flatMap(({ startsAt, programme }, index) => (programme === null ? [] : [[startsAt, index]])),
  );
  return after.flatMap((programme, place): FieldIssue[] => {
    const next = after[place + 1];
    if (next === undefined || next.startsAt >= programme.endsAt) return [];
    const own = indexes.get(programme.startsAt);
    const between = `${timeOf(programme.startsAt)} to ${timeOf(programme.endsAt)}`;
    if (own !== undefined)
      return [
        {
          field: `changes[${own}].programme.endDate`,
          found: timeOf(programme.endsAt),
          allowed: `at most ${timeOf(next.startsAt)}, when the next programme begins, or a change of that one as well`,
        },
      ];
    const other = indexes.get(next.startsAt);
    return other === undefined
      ? []
      : [
          {
            field: `changes[${other}].startDate`,
            found: timeOf(next.startsAt),
            allowed: `a start outside of the programme from ${between}, or a change of that one as well`,
          },
        ];
  });
};
