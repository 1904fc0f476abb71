import type { LiveDetails, VodDetails } from '@footlight/contract';
import { listOfQuery, titleActions } from '@footlight/domain';
import { ButtonLink, ShareControl, useLabels } from '@footlight/ui';
import { Clapperboard } from 'lucide-react';
import { Suspense, lazy, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReader, useSite } from '../../app/site-context.js';
import { CardToggles } from '../../shell/card-toggles.js';
import styles from './watch.module.css';

const TrailerDialog = lazy(async () => ({ default: (await import('./trailer-dialog.js')).TrailerDialog }));

/** What can be done with a title: see its trailer, keep it, hand it on. */
export const TitleActions = ({ details }: { readonly details: VodDetails | LiveDetails }) => {
  const { t } = useLabels();
  const { realm, addresses } = useSite();
  const reader = useReader();
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { trailer } = details;
  const actions = titleActions({ title: details, trailer }, realm, { isGuest: reader?.isGuest !== false });
  return (
    <>
      {trailer !== null && actions.includes('trailer') && (
        <ButtonLink
          icon={<Clapperboard />}
          href={addresses.route('vod', { eventId: trailer.id }, { trailerFrom: details.id })}
          aria-haspopup="dialog"
          onClick={(click) => {
            // Over the page; in a tab of its own it is a page.
            if (click.metaKey || click.ctrlKey || click.shiftKey) return;
            click.preventDefault();
            setOpen(true);
          }}
        >
          {t('trailer')}
        </ButtonLink>
      )}
      <CardToggles item={details} className={styles['favourite']} />
      {actions.includes('share') && (
        <ShareControl address={addresses.share(details, listOfQuery(query))} title={details.title} />
      )}
      {trailer !== null && isOpen && (
        <Suspense>
          <TrailerDialog id={trailer.id} title={details.title} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
