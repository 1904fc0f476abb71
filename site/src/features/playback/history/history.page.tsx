import type { ContentItem } from '@footlight/contract';
import { watchOutcome } from '@footlight/domain';
import { createHistoryChanges, historyQuery } from '@footlight/state';
import {
  Button,
  ButtonLink,
  CardGrid,
  CardGridSkeleton,
  CloseButton,
  DayHeading,
  Notice,
  dayName,
  headings,
  useLabels,
  useViewerLocale,
} from '@footlight/ui';
import { useEffect, useRef, useState } from 'react';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { useNow } from '../../../app/use-now.js';
import { useQuery } from '../../../app/use-query.js';
import { ItemCard } from '../../content/collections/item-card.js';
import { ListFrame } from '../../../shell/lists/list-frame.js';
import { useAccountLabels } from '../../../shell/viewers/account-labels.js';
import { ForViewers } from '../../../shell/viewers/for-viewers.js';
import { useToast } from '../../../shell/notices/toast-provider.js';
import { dayOf, historyDays } from './history-days.js';
import styles from './history.module.css';
import { LoadError } from '../../../shell/pages/load-error.js';
import { QueryEnd } from '../../../shell/pages/query-end.js';

/** Asks for confirmation, because a cleared history cannot be restored. */
const ClearHistory = () => {
  const t = useAccountLabels();
  const { state } = useSite();
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) keep.current?.focus();
  }, [isConfirming]);
  const clear = async (): Promise<void> => {
    setConfirming(false);
    const error = await createHistoryChanges(state.queries, state.continueWatching).clear();
    toast(error === null ? { words: t('historyCleared') } : { words: t('historyFailed'), hasFailed: true });
  };
  if (!isConfirming) return <Button onClick={() => setConfirming(true)}>{t('historyClear')}</Button>;
  return (
    <div className={styles['ask']} role="group" aria-label={t('historyClear')}>
      <p>{t('historyClearAsk')}</p>
      <Button look="primary" onClick={() => void clear()}>
        {t('historyClearNow')}
      </Button>
      <button ref={keep} type="button" className={styles['keep']} onClick={() => setConfirming(false)}>
        {t('historyKeep')}
      </button>
    </div>
  );
};

const Watched = ({ item, now }: { readonly item: ContentItem; readonly now: number }) => {
  const t = useAccountLabels();
  const { state, addresses } = useSite();
  const toast = useToast();
  const { id, title } = item;
  const isSeen = watchOutcome(item.watchProgress ?? 0, 1) === 'finished';
  const remove = async (): Promise<void> => {
    const error = await createHistoryChanges(state.queries, state.continueWatching).remove(id);
    toast(
      error === null
        ? { words: t('historyRemoved', { title }) }
        : { words: t('historyFailed'), hasFailed: true },
    );
  };
  return (
    <div className={styles['watched']}>
      <ItemCard
        item={item}
        now={now}
        more={<CloseButton label={t('historyRemove', { title })} onClick={() => void remove()} />}
      />
      {isSeen && (
        <div className={styles['tools']}>
          <ButtonLink look="bare" href={addresses.content(item)}>
            {t('historyAgain')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
};

/** The profile's history by day, newest first; watching a title again moves it to the new day (LIST-43). */
const History = () => {
  const { t: common, language } = useLabels();
  const t = useAccountLabels();
  const { addresses } = useSite();
  const now = useNow();
  const place = useViewerLocale();
  const { timeZone } = place;
  const today = dayOf(now, timeZone);
  const list = useQuery(historyQuery, {});
  const { status, items, hasMore, loadMore } = list;
  // After all loaded items have been removed, more may be left on the service.
  const needsMore = status === 'ready' && items.length === 0 && hasMore;
  useEffect(() => {
    if (needsMore) void loadMore();
  }, [needsMore, loadMore]);
  const days = historyDays(items, timeZone);
  if (items.length > 0)
    return (
      <div className={styles['history']}>
        <div className={styles['clear']}>
          <ClearHistory />
        </div>
        {days.map(({ day, entries }) => (
          <section key={day} className={styles['day']}>
            <DayHeading date={day} today={today} className={headings['section']} />
            <CardGrid
              id={`history-${day}`}
              label={t('historyDay', { day: dayName(day, today, language, 'long', place) })}
            >
              {entries.map(({ item }) => (
                <Watched key={item.id} item={item} now={now} />
              ))}
            </CardGrid>
          </section>
        ))}
        <QueryEnd list={list} />
      </div>
    );
  if (status === 'failed') return <LoadError entry={list} />;
  if (status !== 'ready' || needsMore) return <CardGridSkeleton label={common('loading')} />;
  return (
    <Notice
      title={t('historyNone')}
      text={t('historyNoneText')}
      action={<ButtonLink href={addresses.route('browse')}>{common('browseTitle')}</ButtonLink>}
    />
  );
};

export const HistoryPage = () => {
  const { t } = useLabels();
  return (
    <ListFrame title={t('historyTitle')}>
      <ForViewers>
        <History />
      </ForViewers>
    </ListFrame>
  );
};

export const historyPage = definePage({ Component: HistoryPage });
