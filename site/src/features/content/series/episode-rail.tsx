import type { ContentItem } from '@footlight/contract';
import { useState } from 'react';
import { SeasonChoice } from './season-choice.js';
import { SeasonEpisodes } from './season-episodes.js';
import styles from './season-episodes.module.css';

type Place = NonNullable<ContentItem['episodeInformation']>;

/** Episodes of the current series. The viewer may switch to another season; the playing episode stays marked. */
export const EpisodeRail = ({ id, place }: { readonly id: string; readonly place: Place }) => {
  const { seasonId, seriesId } = place;
  const own = { id: seasonId, title: place.seasonTitle, seasonNumber: place.seasonNumber, episodeCount: 1 };
  const [shown, setShown] = useState(own);
  return (
    <section className={styles['rail']}>
      {seriesId !== null && (
        <SeasonChoice
          seriesId={seriesId}
          current={shown}
          known={[own]}
          onFollow={(season, click) => {
            if (click.metaKey || click.ctrlKey || click.shiftKey) return;
            click.preventDefault();
            setShown(season);
          }}
        />
      )}
      <SeasonEpisodes seasonId={shown.id} seriesId={seriesId ?? undefined} currentId={id} />
    </section>
  );
};
