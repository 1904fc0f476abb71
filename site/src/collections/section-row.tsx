import type { Row as RowData } from '@footlight/contract';
import { rowAlignmentOf, rowLookOf, rowWidthOf } from '@footlight/domain';
import { Button, ButtonLink, Notice, Row, Skeleton, useLabels } from '@footlight/ui';
import { memo, useCallback } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../app/site-context.js';
import { useNow } from '../app/use-now.js';
import { usePlaylistPanel } from './use-playlist-panel.js';
import { SectionCard } from './section-card.js';

/** The buttons of a row, without those that lead to what this site has no page for. */
const useCallsToAction = ({ primaryCallToAction, secondaryCallToAction }: RowData['display']) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  return [primaryCallToAction, secondaryCallToAction].flatMap((button) => {
    const href = button === null ? null : addresses.button(button);
    return button === null || href === null ? [] : [{ href, label: button.label ?? t('watchNow') }];
  });
};

/** One row of a page as the service describes it. */
export const SectionRow = memo(({ row }: { readonly row: RowData }) => {
  const { t } = useLabels();
  const { state } = useSite();
  const { bucketId, display, items, paging } = row;
  const progress = useStore(state.section, ({ rows }) => rows[bucketId]);
  const { loadRow } = state.section.getState();
  const now = useNow();
  const loadNext = useCallback(() => void loadRow(bucketId), [loadRow, bucketId]);
  const buttons = useCallsToAction(display);
  const width = rowWidthOf(row);
  const look = rowLookOf(display);
  const hasFailed = progress?.status === 'failed';
  const isLoading = progress?.status === 'loading';
  const { open, panelOf } = usePlaylistPanel(items);
  if (items.length === 0 && buttons.length === 0) return null;

  const end = hasFailed ? (
    <Notice title={t('rowFailed')} action={<Button onClick={loadNext}>{t('retry')}</Button>} />
  ) : paging.moreDataAvailable ? (
    <Skeleton shape={width === 'poster' ? 'poster' : 'wide'} />
  ) : undefined;
  return (
    <Row
      id={bucketId}
      title={row.title}
      description={row.description}
      look={look}
      align={rowAlignmentOf(display)}
      background={display.background}
      width={width}
      rowCount={display.rowCount}
      {...(buttons.length === 0
        ? {}
        : {
            actions: buttons.map(({ href, label }, index) => (
              <ButtonLink
                key={`${label} ${href}`}
                href={href}
                look={index === 0 && look !== 'basic' ? 'primary' : 'quiet'}
              >
                {label}
              </ButtonLink>
            )),
          })}
      {...(paging.moreDataAvailable && !hasFailed && !isLoading ? { onNearEnd: loadNext } : {})}
      end={end}
      below={open?.content}
    >
      {items.map((item, index) => (
        <SectionCard
          key={`${item.type} ${item.id}`}
          row={row}
          item={item}
          index={index}
          now={now}
          panel={panelOf(item)}
        />
      ))}
    </Row>
  );
});
