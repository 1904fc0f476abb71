import type { ContentItem } from '@footlight/contract';
import { programmeProgress } from '@footlight/domain';
import { clockFormat, regionalLanguage, type LabelKey, type Translate } from '@footlight/i18n';
import type { CSSProperties, MouseEvent } from 'react';
import { HERE } from '../labels/viewer-locale.js';
import { unseen } from '../text/unseen.js';
import classes from './live-now-panel.module.css';

export interface LiveNowItemProps {
  readonly event: ContentItem;
  readonly titleDisplayMode: 'SHOW' | 'HIDE';
  readonly href: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly language: string;
  readonly t: Translate<LabelKey>;
  readonly onFollow?: ((event: ContentItem, click: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** One live event of the panel: its picture, title, current programme and progress. */
export const LiveNowItem = ({
  event,
  titleDisplayMode,
  href,
  now,
  language,
  t,
  onFollow,
}: LiveNowItemProps) => {
  const programme = event.programmingInfo?.currentProgramme ?? null;
  const { url, variants, dominantColour } = event.images.thumbnail;
  const time = clockFormat(regionalLanguage(language, HERE.tags));
  return (
    <li>
      <a className={classes['item']} href={href} onClick={(click) => onFollow?.(event, click)}>
        <span className={classes['picture']} style={{ '--artwork': dominantColour } as CSSProperties}>
          <img
            src={variants[0]?.url ?? (url || undefined)}
            srcSet={variants.map((variant) => `${variant.url} ${variant.width}w`).join(', ')}
            sizes="128px"
            width={128}
            height={72}
            alt=""
            loading="lazy"
            decoding="async"
            onError={({ currentTarget }) => {
              // If the picture fails to load, the artwork's colour shows in its place.
              currentTarget.hidden = true;
            }}
          />
          <span className={classes['chip']}>{t('liveNowChip')}</span>
          {programme !== null && (
            <span
              className={classes['progress']}
              style={{ '--progress': programmeProgress(programme, now) } as CSSProperties}
            />
          )}
        </span>
        <span className={classes['words']}>
          <span className={titleDisplayMode === 'HIDE' ? unseen : classes['title']}>{event.title}</span>
          {programme !== null && (
            <span className={classes['programme']}>{t('liveNowAiring', { title: programme.title })}</span>
          )}
          {programme !== null && (
            <span className={classes['time']}>
              {t('liveNowUntil', { time: time.format(Date.parse(programme.endDate)) })}
            </span>
          )}
        </span>
      </a>
    </li>
  );
};
