import type { LiveDetails, VodDetails } from '@footlight/contract';
import { PREMIERE_DELAY_MS, premierePhase } from '@footlight/domain';
import { useNow } from '../../app/use-now.js';

/** Whether everybody watches a premiere now: from half a minute after its scheduled time until the film would end. */
export const usePremiere = ({ release, duration }: VodDetails | LiveDetails): boolean => {
  const at = release?.type === 'PREMIERE' ? release.scheduledAt : undefined;
  const scheduledAt = at === undefined ? null : Date.parse(at);
  const now = useNow(scheduledAt === null ? null : scheduledAt + PREMIERE_DELAY_MS);
  return (
    scheduledAt !== null && duration !== undefined && premierePhase(scheduledAt, duration, now) === 'showing'
  );
};
