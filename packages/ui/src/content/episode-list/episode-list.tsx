import type { ContentItem } from '@footlight/contract';
import { lockOf, serviceDecision } from '@footlight/domain';
import { UP_TO_MOBILE } from '@footlight/tokens';
import type { ReactNode } from 'react';
import { Artwork } from '../../media/artwork.js';
import { LockChip } from '../../controls/lock-chip.js';
import { formatDuration } from '../../labels/durations.js';
import { useLabels } from '../../labels/labels.js';
import { Link } from '../../labels/link.js';
import { useIsServerRendered } from '../../labels/server-rendered.js';
import { unseen } from '../../text/unseen.js';
import { WatchedBar } from '../../playback/watched-bar.js';
import styles from './episode-list.module.css';

export interface EpisodeListProps {
  readonly episodes: readonly ContentItem[];
  readonly titleDisplayMode?: 'SHOW' | 'HIDE';
  readonly hrefOf: (episode: ContentItem) => string;
  /** Id of the episode that is playing now. */
  readonly currentId?: string;
  /** `numbered` numbers the list from 1; `episodes` shows each episode's own number. */
  readonly numbers?: 'episodes' | 'numbered';
  /** Buttons beside an episode, such as favourite and watchlist; null for an episode without any. */
  readonly actionsOf?: (episode: ContentItem) => ReactNode;
}

/** A vertical list of episodes or videos, each with its picture and description. */
export const EpisodeList = ({
  episodes,
  titleDisplayMode = 'SHOW',
  hrefOf,
  currentId,
  numbers = 'episodes',
  actionsOf,
}: EpisodeListProps) => {
  const { t, language } = useLabels();
  const isServerRendered = useIsServerRendered();
  return (
    <ol className={styles['list']} data-drawn={isServerRendered ? '' : undefined}>
      {episodes.map((episode, index) => {
        const number = numbers === 'numbered' ? index + 1 : episode.episodeInformation?.episodeNumber;
        const lock = lockOf(serviceDecision(episode));
        const place = episode.episodeInformation;
        const actions = actionsOf?.(episode) ?? null;
        return (
          <li key={episode.id} className={styles['item']}>
            <Link
              href={hrefOf(episode)}
              className={styles['link'] ?? ''}
              data-card={`${episode.type}:${episode.id}`}
              aria-current={episode.id === currentId ? 'true' : undefined}
            >
              <span className={styles['picture']}>
                <Artwork image={episode.images.thumbnail} sizes={`${UP_TO_MOBILE} 40vw, 260px`} />
                {lock !== null && (
                  <span className={styles['chip']}>
                    <LockChip lock={lock} />
                  </span>
                )}
                <WatchedBar part={episode.watchProgress} />
              </span>
              <span className={styles['words']}>
                <span className={styles['title']}>
                  {number !== undefined && <span className={styles['number']}>{number}</span>}{' '}
                  <span className={titleDisplayMode === 'HIDE' ? unseen : undefined} dir="auto">
                    {episode.title}
                  </span>
                </span>
                <span className={styles['description']} dir="auto">
                  {episode.description}
                </span>
                <span className={styles['facts']}>
                  {place !== undefined && (
                    <span>
                      {t('episodeShort', { season: place.seasonNumber, episode: place.episodeNumber })}
                    </span>
                  )}
                  {episode.duration !== undefined && (
                    <span>{formatDuration(episode.duration, language)}</span>
                  )}
                </span>
              </span>
            </Link>
            {actions !== null && <div className={styles['actions']}>{actions}</div>}
          </li>
        );
      })}
    </ol>
  );
};
