import type { CallToAction, ContentItem, Hero } from '@footlight/contract';

/** Tagline and description of a hero stand back this long after the reader has left it, while its picture moves (HERO-2). */
export const HERO_LEAVE_DELAY_MS = 2000;

/** Whether a button leads to the very thing that the hero is about. */
export const targetsItem = (
  button: CallToAction | null,
  { id, type }: Pick<ContentItem, 'id' | 'type'>,
): boolean => {
  if (button?.link.type !== 'EVENT') return false;
  const { contentType, eventId, firstVideoId } = button.link;
  return contentType === type && (firstVideoId ?? eventId) === id;
};

/**
 * Whether the moving picture behind a hero may go on as the full player: only where a button leads to what moves.
 *
 * @see docs/rules/hero.md HERO-1
 */
export const becomesPlayer = ({
  item,
  background,
  primaryButton,
  secondaryButton,
}: Pick<Hero, 'item' | 'background' | 'primaryButton' | 'secondaryButton'>): boolean =>
  background.animationUrl !== null &&
  (targetsItem(primaryButton, item) || targetsItem(secondaryButton, item));
