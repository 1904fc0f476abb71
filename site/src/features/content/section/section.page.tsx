import { BROWSE_SECTION, HOME_SECTION } from '@footlight/domain';
import { errorLabel } from '@footlight/i18n';
import { Button, Notice, RowSkeleton, useLabels } from '@footlight/ui';
import { sectionQuery } from '@footlight/state';
import { Fragment } from 'react';
import { useParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { loadAhead, useQuery } from '../../../app/use-query.js';
import { SectionRow } from '../collections/section-row.js';
import { SectionTop } from '../collections/section-top.js';
import styles from '../collections/section.module.css';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { PageNotice } from '../../../shell/pages/page-notice.js';
import { PageTitle } from '../../../shell/navigation/page-title.js';
import { ContinueRow } from './continue-row.js';
import { browseHead, homeHead, sectionHead } from './section-head.js';
import { useGradually } from './use-gradually.js';
import { useNearEnd } from './use-near-end.js';

const WAITING_ROWS = ['first', 'second', 'third'];

/** Placeholder of a built-in page for which the operator has not configured a section. */
const NothingYet = ({ title }: { readonly title: string | undefined }) => {
  const { t } = useLabels();
  return (
    <>
      <PageTitle of={title} />
      <PageNotice title={t('nothingHere')} text={t('nothingHereText')} />
    </>
  );
};

/** A hero and rows; the home and browse sections have routes of their own. */
const SectionContent = ({ id, place }: { readonly id: string; readonly place: 'home' | 'browse' | null }) => {
  const isHome = place === 'home';
  const { t } = useLabels();
  const entry = useQuery(sectionQuery, { id });
  const { status, error, data: shown, items: rows, hasMore, more, moreError, loadMore, retry } = entry;
  const { rendered, laidOut, end: renderedEnd } = useGradually(rows.length);
  // `more` is part of the key, so that a request that was dropped for a newer first page is repeated.
  const end = useNearEnd(() => void loadMore(), `${rendered} ${more}`);

  if (status === 'failed' && shown === null && place !== null && error?.code === 'SECTION_NOT_FOUND')
    return <NothingYet title={isHome ? undefined : t('browseTitle')} />;
  if (status === 'failed' && shown === null) return <FailedPage error={error} onRetry={() => void retry()} />;
  if (shown === null)
    return (
      <div className={styles['waiting']} data-hero={isHome}>
        {WAITING_ROWS.map((row) => (
          <RowSkeleton key={row} label={t('loading')} />
        ))}
      </div>
    );

  const buckets = rows.slice(0, rendered);
  const isGrowing = buckets.length < rows.length;
  return (
    <>
      <PageTitle of={isHome ? undefined : shown.section.title} />
      <SectionTop section={shown} />
      <div className={styles['rows']} data-growing={isGrowing}>
        {buckets.map((row, index) => (
          <Fragment key={row.bucketId}>
            <div className={styles['place']} data-resting={index >= laidOut}>
              <SectionRow row={row} section={id} />
            </div>
            {isHome && index === 0 && <ContinueRow />}
          </Fragment>
        ))}
        {isGrowing && <div ref={renderedEnd} />}
        {rows.length === 0 && <Notice title={t('nothingHere')} text={t('nothingHereText')} />}
        {more === 'failed' && (
          <div className={styles['inset']}>
            <Notice
              urgent
              title={t(errorLabel(moreError?.code ?? 'NETWORK'))}
              action={<Button onClick={() => void retry()}>{t('retry')}</Button>}
            />
          </div>
        )}
        {hasMore && !isGrowing && more !== 'failed' && (
          <div ref={end}>
            <RowSkeleton label={t('loading')} />
          </div>
        )}
      </div>
    </>
  );
};

export const HomePage = () => <SectionContent id="home" place="home" />;

/** The catalogue's browse section. */
export const BrowsePage = () => <SectionContent id={BROWSE_SECTION} place="browse" />;

export const SectionPage = () => {
  const { id = '' } = useParams();
  return <SectionContent key={id} id={id} place={null} />;
};

export const homePage = definePage({
  load: ({ site }) => loadAhead(site, sectionQuery, { id: HOME_SECTION }),
  head: import.meta.env.SSR ? homeHead : undefined,
  Component: HomePage,
  layout: { bleed: true },
  sharedByGuests: true,
});

export const browsePage = definePage({
  load: ({ site }) => loadAhead(site, sectionQuery, { id: BROWSE_SECTION }),
  head: import.meta.env.SSR ? browseHead : undefined,
  Component: BrowsePage,
  layout: { bleed: true },
  sharedByGuests: true,
});

export const sectionPage = definePage({
  load: ({ site, params: { id = '' } }) => loadAhead(site, sectionQuery, { id }),
  head: import.meta.env.SSR ? sectionHead : undefined,
  Component: SectionPage,
  layout: { bleed: true },
  sharedByGuests: true,
});
