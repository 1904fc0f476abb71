import type { LiveDetails, VodDetails } from '@footlight/contract';
import { listOfQuery, titleActions } from '@footlight/domain';
import { ShareControl } from '@footlight/ui';
import { useSearchParams } from 'react-router-dom';
import { useIsGuest, useSite } from '../../../app/site-context.js';
import { CardToggles } from '../../../shell/cards/card-toggles.js';
import { TrailerButton } from '../../../shell/cards/trailer-button.js';
import styles from './watch.module.css';

/** Actions of a title: trailer, lists and sharing. */
export const TitleActions = ({ details }: { readonly details: VodDetails | LiveDetails }) => {
  const { realm, addresses } = useSite();
  const isGuest = useIsGuest();
  const [query] = useSearchParams();
  const { trailer } = details;
  const actions = titleActions({ title: details, trailer }, realm, { isGuest });
  return (
    <>
      {actions.includes('trailer') && <TrailerButton of={details} trailer={trailer} />}
      <CardToggles item={details} className={styles['favourite']} />
      {actions.includes('share') && (
        <ShareControl address={addresses.share(details, listOfQuery(query))} title={details.title} />
      )}
    </>
  );
};
