import type { AccessLevel, GuideProgramme } from '@footlight/contract';
import { showsGuideCard } from './guide-card.js';
import { endOf, startOf } from './programmes.js';

type Recorded = Pick<GuideProgramme, 'startDate' | 'endDate'> & {
  readonly recording?: GuideProgramme['recording'];
};

/** Whether a programme is in the past, current or in the future at a given time. */
export type ProgrammeTense = 'over' | 'on' | 'coming';

/** @param at milliseconds since the epoch */
export const tenseOf = (programme: Pick<Recorded, 'startDate' | 'endDate'>, at: number): ProgrammeTense => {
  if (endOf(programme) <= at) return 'over';
  return startOf(programme) <= at ? 'on' : 'coming';
};

/**
 * The video that shows a programme from its start, from when the recording is available, which is the start by
 * default, until it expires; null for none.
 * @param at milliseconds since the epoch
 */
export const recordingAt = ({ recording, ...programme }: Recorded, at: number): string | null => {
  if (recording == null) return null;
  const { vodId, availableFrom, availableUntil } = recording;
  const from = availableFrom === undefined ? startOf(programme) : Date.parse(availableFrom);
  return from <= at && at < Date.parse(availableUntil) ? vodId : null;
};

/** The action of choosing a programme of the guide. */
export type GuideAct =
  | { readonly kind: 'details' }
  | { readonly kind: 'recording'; readonly vodId: string }
  | { readonly kind: 'channel'; readonly eventId: string }
  | { readonly kind: 'nothing' };

export interface GuideActSettings {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Whether the realm enables playback in the guide. */
  readonly programmeGuidePlayback: boolean;
}

/**
 * The action of choosing a programme: a past one plays its recording or does nothing, a future one opens its details,
 * and the current one opens them if the guide card may be shown, otherwise it leads to its channel.
 * @see docs/rules/guide.md GUIDE-29
 */
export const guideActOf = (
  programme: Recorded,
  channel: { readonly eventId: string | null; readonly accessLevel: AccessLevel },
  { at, programmeGuidePlayback }: GuideActSettings,
): GuideAct => {
  const tense = tenseOf(programme, at);
  if (tense === 'over') {
    const vodId = recordingAt(programme, at);
    return vodId === null ? { kind: 'nothing' } : { kind: 'recording', vodId };
  }
  const { eventId, accessLevel } = channel;
  if (tense === 'coming' || eventId === null) return { kind: 'details' };
  return showsGuideCard({ accessLevel, onlinePlayback: 'AVAILABLE' }, programmeGuidePlayback)
    ? { kind: 'details' }
    : { kind: 'channel', eventId };
};
