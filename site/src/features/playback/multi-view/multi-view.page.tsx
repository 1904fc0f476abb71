import '@footlight/elements/react';
import { multiViewCandidates, useEntry, watchLiveList } from '@footlight/widgets';
import {
  defineMultiView,
  type FootlightMultiView,
  type MultiViewEventDetails,
} from '@footlight/player/multi-view';
import { classNames, headings, useLabels } from '@footlight/ui';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { firstViews } from './first-views.js';
import styles from './multi-view.module.css';

defineMultiView();

/** Several live events at once, starting with the one in the address. */
export const MultiViewPage = () => {
  const { eventId = '' } = useParams();
  const { state, realm, language, addresses } = useSite();
  const navigate = useNavigate();
  const { t } = useLabels();
  const { status, items: events } = useEntry(state.liveList);
  const element = useRef<FootlightMultiView>(null);
  /** The event that the element was started with; events that go live later are only offered. */
  const startedWith = useRef<string>(null);

  useEffect(() => watchLiveList(state), [state]);

  useEffect(() => {
    const views = element.current;
    if (views === null) return;
    views.loader = state.playbackLoader;
    views.candidates = multiViewCandidates(events, (event) => addresses.content(event));
    const isKnown = events.length > 0 || status === 'ready' || status === 'failed';
    if (!isKnown || startedWith.current === eventId) return;
    startedWith.current = eventId;
    views.views = firstViews(eventId, events);
  }, [eventId, events, status, state.playbackLoader, addresses]);

  useEffect(() => {
    const views = element.current;
    if (views === null) return undefined;
    const follow = (event: CustomEvent<MultiViewEventDetails['footlight-select']>): void => {
      event.preventDefault();
      void navigate(event.detail.href);
    };
    views.addEventListener('footlight-select', follow as EventListener);
    return () => views.removeEventListener('footlight-select', follow as EventListener);
  }, [navigate]);

  return (
    <div className={styles['page']}>
      <PageTitle of={t('multiViewTitle')} />
      <h1 className={classNames(headings['part'], styles['title'])}>{t('multiViewTitle')}</h1>
      <footlight-multi-view
        ref={element}
        className={styles['views']}
        language={language}
        titles={realm.titleDisplayMode === 'HIDE' ? 'none' : 'default'}
      />
    </div>
  );
};

export const multiViewPage = definePage({ Component: MultiViewPage });
