import type { RoomReaction } from '@footlight/contract';
import type { RoomLabelKey } from '@footlight/i18n';
import { Frown, Heart, Laugh, PartyPopper, Sparkles, ThumbsUp, type LucideIcon } from 'lucide-react';

/** Icon and label of each reaction. */
export const REACTIONS: Readonly<
  Record<RoomReaction, { readonly Icon: LucideIcon; readonly label: RoomLabelKey }>
> = {
  like: { Icon: ThumbsUp, label: 'roomReactionLike' },
  love: { Icon: Heart, label: 'roomReactionLove' },
  laugh: { Icon: Laugh, label: 'roomReactionLaugh' },
  surprise: { Icon: Sparkles, label: 'roomReactionSurprise' },
  sad: { Icon: Frown, label: 'roomReactionSad' },
  applause: { Icon: PartyPopper, label: 'roomReactionApplause' },
};
