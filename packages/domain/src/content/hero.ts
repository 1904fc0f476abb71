import type { CallToAction, ContentItem, Hero } from '@footlight/contract';

/**
 * Delay before tagline and description of a hero are dimmed, after the viewer has left it while its video plays
 * (HERO-2).
 */
export const HERO_LEAVE_DELAY_MS = 2000;

/** Whether a button leads to the title that the hero shows. */
export const targetsItem = (
  button: CallToAction | null,
  { id, type }: Pick<ContentItem, 'id' | 'type'>,
): boolean => {
  if (button?.link.type !== 'EVENT') return false;
  const { contentType, eventId, firstVideoId } = button.link;
  return contentType === type && (firstVideoId ?? eventId) === id;
};

/**
 * Whether the background video of a hero may continue as the full player: only if a button leads to the same title.
 *
 * @see docs/rules/content.md HERO-1
 */
export const becomesPlayer = ({
  item,
  background,
  primaryButton,
  secondaryButton,
}: Pick<Hero, 'item' | 'background' | 'primaryButton' | 'secondaryButton'>): boolean =>
  background.animationUrl !== null &&
  (targetsItem(primaryButton, item) || targetsItem(secondaryButton, item));
