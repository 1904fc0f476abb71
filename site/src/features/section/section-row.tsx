import type { Row as RowData } from '@footlight/contract';
import { Artwork, Button, ButtonLink, Card, Link, Notice, Row, Skeleton, useLabels } from '@footlight/ui';
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { FavouriteButton } from '../../shell/favourite-button.js';
import styles from './section.module.css';

/** One row of a page as the service describes it. */
export const SectionRow = ({ row }: { readonly row: RowData }) => {
  const { t } = useLabels();
  const { state, addresses, realm } = useSite();
  const { bucketId, display, items, paging } = row;
  const progress = useStore(state.section, ({ rows }) => rows[bucketId]);
  const { loadRow } = state.section.getState();
  const now = useNow();
  const loadNext = useCallback(() => void loadRow(bucketId), [loadRow, bucketId]);
  if (items.length === 0) return null;

  const cards = items.map((item, index) =>
    row.type === 'SECTION_LINK' ? (
      <Link key={item.id} href={addresses.content(item)} className={styles['sectionLink'] ?? ''}>
        <Artwork image={item.images.thumbnail} sizes="224px" />
        <span>{item.title}</span>
      </Link>
    ) : (
      <Card
        key={item.id}
        item={item}
        href={addresses.content(item)}
        now={now}
        index={index}
        showPosition={display.showItemPosition}
        titleDisplayMode={realm.titleDisplayMode}
        picture={
          display.displayPosters || (item.type === 'PLAYLIST' && display.playlistImageType === 'poster')
            ? 'poster'
            : 'thumbnail'
        }
        hideMetadata={display.hideMetadata}
        actions={<FavouriteButton item={item} />}
      />
    ),
  );
  const failed = progress?.status === 'failed';
  const end = failed ? (
    <Notice title={t('rowFailed')} action={<Button onClick={loadNext}>{t('retry')}</Button>} />
  ) : paging.moreDataAvailable ? (
    <Skeleton shape={display.displayPosters ? 'poster' : 'wide'} />
  ) : undefined;

  const isFeatured = display.rowType === 'featured' && display.background !== null;
  const buttons = [display.primaryCallToAction, display.secondaryCallToAction].flatMap((button) => {
    const href = button === null ? null : addresses.button(button);
    return button === null || href === null ? [] : [{ href, label: button.label ?? t('watchNow') }];
  });
  const list = (
    <Row
      title={row.title}
      look={isFeatured ? 'featured' : 'basic'}
      {...(buttons.length === 0
        ? {}
        : {
            actions: buttons.map(({ href, label }, index) => (
              <ButtonLink key={`${label} ${href}`} href={href} look={index === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            )),
          })}
      description={row.description}
      width={row.type === 'SECTION_LINK' ? 'section' : display.displayPosters ? 'poster' : 'wide'}
      rowCount={display.rowCount}
      {...(paging.moreDataAvailable && !failed ? { onNearEnd: loadNext } : {})}
      end={end}
    >
      {cards}
    </Row>
  );
  if (display.rowType !== 'featured' || display.background === null) return list;
  return (
    <div className={styles['featured']}>
      <div className={styles['featuredPicture']}>
        <Artwork image={display.background.image} ratio="fill" sizes="100vw" />
      </div>
      {list}
    </div>
  );
};
