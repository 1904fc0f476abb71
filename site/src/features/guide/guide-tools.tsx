import { dayAfter, dayOf } from '@footlight/domain';
import { guideGenresQuery } from '@footlight/state';
import {
  ButtonLink,
  FilterLinks,
  IconButton,
  dayName,
  useLabels,
  useViewerLocale,
  type FilterLink,
} from '@footlight/ui';
import { Clock, Search } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer, useSite } from '../../app/site-context.js';
import { useQuery } from '../../app/use-query.js';
import styles from './guide-tools.module.css';
import { GUIDE_DAYS, guideQueryOf, type GuidePosition } from './guide-position.js';

const ALL = 'all';
const FAVOURITES = 'favourites';

const GuideSearch = ({ place }: { readonly place: GuidePosition }) => {
  const { t } = useLabels();
  const { addresses } = useSite();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { query: _query, ...rest } = place.filter;
  const preserved = guideQueryOf({ day: place.day, filter: rest });
  return (
    <form
      role="search"
      aria-label={t('guideSearch')}
      className={styles['search']}
      action={addresses.route('epg')}
      onSubmit={(event) => {
        event.preventDefault();
        const query = field.current?.value.trim() ?? '';
        void navigate(addresses.route('epg', {}, query === '' ? preserved : { ...preserved, q: query }));
      }}
    >
      {Object.entries(preserved).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        // The key resets the uncontrolled input when the address has another query.
        key={place.filter.query ?? ''}
        ref={field}
        type="search"
        name="q"
        className={styles['input']}
        aria-label={t('guideSearch')}
        placeholder={t('guideSearchHint')}
        defaultValue={place.filter.query ?? ''}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
      />
      <IconButton type="submit" look="bare" label={t('guideSearchGo')}>
        <Search />
      </IconButton>
    </form>
  );
};

export interface GuideToolsProps {
  readonly place: GuidePosition;
  /** The visible day, `yyyy-mm-dd`. */
  readonly day: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Filters and day navigation of the guide; each choice is a link. */
export const GuideTools = ({ place, day, now }: GuideToolsProps) => {
  const { t, language } = useLabels();
  const { addresses } = useSite();
  const locale = useViewerLocale();
  const { timeZone } = locale;
  const viewer = useViewer();
  const { data } = useQuery(guideGenresQuery, {});
  const today = dayOf(now, timeZone);
  const to = (change: Partial<GuidePosition>): string =>
    addresses.route('epg', {}, guideQueryOf({ ...place, ...change }));
  const { genre: _genre, favourites: _favourites, ...textFilter } = place.filter;
  const genres: FilterLink[] = [
    { id: ALL, title: t('guideAllGenres'), href: to({ filter: textFilter }) },
    ...(viewer?.isGuest === false || place.filter.favourites === true
      ? [
          {
            id: FAVOURITES,
            title: t('guideFavourites'),
            href: to({ filter: { ...textFilter, favourites: true } }),
          },
        ]
      : []),
    ...(data?.genres ?? []).map(({ id, title }) => ({
      id,
      title,
      href: to({ filter: { ...textFilter, genre: id } }),
    })),
  ];
  return (
    <div className={styles['tools']}>
      <div className={styles['line']}>
        <ButtonLink href={to({ day: null })} look="primary" icon={<Clock />} title={t('guideNowHint')}>
          {t('guideNow')}
        </ButtonLink>
        <FilterLinks
          label={t('guideDays')}
          links={GUIDE_DAYS.map((away) => {
            const date = dayAfter(today, away);
            return {
              id: date,
              title: dayName(date, today, language, 'short', locale),
              href: to({ day: away === 0 ? null : date }),
            };
          })}
          currentId={day}
        />
      </div>
      <div className={styles['line']}>
        <GuideSearch place={place} />
        <FilterLinks
          label={t('guideGenres')}
          links={genres}
          currentId={place.filter.favourites === true ? FAVOURITES : (place.filter.genre ?? ALL)}
        />
      </div>
    </div>
  );
};
