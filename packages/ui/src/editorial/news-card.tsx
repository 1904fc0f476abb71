import type { NewsItem } from '@footlight/contract';
import { UP_TO_MOBILE } from '@footlight/tokens';
import { Artwork } from '../media/artwork.js';
import headings from '../text/heading.module.css';
import { classNames } from '../labels/class-names.js';
import { formatDay } from '../labels/durations.js';
import { useLabels } from '../labels/labels.js';
import { useViewerLocale } from '../labels/viewer-locale.js';
import { Link } from '../labels/link.js';
import card from '../layout/linked-card.module.css';
import styles from './news-card.module.css';

export interface NewsCardProps {
  readonly item: NewsItem;
  readonly href: string;
  /** The newest item of its list is emphasised: its text is beside a large picture. */
  readonly lead?: boolean;
}

/** A news item in a list: one link, named by its title. */
export const NewsCard = ({ item, href, lead = false }: NewsCardProps) => {
  const { language } = useLabels();
  const place = useViewerLocale();
  const { title, summary, publishedAt, image } = item;
  return (
    <article
      className={classNames(card['card'], styles['card'], lead && styles['lead'])}
      data-card={`NEWS:${item.id}`}
    >
      {image !== null && (
        <div className={card['picture']}>
          <Artwork
            image={image}
            sizes={lead ? `${UP_TO_MOBILE} 94vw, 58vw` : `${UP_TO_MOBILE} 94vw, 400px`}
            eager={lead}
          />
        </div>
      )}
      <div className={styles['words']}>
        <time className={styles['date']} dateTime={publishedAt}>
          {formatDay(publishedAt, language, place)}
        </time>
        <h2 className={headings[lead ? 'feature' : 'card']}>
          <Link href={href} className={card['link'] ?? ''}>
            {title}
          </Link>
        </h2>
        <p className={styles['summary']}>{summary}</p>
      </div>
    </article>
  );
};
