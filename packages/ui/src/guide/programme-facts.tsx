import type { Programme } from '@footlight/contract';
import type { GuideCardLabelKey, Translate } from '@footlight/i18n';

export interface ProgrammeFactsProps {
  readonly programme: Programme;
  readonly t: Translate<GuideCardLabelKey>;
}

const STATUS_LABELS = {
  NEW: 'guideCardNew',
  PREMIERE: 'guideCardPremiere',
  REPEAT: 'guideCardRepeat',
} as const satisfies Record<NonNullable<Programme['status']>, GuideCardLabelKey>;

const numberOf = ({ episode, season }: Programme, t: Translate<GuideCardLabelKey>): string | undefined => {
  if (episode === null) return undefined;
  return season === undefined
    ? t('guideCardEpisode', { episode })
    : t('guideCardSeasonEpisode', { season: String(season), episode });
};

/** Facts about a programme for its line of times: number, genres, year, rating, and whether it is new. */
export const ProgrammeFacts = ({ programme, t }: ProgrammeFactsProps) => {
  const { status, genres = [], year, ageRating } = programme;
  const facts = {
    status: status === undefined ? undefined : t(STATUS_LABELS[status]),
    number: numberOf(programme, t),
    genres: genres.length === 0 ? undefined : genres.join(', '),
    year,
    ageRating,
  };
  return Object.entries(facts).map(([name, fact]) =>
    fact === undefined ? null : <span key={name}>{fact}</span>,
  );
};
