import type { LiveDetails, VodDetails } from '@footlight/contract';
import { ButtonLink, useLabels } from '@footlight/ui';
import { Users } from 'lucide-react';
import { useSite } from '../../app/site-context.js';

/** Link to a watch-together room. */
export const WatchTogetherLink = ({ details }: { readonly details: VodDetails | LiveDetails }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const query = details.type === 'VOD' ? { kind: 'vod' } : {};
  return (
    <ButtonLink icon={<Users />} href={addresses.route('watchTogether', { eventId: details.id }, query)}>
      {t('watchTogether')}
    </ButtonLink>
  );
};
