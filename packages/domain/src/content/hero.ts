import type { CallToAction, ContentItem } from '@footlight/contract';

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
