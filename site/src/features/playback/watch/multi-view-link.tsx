import { isGranted } from '@footlight/domain';
import { useEntry } from '@footlight/widgets';
import { ButtonLink, useLabels } from '@footlight/ui';
import { Columns2 } from 'lucide-react';
import { useSite } from '../../../app/site-context.js';

/** Link to multi-view; shown only if another live event can be watched. */
export const MultiViewLink = ({ eventId }: { readonly eventId: string }) => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const hasOther = useEntry(state.liveList).items.some((event) => event.id !== eventId && isGranted(event));
  if (!hasOther) return null;
  return (
    <ButtonLink icon={<Columns2 />} href={addresses.route('multiVideo', { eventId })}>
      {t('multiViewOpen')}
    </ButtonLink>
  );
};
