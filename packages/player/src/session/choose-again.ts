import type { AudioTrackChoice, TextTrackChoice } from '../store/player-state.js';
import type { PlayerHost } from './player-host.js';

interface Chosen {
  readonly text: TextTrackChoice | null;
  readonly sound: AudioTrackChoice | null;
}

/** Another engine gives its tracks other ids. */
const same = <Track extends AudioTrackChoice | TextTrackChoice>(
  tracks: readonly Track[],
  { language, label, role }: Pick<Track, 'language' | 'label' | 'role'>,
): Track | undefined => {
  const candidates = tracks.filter((track) => track.language === language);
  return (
    candidates.find((track) => track.label === label) ??
    candidates.find((track) => track.role === role) ??
    candidates[0]
  );
};

/** Chooses the tracks of a video that has been loaded anew as they were before. What is missing is left as it is. */
export const chooseAgain = async (
  { store, engine, captions }: Pick<PlayerHost, 'store' | 'engine' | 'captions'>,
  { text, sound }: Chosen,
): Promise<void> => {
  const { audioTracks, selectedAudioTrack, subtitles, selectedTextTrack } = store.get();
  const audio = sound === null ? undefined : same(audioTracks, sound);
  if (audio !== undefined && audio.id !== selectedAudioTrack?.id) engine?.selectAudioTrack(audio.id);
  const track = text === null ? null : same(subtitles, text);
  if (track === undefined || track?.id === selectedTextTrack?.id) return;
  await captions.select(track).catch(() => undefined);
};
