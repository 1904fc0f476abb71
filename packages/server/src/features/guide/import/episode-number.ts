/** Season and episode as a guide shows them. */
export interface EpisodeNumber {
  readonly season: number | null;
  /** A number, or a number of how many: `5`, `5/12`. */
  readonly episode: string | null;
}

const NONE: EpisodeNumber = { season: null, episode: null };
const LONGEST = 32;
const MOST_SEASONS = 9_999;

/** `4.1/2.0/1`: season, episode and part, each counted from 0, each with an optional total. */
const NUMBERS =
  /^\s*(?<season>\d*)\s*(?:\/\s*\d+\s*)?\.\s*(?<episode>\d*)\s*(?:\/\s*(?<total>\d+)\s*)?(?:\.|$)/u;
const ON_SCREEN =
  /^\s*(?:(?:Season|S)\s*(?<season>\d{1,4})\s*[.,x-]?\s*)?(?:Episode|Ep|E)\.?\s*(?<episode>\d{1,5})\s*$/iu;

const seasonOf = (digits: string | undefined, first: number): number | null => {
  const number = digits === undefined || digits === '' ? null : Number(digits) + first;
  return number === null || number > MOST_SEASONS ? null : number;
};

const ofNumbers = (text: string): EpisodeNumber => {
  const { season, episode = '', total } = NUMBERS.exec(text)?.groups ?? {};
  const number = episode === '' ? null : String(Number(episode) + 1);
  return {
    season: seasonOf(season, 1),
    episode: number === null || total === undefined ? number : `${number}/${total}`,
  };
};

const ofScreen = (text: string): EpisodeNumber => {
  const { season, episode } = ON_SCREEN.exec(text)?.groups ?? {};
  if (episode !== undefined) return { season: seasonOf(season, 0), episode: String(Number(episode)) };
  const shown = text.trim();
  return shown === '' || shown.length > LONGEST ? NONE : { season: null, episode: shown };
};

/**
 * Season and episode of a programme. `xmltv_ns` takes precedence, because `onscreen` is free text.
 * @param numbers text by system
 */
export const episodeNumber = (numbers: ReadonlyMap<string, string>): EpisodeNumber => {
  const counted = ofNumbers(numbers.get('xmltv_ns') ?? '');
  return counted.episode === null && counted.season === null
    ? ofScreen(numbers.get('onscreen') ?? '')
    : counted;
};
