import { shareAddressOf } from '@footlight/domain';
import { newsFeedsQuery, newsItemQuery } from '@footlight/state';
import { Button, Row, ShareControl, useLabels } from '@footlight/ui';
import { ListPlus } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { beginNewsItem } from './begin-news.js';
import { definePage } from '../../../app/define-page.js';
import { useViewer, useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';
import { useNow } from '../../../app/use-now.js';
import { ItemCard } from '../../content/collections/item-card.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { useAddToList } from '../../../shell/cards/add-to-list-provider.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { newsItemHead } from './news-head.js';
import { NewsArticle } from './news-article.js';
import styles from './news.module.css';
import { WaitingNewsItem } from './waiting-news-item.js';

/** A news item with its related videos. */
export const NewsItemPage = () => {
  const { feedName = '', newId = '' } = useParams();
  const { t } = useLabels();
  const { addresses, realm, origin } = useSite();
  const { data: item, error, retry } = useQuery(newsItemQuery, { feedName, newId });
  const feeds = useQuery(newsFeedsQuery, {}).data?.feeds ?? [];
  const viewer = useViewer();
  const keep = useAddToList();
  const now = useNow();
  if (error !== null) return <FailedPage error={error} onRetry={() => void retry()} />;
  if (item === null) return <WaitingNewsItem />;

  return (
    <>
      <PageTitle of={item.title} />
      <NewsArticle
        item={item}
        feeds={feeds}
        addresses={addresses}
        share={
          <>
            {viewer?.isGuest === false && realm.watchlists.enabled && (
              <p className={styles['share']}>
                <Button
                  icon={<ListPlus />}
                  aria-haspopup="dialog"
                  onClick={() => keep({ type: 'NEWS', id: newId, title: item.title })}
                >
                  {t('watchlistAdd')}
                </Button>
              </p>
            )}
            {realm.socialSharing.enabled && (
              <p className={styles['share']}>
                <ShareControl
                  title={item.title}
                  address={shareAddressOf(
                    addresses.route('newsItem', { feedName, newId }),
                    origin,
                    realm.socialSharing,
                  )}
                />
              </p>
            )}
          </>
        }
      />
      {item.related.length > 0 && (
        <div className={styles['related']}>
          <Row id="related" title={t('newsRelated')}>
            {item.related.map((related) => (
              <ItemCard key={`${related.type} ${related.id}`} item={related} now={now} />
            ))}
          </Row>
        </div>
      )}
    </>
  );
};

export const newsItemPage = definePage({
  load: beginNewsItem,
  head: import.meta.env.SSR ? newsItemHead : undefined,
  Component: NewsItemPage,
  layout: { detail: true },
  sharedByGuests: true,
});
