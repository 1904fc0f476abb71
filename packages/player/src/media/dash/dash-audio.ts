import type { MediaInfo } from 'dashjs';
import type { AudioTrackChoice } from '../../store/player-state.js';

/** ISO/IEC 23009-1 §5.8.5.5, and the scheme of TV-Anytime that DVB and Apple use beside it: 1 is for the visually impaired. */
const DESCRIBES_PICTURE = 'description';
const AUDIO_PURPOSE = 'urn:tva:metadata:cs:AudioPurposeCS:2007';
const VISUALLY_IMPAIRED = 1;

type Described = Pick<MediaInfo, 'index' | 'id' | 'lang' | 'labels' | 'roles' | 'accessibility'>;

const describesPicture = ({ roles, accessibility }: Described): boolean =>
  (roles ?? []).some(({ value }) => value === DESCRIBES_PICTURE) ||
  (accessibility ?? []).some(
    ({ schemeIdUri, value }) => schemeIdUri === AUDIO_PURPOSE && Number(value) === VISUALLY_IMPAIRED,
  );

export const audioIdOf = ({ index, id }: Pick<Described, 'index' | 'id'>): string => String(index ?? id);

const choiceOf = (track: Described): AudioTrackChoice => ({
  id: audioIdOf(track),
  language: track.lang ?? '',
  label: track.labels[0]?.text ?? track.lang ?? '',
  ...(describesPicture(track) ? { role: 'description' } : {}),
});

/** The audio tracks of a manifest. Those that would read alike are numbered. */
export const audioChoices = (tracks: readonly Described[]): AudioTrackChoice[] => {
  const seen = new Map<string, number>();
  return tracks.map((track) => {
    const choice = choiceOf(track);
    const key = `${choice.label} ${choice.role ?? ''}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? choice : { ...choice, label: `${choice.label} ${String(count)}` };
  });
};
