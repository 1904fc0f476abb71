import type { ContentItem, Watchlist } from '@footlight/contract';
import type { ListContext } from '@footlight/domain';
import { errorLabel } from '@footlight/i18n';
import { watchlistChanges, watchlistQuery } from '@footlight/state';
import {
  Button,
  ButtonLink,
  CardGrid,
  CardGridSkeleton,
  Notice,
  WatchlistItems,
  unseen,
  useLabels,
} from '@footlight/ui';
import { Play } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useViewer, useSite } from '../../app/site-context.js';
import { useNow } from '../../app/use-now.js';
import { useQuery } from '../../app/use-query.js';
import { ItemCard } from '../content/collections/item-card.js';
import type { ListLayoutProps } from '../../shell/lists/list-layout.js';
import { useToast } from '../../shell/notices/toast-provider.js';
import { ListOfAViewer } from './list-of-a-viewer.js';
import { ListTools } from './list-tools.js';
import styles from './watchlists.module.css';
import { QueryEnd } from '../../shell/pages/query-end.js';
import { useSignInAddress } from '../../shell/viewers/use-sign-in-address.js';

/** List context of the cards and following titles; marks shared lists, whose links include the owner. */
const contextOf = ({
  watchlistExternalId: id,
  ownerExternalId: owner,
  ownership,
}: Watchlist): ListContext => ({ watchlist: { id, owner, shared: ownership === 'SHARED' } });

const Arranged = ({ id, owner }: { readonly id: string; readonly owner: string | null }) => {
  const { t, language } = useLabels();
  const { state, addresses } = useSite();
  const navigate = useNavigate();
  const showToast = useToast();
  const [announcement, setAnnouncement] = useState('');
  const scroller = useRef<HTMLElement | null>(
    typeof document === 'undefined' ? null : (document.scrollingElement as HTMLElement | null),
  );
  const entry = state.queries.entry(watchlistQuery, { id, owner });
  const { data, items } = useQuery(watchlistQuery, { id, owner });
  const changes = watchlistChanges(state.client, id, entry);
  if (data === null) return null;
  const isSystem = data.systemDefinedType !== null;
  const list = contextOf(data);
  const settle = (): boolean => {
    const hasFailed = entry.getState().changeError !== null;
    if (hasFailed) showToast({ words: t('watchlistChangeFailed'), hasFailed: true });
    return !hasFailed;
  };
  const remove = async (at: number): Promise<void> => {
    const removed = items[at];
    await changes.remove(at);
    if (settle() && isSystem && removed !== undefined)
      state.favourites.getState().mark(removed.item.id, false);
  };
  const hrefOf = (item: ContentItem): string => addresses.content(item, list);
  return (
    <div className={styles['arranged']} data-panel="">
      <h2 className={unseen} tabIndex={-1}>
        {t('watchlistArrange')}
      </h2>
      <WatchlistItems
        items={items.map(({ item }) => item)}
        count={data.itemCount}
        isSortable={!isSystem}
        isRemovable
        scroller={scroller}
        language={language}
        t={t}
        hrefOf={hrefOf}
        onFollow={(item, click) => {
          if (click.metaKey || click.ctrlKey || click.shiftKey || click.button !== 0) return;
          click.preventDefault();
          void navigate(hrefOf(item));
        }}
        onMove={(from, to) => void changes.move(from, to).then(settle)}
        onRemove={(at) => void remove(at)}
        onAnnounce={setAnnouncement}
      />
      <p className={unseen} role="status">
        {announcement}
      </p>
    </div>
  );
};

/** A watchlist with its titles, play button and actions. */
export const OneList = ({
  id,
  frame: Frame,
}: {
  readonly id: string;
  readonly frame: ComponentType<ListLayoutProps>;
}) => {
  const { t } = useLabels();
  const { addresses, state } = useSite();
  const signInAddress = useSignInAddress();
  const [params] = useSearchParams();
  const viewer = useViewer();
  const now = useNow();
  const [isArranging, setArranging] = useState(false);
  const owner = params.get('owner');
  const query = useQuery(watchlistQuery, { id, owner });
  const { status, error, data, items, retry } = query;

  if (data === null) {
    const isMissing = error?.code === 'WATCHLIST_NOT_FOUND' || error?.code === 'UNAUTHORISED';
    return (
      <Frame title={t('watchlistMine')}>
        {status !== 'failed' ? (
          <CardGridSkeleton label={t('loading')} />
        ) : isMissing && viewer?.isGuest === true ? (
          <ListOfAViewer />
        ) : (
          <Notice
            urgent
            title={t(errorLabel(error?.code ?? 'NETWORK'))}
            action={
              isMissing ? (
                <ButtonLink href={addresses.route('watchlists')}>{t('watchlistAll')}</ButtonLink>
              ) : (
                <Button onClick={() => void retry()}>{t('retry')}</Button>
              )
            }
          />
        )}
      </Frame>
    );
  }

  const list = contextOf(data);
  const isOwn = data.ownership === 'OWNED' && viewer?.isGuest === false;
  const first = items.find(({ item }) => item.type === 'VOD')?.item;
  const entry = state.queries.entry(watchlistQuery, { id, owner });
  const description =
    data.ownership === 'SHARED'
      ? `${t('watchlistSharedList')} · ${t('watchlistCount', { count: data.itemCount })}`
      : t('watchlistCount', { count: data.itemCount });
  return (
    <Frame
      title={data.name}
      description={description}
      tools={
        <div className={styles['tools']}>
          {first !== undefined && (
            <ButtonLink
              look="primary"
              icon={<Play fill="currentColor" />}
              href={addresses.content(first, list)}
            >
              {t('watchlistPlay')}
            </ButtonLink>
          )}
          {isOwn && items.length > 0 && (
            <Button aria-pressed={isArranging} onClick={() => setArranging(!isArranging)}>
              {isArranging ? t('watchlistArrangeDone') : t('watchlistArrange')}
            </Button>
          )}
          <ListTools
            watchlist={data}
            update={watchlistChanges(state.client, id, entry).update}
            signInHref={signInAddress}
          />
        </div>
      }
    >
      {items.length === 0 ? (
        <Notice
          title={t('watchlistEmpty')}
          text={t('watchlistEmptyHint')}
          action={<ButtonLink href={addresses.route('browse')}>{t('browseTitle')}</ButtonLink>}
        />
      ) : isArranging && isOwn ? (
        <Arranged id={id} owner={owner} />
      ) : (
        <CardGrid id={`watchlist-${id}`} label={data.name}>
          {items.map(({ item }) => (
            <ItemCard key={`${item.type}:${item.id}`} item={item} list={list} now={now} />
          ))}
        </CardGrid>
      )}
      {items.length > 0 && <QueryEnd list={query} />}
    </Frame>
  );
};
