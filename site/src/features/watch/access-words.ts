import type { PlanStanding, TitleVerdict } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';

/** A verdict that a page words: all that do not let a title play, save those that nothing is known of yet. */
export type WordedVerdict = Exclude<TitleVerdict, { kind: 'play' } | { because: 'access-unsettled' }>;

interface Words {
  readonly title: LabelKey;
  readonly text: LabelKey;
}

/** The words for a title that is for sale, by how its viewer stands (ACC-30). */
export const OFFER_WORDS: Readonly<Record<PlanStanding, LabelKey>> = {
  none: 'planNeededTitle',
  held: 'deniedTitle',
  inactive: 'planInactiveTitle',
  expired: 'planEndedTitle',
};

/** The words for each reason why a title does not play. */
export const ACCESS_WORDS: Readonly<Record<WordedVerdict['because'], Words>> = {
  'signed-out': { title: 'signInToWatch', text: 'signInToWatchText' },
  'licence-missing': { title: OFFER_WORDS.none, text: 'deniedText' },
  geoblocked: { title: 'geoblockedTitle', text: 'geoblockedText' },
  'not-online': { title: 'notPlayableTitle', text: 'notPlayableText' },
  'event-upcoming': { title: 'upcomingTitle', text: 'upcomingText' },
  'premiere-upcoming': { title: 'premiereTitle', text: 'upcomingText' },
};
