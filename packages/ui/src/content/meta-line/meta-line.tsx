import type { ContentItem } from '@footlight/contract';
import { formatDuration, formatLanguages } from '../../labels/durations.js';
import { useLabels } from '../../labels/labels.js';
import { unseen } from '../../text/unseen.js';
import styles from './meta-line.module.css';

type Described = Pick<ContentItem, 'type'> &
  Partial<Pick<ContentItem, 'year' | 'genre' | 'ageRating' | 'duration' | 'itemCount' | 'audioTracks'>>;

/** Year, genre, length and languages of a title, in one line. */
export const MetaLine = ({ item }: { readonly item: Described }) => {
  const { t, language } = useLabels();
  const counted = item.type === 'SERIES' ? 'seasonCount' : item.type === 'SEASON' ? 'episodeCount' : null;
  const length =
    counted === null || item.itemCount === undefined ? undefined : t(counted, { count: item.itemCount });
  const words = [
    item.year,
    item.genre,
    length ?? (item.duration === undefined ? undefined : formatDuration(item.duration, language)),
    item.audioTracks === undefined || item.audioTracks.length === 0
      ? undefined
      : formatLanguages(item.audioTracks, language),
  ].filter((word) => word !== undefined && word !== '');
  if (words.length === 0 && item.ageRating === undefined) return null;
  return (
    <ul className={styles['meta']} aria-label={t('about')}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
      {item.ageRating !== undefined && (
        <li className={styles['rating']}>
          <span aria-hidden="true">{item.ageRating}</span>
          <span className={unseen}>{t('ageRating', { rating: item.ageRating })}</span>
        </li>
      )}
    </ul>
  );
};
