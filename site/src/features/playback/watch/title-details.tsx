import type { ContentItem, LiveDetails, VodDetails } from '@footlight/contract';
import { announcedOf, linkFromTrailer, listOfQuery } from '@footlight/domain';
import {
  ButtonLink,
  Chip,
  Fold,
  Link,
  MetaLine,
  classNames,
  headings,
  unseen,
  useLabels,
} from '@footlight/ui';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { lazyPart } from '../../../app/lazy-part.js';
import { CreditList } from '../../content/collections/credit-list.js';
import { SeriesName } from '../../content/series/series-name.js';
import { AiringNow } from './airing-now.js';
import { MultiViewLink } from './multi-view-link.js';
import { TitleActions } from './title-actions.js';
import { useTitleDecision } from '../../../app/use-title-decision.js';
import { useNow } from '../../../app/use-now.js';
import { usePremiere } from './use-premiere.js';
import { WatchTogetherLink } from '../../rooms/watch-together-link.js';
import styles from './watch.module.css';

const ReminderActions = lazyPart(
  async () => (await import('../../../shell/notices/reminder-actions.js')).ReminderActions,
);

type Episode = NonNullable<ContentItem['episodeInformation']>;

const seasonOf = ({ seasonId: id, seasonTitle: title }: Episode) => ({ id, title });
const seriesOf = ({ seriesId }: Episode) => (seriesId === null ? {} : { seriesId });

/** Details of a title, below the player. */
export const TitleDetails = ({ details }: { readonly details: VodDetails | LiveDetails }) => {
  const { t } = useLabels();
  const { addresses, realm } = useSite();
  const [query] = useSearchParams();
  const { episodeInformation: episode, live } = details;
  const trailerFrom = query.get('trailerFrom');
  const isPremiere = usePremiere(details);
  const decision = useTitleDecision(details);
  // Whoever opens a room can still sign in or buy; a title that nobody can watch here has none.
  const canBeWatched = decision?.kind !== 'none' && decision?.kind !== 'wait';
  const announced = announcedOf(details, useNow());
  return (
    <section className={styles['details']}>
      <div className={styles['about']}>
        {episode !== undefined && (
          <p className={styles['context']}>
            <Link href={addresses.season(seasonOf(episode), { ...listOfQuery(query), ...seriesOf(episode) })}>
              <SeriesName title={episode.seriesTitle ?? episode.seasonTitle} />
            </Link>
            <span>{t('episodeShort', { season: episode.seasonNumber, episode: episode.episodeNumber })}</span>
          </p>
        )}
        <h1
          className={
            realm.titleDisplayMode === 'HIDE' ? unseen : classNames(headings['feature'], styles['title'])
          }
          dir="auto"
        >
          {details.title}
        </h1>
        <div className={styles['line']}>
          {live === true && <Chip tone="live">{t('live')}</Chip>}
          {isPremiere && <Chip tone="live">{t('premiereNow')}</Chip>}
          <MetaLine item={details} />
        </div>
        {live === true && <AiringNow details={details} />}
        {details.description !== '' && <Fold className={styles['description']} text={details.description} />}
        <CreditList credits={details.credits} />
      </div>
      <div className={styles['actions']}>
        {trailerFrom !== null && (
          <ButtonLink icon={<ArrowLeft data-mirror />} href={addresses.target(linkFromTrailer(trailerFrom))}>
            {t('goBack')}
          </ButtonLink>
        )}
        {live === true && <MultiViewLink eventId={details.id} />}
        {canBeWatched && (details.type === 'VOD' || live === true) && <WatchTogetherLink details={details} />}
        {announced !== null && (
          <ReminderActions
            of={{
              of: {
                ...announced,
                title: details.title,
                description: details.description,
                href: addresses.content(details),
              },
            }}
          />
        )}
        <TitleActions details={details} />
      </div>
    </section>
  );
};
