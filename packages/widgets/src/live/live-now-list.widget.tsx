import type { ContentItem } from '@footlight/contract';
import type { LabelKey, Translate } from '@footlight/i18n';
import type { LiveList } from '@footlight/state';
import { LiveNowPanel } from '@footlight/ui';
import type { MouseEvent } from 'react';
import { useClock } from '../hooks/use-clock.js';
import { lastPage, useEntry } from '../hooks/use-store.js';

export interface LiveNowListProps {
  readonly id: string;
  readonly liveList: LiveList;
  readonly titleDisplayMode?: 'SHOW' | 'HIDE' | undefined;
  readonly language: string;
  readonly t: Translate<LabelKey>;
  readonly linkOf: (event: ContentItem) => string;
  readonly onFollow?: ((event: ContentItem, click: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly onClose: () => void;
}

/** The live events of a list that is kept up to date elsewhere. */
export const LiveNowList = ({ liveList, titleDisplayMode = 'SHOW', ...props }: LiveNowListProps) => {
  const list = useEntry(liveList);
  const { items: events, hasMore, loadMore, retry } = list;
  const now = useClock(true);
  return (
    <LiveNowPanel
      {...props}
      titleDisplayMode={titleDisplayMode}
      events={events}
      status={lastPage(list).status}
      hasMore={hasMore}
      now={now}
      onMore={() => void loadMore()}
      onRetry={() => void retry()}
    />
  );
};
