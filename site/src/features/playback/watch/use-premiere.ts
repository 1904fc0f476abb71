import type { LiveDetails, VodDetails } from '@footlight/contract';
import { PREMIERE_DELAY_MS, premierePhase } from '@footlight/domain';
import { useNow } from '../../../app/use-now.js';

/** Whether a premiere is running: from half a minute after its scheduled time until the film's duration has passed. */
export const usePremiere = ({ release, duration }: VodDetails | LiveDetails): boolean => {
  const at = release?.type === 'PREMIERE' ? release.scheduledAt : undefined;
  const scheduledAt = at === undefined ? null : Date.parse(at);
  const now = useNow(scheduledAt === null ? null : scheduledAt + PREMIERE_DELAY_MS);
  return (
    scheduledAt !== null && duration !== undefined && premierePhase(scheduledAt, duration, now) === 'showing'
  );
};
