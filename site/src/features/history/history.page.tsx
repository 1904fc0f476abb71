import { errorLabel } from '@footlight/i18n';
import { historyQuery } from '@footlight/state';
import { Button, ButtonLink, CardGrid, CardGridSkeleton, ListEnd, Notice, useLabels } from '@footlight/ui';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { useQuery } from '../../app/use-query.js';
import { ItemCard } from '../../collections/item-card.js';
import { ListFrame } from '../../collections/list-frame.js';
import { useAccountWords } from '../../shell/account-words.js';
import { ForViewers } from '../../shell/for-viewers.js';

/** What the profile watched, the newest first. */
const History = () => {
  const { t: common } = useLabels();
  const t = useAccountWords();
  const { addresses } = useSite();
  const now = useNow();
  const { status, failure, items, hasMore, more, loadMore, retry } = useQuery(historyQuery, {});
  if (items.length > 0)
    return (
      <>
        <CardGrid id="history" label={common('historyTitle')}>
          {items.map(({ item }) => (
            <ItemCard key={item.id} item={item} now={now} />
          ))}
        </CardGrid>
        <ListEnd
          hasMore={hasMore}
          isLoading={more === 'loading'}
          hasFailed={more === 'failed' || status === 'failed'}
          onMore={() => void (more === 'failed' || status === 'failed' ? retry() : loadMore())}
        />
      </>
    );
  if (status === 'failed')
    return (
      <Notice
        urgent
        title={common(errorLabel(failure?.code ?? 'NETWORK'))}
        action={<Button onClick={() => void retry()}>{common('retry')}</Button>}
      />
    );
  if (status !== 'ready') return <CardGridSkeleton label={common('loading')} />;
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
