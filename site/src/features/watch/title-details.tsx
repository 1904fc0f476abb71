import type { LiveDetails, VodDetails } from '@footlight/contract';
import { Chip, Link, MetaLine, useLabels } from '@footlight/ui';
import { useSite } from '../../app/site-context.js';
import { FavouriteButton } from '../../shell/favourite-button.js';
import styles from './watch.module.css';

/** What is to be said of a title, below its picture. */
export const TitleDetails = ({ details }: { readonly details: VodDetails | LiveDetails }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const { episodeInformation: episode, programmingInfo } = details;
  const now = programmingInfo?.currentProgramme ?? null;
  return (
    <section className={styles['details']}>
      <div className={styles['about']}>
        {episode !== undefined && (
          <p className={styles['context']}>
            <Link href={addresses.route('season', { seasonId: episode.seasonId })}>
              {episode.seriesTitle ?? episode.seasonTitle}
            </Link>
            <span>{t('episodeShort', { season: episode.seasonNumber, episode: episode.episodeNumber })}</span>
          </p>
        )}
        <h1 className={styles['title']}>{details.title}</h1>
        <div className={styles['line']}>
          {details.live === true && <Chip tone="live">{t('live')}</Chip>}
          {now !== null && <span className={styles['now']}>{t('onNow', { title: now.title })}</span>}
          <MetaLine item={details} />
        </div>
        <p className={styles['description']}>{details.description}</p>
        {details.credits.length > 0 && (
          <dl className={styles['credits']}>
            {details.credits.map(({ role, name }) => (
              <div key={`${role} ${name}`}>
                <dt>{role}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <FavouriteButton item={details} className={styles['favourite']} />
    </section>
  );
};
