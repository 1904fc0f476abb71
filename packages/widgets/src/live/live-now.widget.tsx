import type { ContentItem } from '@footlight/contract';
import { directionOf } from '@footlight/i18n';
import type { LiveList, Queries } from '@footlight/state';
import { LiveNowButton } from '@footlight/ui';
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import classes from './live-now.module.css';
import { LiveNowList } from './live-now-list.widget.js';
import { useLiveFeed } from './use-live-feed.js';
import { useEntry } from '../hooks/use-store.js';
import { useLazyLabels } from '../hooks/use-lazy-labels.js';

export interface LiveNowWidgetProps {
  readonly queries: Queries;
  readonly liveList: LiveList;
  readonly titleDisplayMode?: 'SHOW' | 'HIDE' | undefined;
  readonly language: string;
  readonly linkOf: (event: ContentItem) => string;
  /** `panel` opens the list beside the button; `event` leaves it to the page. */
  readonly mode?: 'panel' | 'event' | undefined;
  /** Called when the button is pressed; returning `false` keeps the panel as it is. */
  readonly onToggle?: ((detail: { readonly isOpen: boolean; readonly count: number }) => boolean) | undefined;
  readonly onFollow?: ((event: ContentItem, click: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Closes on a press outside. Uses `composedPath`, because the panel may be in a shadow root. */
const useOutsidePress = (isWatched: boolean, onOutside: () => void) => {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWatched) return undefined;
    const press = (event: Event): void => {
      if (inside.current !== null && !event.composedPath().includes(inside.current)) onOutside();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isWatched, onOutside]);
  return inside;
};

/** The edge of the button to align the panel with, so that it opens towards the middle of the window. */
const roomierSide = (button: Element): 'start' | 'end' => {
  const { left, right } = button.getBoundingClientRect();
  const isOnLeft = left + right < innerWidth;
  return isOnLeft === (getComputedStyle(button).direction === 'ltr') ? 'start' : 'end';
};

/** The live-now button with its panel, for a live list. */
export const LiveNowWidget = (props: LiveNowWidgetProps) => {
  const { liveList, language, linkOf, onToggle, onFollow } = props;
  const opensPanel = props.mode !== 'event';
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const t = useLazyLabels(language);
  const { status, data } = useEntry(liveList);
  useLiveFeed({ queries: props.queries, liveList });
  const [side, setSide] = useState<'start' | 'end'>('end');
  const [close] = useState(() => () => setOpen(false));
  const root = useOutsidePress(isOpen, close);

  if (t === null) return null;
  const toggle = (): void => {
    const isWanted = onToggle?.({ isOpen: !isOpen, count: data?.totalResults ?? 0 }) ?? true;
    if (!opensPanel || !isWanted) return;
    if (root.current !== null) setSide(roomierSide(root.current));
    setOpen(!isOpen);
  };
  const closeAndReturn = (): void => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={root} className={classes['live-now']} dir={directionOf(language)} lang={language}>
      <LiveNowButton
        count={data?.totalResults ?? null}
        isFailed={status === 'failed'}
        isOpen={opensPanel ? isOpen : undefined}
        panelId={panelId}
        t={t}
        onToggle={toggle}
      />
      {opensPanel && isOpen && (
        <div className={`${classes['place']} ${classes[side]}`}>
          <LiveNowList
            id={panelId}
            liveList={liveList}
            titleDisplayMode={props.titleDisplayMode}
            language={language}
            t={t}
            linkOf={linkOf}
            onFollow={onFollow}
            onClose={closeAndReturn}
          />
        </div>
      )}
    </div>
  );
};
