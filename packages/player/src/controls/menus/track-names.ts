import { namesFormat } from '@footlight/i18n';
import type { AudioTrackChoice, TextTrackChoice } from '../../store/player-state.js';
import type { PlayerContext } from '../player-context.js';

type NamingContext = Pick<PlayerContext, 't' | 'language'>;
type NamedTrack = AudioTrackChoice | TextTrackChoice;

/** A label that the stream wrote, in the language of the track; or the name of that language, in that of the viewer. */
interface TrackName {
  readonly label: string;
  /** BCP 47 tag; absent for that of the viewer. */
  readonly language?: string;
  /** What sets the track apart from others of its language. */
  readonly note?: string;
}

const NOTES = { description: 'playerAudioDescription', captions: 'playerSubtitlesSounds' } as const;

const noteOf = ({ t }: NamingContext, { role }: NamedTrack): Pick<TrackName, 'note'> =>
  role === undefined || role === 'forced' ? {} : { note: t(NOTES[role]) };

const languageName = (language: string, tag: string): string => {
  try {
    return namesFormat(language, { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  } catch {
    // Streams also name what is no language tag.
    return tag;
  }
};

/** The name of a track. */
export const trackName = (context: NamingContext, track: NamedTrack): TrackName => {
  const { label, language } = track;
  const isNamed = label !== '' && label !== language;
  return {
    ...(isNamed || language === ''
      ? { label, language }
      : { label: languageName(context.language, language) }),
    ...noteOf(context, track),
  };
};

/** The same in one text: “English (audio description)”. */
export const fullTrackName = (context: NamingContext, track: NamedTrack): string => {
  const { label, note } = trackName(context, track);
  return note === undefined ? label : `${label} (${note})`;
};
