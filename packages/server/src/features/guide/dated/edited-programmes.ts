import type { DatedProgramme } from './dated-programme.js';

/** What editors decided, by start of a programme: whether one is shown then. */
export type EditedStarts = ReadonlyMap<number, boolean>;

const cutOut = (
  programme: DatedProgramme,
  { startsAt, endsAt }: DatedProgramme,
): readonly DatedProgramme[] => {
  if (programme.endsAt <= startsAt || programme.startsAt >= endsAt) return [programme];
  if (programme.startsAt < startsAt) return [{ ...programme, endsAt: startsAt }];
  return programme.endsAt > endsAt ? [{ ...programme, startsAt: endsAt }] : [];
};

/**
 * What a channel shows when a guide is imported: what editors wrote stays, what they deleted stays away, and the
 * programmes of the guide have the time that is left (GUIDE-46).
 * @param before what the channel shows now
 * @param imported what it would show by the guide
 */
export const withEdited = (
  imported: readonly DatedProgramme[],
  before: readonly DatedProgramme[],
  edited: EditedStarts,
): readonly DatedProgramme[] => {
  if (edited.size === 0) return imported;
  const kept = before.filter(({ startsAt }) => edited.get(startsAt) === true);
  const others = imported.filter(({ startsAt }) => !edited.has(startsAt));
  const around = kept.reduce<readonly DatedProgramme[]>(
    (left, one) => left.flatMap((other) => cutOut(other, one)),
    others,
  );
  return [...kept, ...around].toSorted((a, b) => a.startsAt - b.startsAt);
};
