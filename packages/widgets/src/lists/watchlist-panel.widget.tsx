import { directionOf } from '@footlight/i18n';
import { watchlistQuery, type Queries } from '@footlight/state';
import { PanelFrame } from '@footlight/ui';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { AddView } from './add-view.js';
import { ListView } from './list-view.js';
import { ListsView } from './lists-view.js';
import type { TitledContentRef, WatchlistContext } from './watchlist-context.js';

export interface WatchlistPanelWidgetProps {
  readonly context: WatchlistContext;
  /** The title to add; null when the panel only shows lists. */
  readonly contentRef: TitledContentRef | null;
  /** The list to show first; null for all lists. */
  readonly list: { readonly id: string; readonly owner: string | null } | null;
  readonly isInline: boolean;
  readonly onClose: () => void;
}

type View =
  | { readonly name: 'add' }
  | { readonly name: 'lists' }
  | { readonly name: 'list'; readonly id: string; readonly owner: string | null };

const firstView = ({ contentRef, list }: WatchlistPanelWidgetProps): View => {
  if (contentRef !== null) return { name: 'add' };
  return list === null ? { name: 'lists' } : { name: 'list', ...list };
};

const nothing = (): (() => void) => () => undefined;

/** The shown list, and its name once that is known. */
const useShownList = (queries: Queries, view: View) => {
  const entry =
    view.name === 'list' ? queries.entry(watchlistQuery, { id: view.id, owner: view.owner }) : null;
  const name = (): string | null => entry?.getState().data?.name ?? null;
  return { entry, name: useSyncExternalStore(entry?.subscribe ?? nothing, name, name) };
};

/** The panel with its views: choosing a list to add to, all lists, and one list. */
export const WatchlistPanelWidget = (props: WatchlistPanelWidgetProps) => {
  const { context, contentRef, onClose } = props;
  const { t, language, lists } = context;
  const [trail, setTrail] = useState<readonly View[]>(() => [firstView(props)]);
  const [announcement, setAnnouncement] = useState('');
  const view = trail.at(-1) ?? { name: 'lists' as const };
  const shown = useShownList(lists.queries, view);

  const go = (next: View): void => setTrail([...trail, next]);
  const back = (): void => setTrail(trail.length > 1 ? trail.slice(0, -1) : [{ name: 'lists' }]);
  // A trailing no-break space makes a repeated text differ, so that it is announced again.
  const announce = useCallback(
    (words: string) => setAnnouncement((before) => (before === words ? `${words}\u00A0` : words)),
    [],
  );

  const titleOf = (): string => {
    if (view.name === 'add') return t('watchlistAdd');
    return view.name === 'list' && shown.name !== null ? shown.name : t('watchlistMine');
  };
  return (
    <PanelFrame
      title={titleOf()}
      subtitle={view.name === 'add' ? (contentRef?.title ?? null) : null}
      view={view.name === 'list' ? `list ${view.id}` : view.name}
      isInline={props.isInline}
      onBack={trail.length > 1 ? back : undefined}
      onClose={onClose}
      announcement={announcement}
      language={language}
      direction={directionOf(language)}
      t={t}
    >
      {view.name === 'add' && contentRef !== null && (
        <AddView
          context={context}
          contentRef={contentRef}
          onManage={() => go({ name: 'lists' })}
          onDone={onClose}
        />
      )}
      {view.name === 'lists' && (
        <ListsView
          context={context}
          onOpen={(id) => go({ name: 'list', id, owner: null })}
          announce={announce}
        />
      )}
      {view.name === 'list' && shown.entry !== null && (
        <ListView
          key={view.id}
          context={context}
          entry={shown.entry}
          id={view.id}
          announce={announce}
          onRemoved={back}
        />
      )}
    </PanelFrame>
  );
};
