import type { ContentItem } from '@footlight/contract';
import type { LabelKey, Translate } from '@footlight/i18n';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { CloseButton } from '../controls/close-button.js';
import { useEndOfList } from '../viewport/use-end-of-list.js';
import { LiveNowItem } from './live-now-item.js';
import classes from './live-now-panel.module.css';

const SKELETONS = ['first', 'second', 'third'] as const;

export interface LiveNowPanelProps {
  readonly id: string;
  readonly events: readonly ContentItem[];
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly hasMore: boolean;
  readonly titleDisplayMode?: 'SHOW' | 'HIDE';
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly language: string;
  readonly t: Translate<LabelKey>;
  readonly linkOf: (event: ContentItem) => string;
  /** A click on an event; `preventDefault` keeps the browser from following the link. */
  readonly onFollow?: ((event: ContentItem, click: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

const Skeletons = ({ label }: { readonly label: string }) => (
  <ul className={classes['list']} aria-label={label} aria-busy="true">
    {SKELETONS.map((name) => (
      <li key={name} className={classes['item']} aria-hidden="true">
        <span className={`${classes['picture']} ${classes['waiting']}`} />
        <span className={classes['words']}>
          <span className={`${classes['line']} ${classes['waiting']}`} />
          <span className={`${classes['line']} ${classes['waiting']}`} />
        </span>
      </li>
    ))}
  </ul>
);

/** The events that are live now, in an infinite list. Escape closes the panel. */
export const LiveNowPanel = (props: LiveNowPanelProps) => {
  const { id, events, status, hasMore, titleDisplayMode = 'SHOW', t, onClose } = props;
  // Observed again after each page: an end that stays in view is not reported twice.
  const { list, end } = useEndOfList(hasMore && status === 'ready', props.onMore);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  const isEmpty = events.length === 0;
  return (
    <section
      ref={panel}
      id={id}
      className={classes['panel']}
      role="dialog"
      aria-label={t('liveNowPanel')}
      tabIndex={-1}
      onKeyDown={(key) => {
        if (key.key !== 'Escape') return;
        key.stopPropagation();
        onClose();
      }}
    >
      <header className={classes['header']}>
        <h2 className={classes['heading']}>{t('liveNowPanel')}</h2>
        <CloseButton look="quiet" label={t('liveNowClose')} onClick={onClose} />
      </header>
      <div ref={list} className={classes['scroll']}>
        {!isEmpty && (
          <ul className={classes['list']}>
            {events.map((event) => (
              <LiveNowItem
                key={event.id}
                event={event}
                titleDisplayMode={titleDisplayMode}
                href={props.linkOf(event)}
                now={props.now}
                language={props.language}
                t={t}
                onFollow={props.onFollow}
              />
            ))}
          </ul>
        )}
        {isEmpty && (status === 'loading' || status === 'idle') && <Skeletons label={t('liveNowLoading')} />}
        {isEmpty && status === 'ready' && (
          <div className={classes['notice']}>
            <p className={classes['said']}>{t('liveNowEmpty')}</p>
            <p>{t('liveNowEmptyHint')}</p>
          </div>
        )}
        {status === 'failed' && (
          <div className={classes['notice']} role="status">
            <p className={classes['said']}>{t('liveNowFailed')}</p>
            <p>{t('liveNowFailedHint')}</p>
            <button type="button" className={classes['retry']} onClick={props.onRetry}>
              <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
              {t('liveNowRetry')}
            </button>
          </div>
        )}
        <div ref={end} className={classes['end']} aria-hidden="true" />
      </div>
    </section>
  );
};
