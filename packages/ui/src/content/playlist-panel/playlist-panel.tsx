import type { ContentItem } from '@footlight/contract';
import { panelPageOf, playlistLayoutOf } from '@footlight/domain';
import { ChevronLeft, ChevronRight, LayoutGrid, Play } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Artwork } from '../../media/artwork.js';
import { Button, ButtonLink } from '../../controls/button.js';
import { CloseButton } from '../../controls/close-button.js';
import { IconButton } from '../../controls/icon-button.js';
import { useLabels } from '../../labels/labels.js';
import { Notice } from '../../feedback/notice.js';
import { unseen } from '../../text/unseen.js';
import { PlaylistPanelItems } from './playlist-panel-items.js';
import headings from '../../text/heading.module.css';
import { classNames } from '../../labels/class-names.js';
import styles from './playlist-panel.module.css';

export interface PlaylistPanelProps {
  readonly id: string;
  /** The card that opened it. */
  readonly playlist: ContentItem;
  readonly titleDisplayMode?: 'SHOW' | 'HIDE';
  /** The items loaded so far, in order. */
  readonly items: readonly ContentItem[];
  readonly pageSize: number;
  readonly hasMore: boolean;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Loads the next page, or retries the one that failed. */
  readonly onMore: () => void;
  readonly hrefOf: (item: ContentItem) => string;
  /** Address that plays it from its first video; null when it has none. */
  readonly playHref: string | null;
  /** Address of the playlist's own page. */
  readonly pageHref: string;
  /** Whether the closing animation is running. */
  readonly isLeaving: boolean;
  readonly onClose: () => void;
  /** Further controls, such as sharing and saving. */
  readonly children?: ReactNode;
}

/**
 * The videos of a playlist, opened in the row of its card.
 *
 * @see docs/rules/content.md ROW-10
 */
export const PlaylistPanel = (props: PlaylistPanelProps) => {
  const { id, playlist, items, pageSize, hasMore, status, onMore, playHref, pageHref } = props;
  const { titleDisplayMode = 'SHOW' } = props;
  const { t } = useLabels();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState(1);
  const shown = panelPageOf(items, wanted, { pageSize, hasMore });
  const all = playlist.itemCount ?? items.length;
  const first = (shown.page - 1) * pageSize + 1;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const hasItems = items.length > 0;
  useEffect(() => {
    // Its height is known once the first videos have loaded.
    if (hasItems) heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [hasItems]);
  useEffect(() => {
    if (shown.isShort && status === 'ready') onMore();
  }, [shown.isShort, status, onMore]);

  return (
    <div className={styles['fold']} data-leaving={props.isLeaving} inert={props.isLeaving}>
      <div className={styles['clip']}>
        <section
          id={id}
          className={styles['panel']}
          data-layout={playlistLayoutOf(all, pageSize)}
          aria-labelledby={headingId}
        >
          <div className={styles['backdrop']} aria-hidden="true">
            <Artwork image={playlist.images.hero ?? playlist.images.thumbnail} ratio="fill" sizes="100vw" />
          </div>
          <Artwork
            className={styles['cover']}
            image={playlist.images.poster ?? playlist.images.thumbnail}
            ratio="poster"
            sizes="260px"
          />
          <div className={styles['about']}>
            <p className={styles['count']}>{t('videoCount', { count: all })}</p>
            <h3
              ref={heading}
              id={headingId}
              className={titleDisplayMode === 'HIDE' ? unseen : classNames(headings['part'], styles['title'])}
              tabIndex={-1}
            >
              {playlist.title}
            </h3>
            {playlist.description !== '' && <p className={styles['description']}>{playlist.description}</p>}
            <div className={styles['actions']}>
              {playHref !== null && (
                <ButtonLink look="primary" icon={<Play fill="currentColor" />} href={playHref}>
                  {t('play')}
                </ButtonLink>
              )}
              <ButtonLink icon={<LayoutGrid />} href={pageHref}>
                {t('viewAll')}
              </ButtonLink>
              {props.children}
            </div>
          </div>
          <div className={styles['shelf']}>
            {status === 'failed' && shown.items.length === 0 ? (
              <Notice
                urgent
                title={t('playlistFailed')}
                action={<Button onClick={onMore}>{t('retry')}</Button>}
              />
            ) : (
              <PlaylistPanelItems
                items={shown.items}
                titleDisplayMode={titleDisplayMode}
                label={t('playlistItems', { title: playlist.title })}
                missing={status === 'loading' || shown.isShort ? pageSize - shown.items.length : 0}
                startAt={first}
                hrefOf={props.hrefOf}
              />
            )}
            {all > pageSize && (
              <div className={styles['pages']}>
                <IconButton
                  label={t('playlistPrevious')}
                  aria-disabled={!shown.hasPrevious}
                  onClick={() => shown.hasPrevious && setWanted(shown.page - 1)}
                >
                  <ChevronLeft data-mirror />
                </IconButton>
                <span className={styles['range']} role="status">
                  {t('playlistRange', { from: first, to: Math.min(first + pageSize - 1, all), all })}
                </span>
                <IconButton
                  label={t('playlistNext')}
                  aria-disabled={!shown.hasNext}
                  onClick={() => shown.hasNext && setWanted(shown.page + 1)}
                >
                  <ChevronRight data-mirror />
                </IconButton>
              </div>
            )}
          </div>
          <CloseButton
            className={styles['close']}
            label={t('playlistClose', { title: playlist.title })}
            onClick={props.onClose}
          />
        </section>
      </div>
    </div>
  );
};
