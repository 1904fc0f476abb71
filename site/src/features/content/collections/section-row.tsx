import type { Row as RowData } from '@footlight/contract';
import { rowAlignmentOf, rowLookOf, rowWidthOf } from '@footlight/domain';
import { Button, ButtonLink, Notice, Row, Skeleton, useLabels } from '@footlight/ui';
import { rowParams, rowQuery } from '@footlight/state';
import { useMaybeEntry } from '@footlight/widgets';
import { memo, useCallback } from 'react';
import { useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import { usePlaylistPanel } from './use-playlist-panel.js';
import { SectionCard } from './section-card.js';

/** The buttons of a row, without those whose target has no page on this site. */
const useCallsToAction = ({ primaryCallToAction, secondaryCallToAction }: RowData['display']) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  return [primaryCallToAction, secondaryCallToAction].flatMap((button) => {
    const href = button === null ? null : addresses.button(button);
    return button === null || href === null ? [] : [{ href, label: button.label ?? t('watchNow') }];
  });
};

export interface SectionRowProps {
  readonly row: RowData;
  /** The section to load more items from; null for a row without further pages. */
  readonly section: string | null;
}

/** One row of a page as configured in the service. */
export const SectionRow = memo(({ row, section }: SectionRowProps) => {
  const { t } = useLabels();
  const { state } = useSite();
  const { bucketId, display } = row;
  const list = useMaybeEntry(
    section === null ? null : state.queries.entry(rowQuery, rowParams(section, row)),
  );
  const { items, hasMore, more } = list ?? { items: row.items, hasMore: false, more: 'idle' };
  const now = useNow();
  const { loadMore, retry } = list ?? {};
  const loadNext = useCallback(() => void loadMore?.(), [loadMore]);
  const buttons = useCallsToAction(display);
  const width = rowWidthOf(row);
  const look = rowLookOf(display);
  const hasFailed = more === 'failed';
  const isLoading = more === 'loading';
  const { open, panelOf } = usePlaylistPanel(items);
  if (items.length === 0 && buttons.length === 0) return null;

  const end = hasFailed ? (
    <Notice title={t('rowFailed')} action={<Button onClick={() => void retry?.()}>{t('retry')}</Button>} />
  ) : hasMore ? (
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
      {...(hasMore && !hasFailed && !isLoading ? { onNearEnd: loadNext } : {})}
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
