import type { ContentItem } from '@footlight/contract';
import { hasTrailer, linkToTrailer } from '@footlight/domain';
import { ButtonLink, useLabels } from '@footlight/ui';
import { Clapperboard } from 'lucide-react';
import { useCallback, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.js';
import { dialogNotFetched } from '../../app/not-fetched.js';
import { useSite } from '../../app/site-context.js';

const TrailerDialog = lazyPart(async () => (await import('./trailer-dialog.js')).TrailerDialog);

/** Shows the trailer of a title over the page; nothing where there is none, or where it may not be seen. */
export const TrailerButton = ({
  of,
  trailer,
}: {
  /** What it advertises. */
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
          // Over the page; in a tab of its own it is a page.
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
