import type { PlanStatus, TitleDecision } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';

/** A decision that prevents playback and has a text of its own; excludes access that is not known yet. */
export type LabelledDecision = Exclude<TitleDecision, { kind: 'play' } | { because: 'access-unsettled' }>;

interface LabelsProvider {
  readonly title: LabelKey;
  readonly text: LabelKey;
}

/** Titles of a purchase offer by the viewer's standing (ACC-30). */
export const OFFER_WORDS: Readonly<Record<PlanStatus, LabelKey>> = {
  none: 'planNeededTitle',
  held: 'deniedTitle',
  inactive: 'planInactiveTitle',
  expired: 'planEndedTitle',
};

/** Texts for each reason that prevents playback. */
export const ACCESS_WORDS: Readonly<Record<LabelledDecision['because'], LabelsProvider>> = {
  'signed-out': { title: 'signInToWatch', text: 'signInToWatchText' },
  'licence-missing': { title: OFFER_WORDS.none, text: 'deniedText' },
  geoblocked: { title: 'geoblockedTitle', text: 'geoblockedText' },
  'not-online': { title: 'notPlayableTitle', text: 'notPlayableText' },
  'event-upcoming': { title: 'upcomingTitle', text: 'upcomingText' },
  'premiere-upcoming': { title: 'premiereTitle', text: 'upcomingText' },
};
