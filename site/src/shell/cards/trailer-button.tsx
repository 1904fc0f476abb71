import type { ContentItem } from '@footlight/contract';
import { hasTrailer, linkToTrailer } from '@footlight/domain';
import { ButtonLink, useLabels } from '@footlight/ui';
import { Clapperboard } from 'lucide-react';
import { useCallback, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.js';
import { dialogNotFetched } from '../../app/not-fetched.js';
import { useSite } from '../../app/site-context.js';

const TrailerDialog = lazyPart(async () => (await import('./trailer-dialog.js')).TrailerDialog);

/** Opens the trailer of a title in a dialog; renders nothing if there is none or it may not be watched. */
export const TrailerButton = ({
  of,
  trailer,
}: {
  /** The title of the trailer. */
  readonly of: Pick<ContentItem, 'id' | 'type' | 'title'>;
  readonly trailer: ContentItem | null;
}) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (trailer === null || !hasTrailer(trailer)) return null;
  return (
    <>
      <ButtonLink
        icon={<Clapperboard />}
        href={addresses.target(linkToTrailer(trailer, of))}
        aria-haspopup="dialog"
        onClick={(click) => {
          // Modified clicks open the trailer's page in a new tab instead of the dialog.
          if (click.metaKey || click.ctrlKey || click.shiftKey) return;
          click.preventDefault();
          setOpen(true);
        }}
      >
        {t('trailer')}
      </ButtonLink>
      {isOpen && (
        <TrailerDialog
          of={{ id: trailer.id, title: of.title, onClose: close }}
          failed={dialogNotFetched(close)}
        />
      )}
    </>
  );
};
