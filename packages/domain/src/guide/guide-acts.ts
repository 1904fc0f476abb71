import type { AccessLevel, GuideProgramme } from '@footlight/contract';
import { showsGuideCard } from './guide-card.js';
import { endOf, startOf } from './programmes.js';

type Recorded = Pick<GuideProgramme, 'startDate' | 'endDate'> & {
  readonly recording?: GuideProgramme['recording'];
};

/** When a programme is, seen from a moment. */
export type ProgrammeTense = 'over' | 'on' | 'coming';

/** @param at milliseconds since the epoch */
export const tenseOf = (programme: Pick<Recorded, 'startDate' | 'endDate'>, at: number): ProgrammeTense => {
  if (endOf(programme) <= at) return 'over';
  return startOf(programme) <= at ? 'on' : 'coming';
};

/**
 * The video that shows a programme from its start, while it runs and as long as it is offered; null where none does.
 * @param at milliseconds since the epoch
 */
export const recordingAt = ({ recording, ...programme }: Recorded, at: number): string | null =>
  recording != null && startOf(programme) <= at && at < Date.parse(recording.availableUntil)
    ? recording.vodId
    : null;

/** What choosing a programme of the guide does. */
export type GuideAct =
  | { readonly kind: 'details' }
  | { readonly kind: 'recording'; readonly vodId: string }
  | { readonly kind: 'channel'; readonly eventId: string }
  | { readonly kind: 'nothing' };

export interface GuideActSettings {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Whether the realm lets its guide play. */
  readonly programmeGuidePlayback: boolean;
}

/**
 * What choosing a programme does: what is over plays from its start or does nothing, what comes shows its details, and
 * what is on shows them by the rules of the guide card, else leads to its channel.
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
