import { command } from '../command.js';
import type { MenuItem } from './menu.element.js';
import type { PlayerContext } from '../player-context.js';
import { trackName } from './track-names.js';

export const audioChoices = (context: PlayerContext): readonly MenuItem[] => {
  const { audioTracks, selectedAudioTrack } = context.player.store.get();
  return audioTracks.map((track) =>
    Object.assign(trackName(context, track), {
      id: track.id,
      checked: selectedAudioTrack?.id === track.id,
      choose: () => command(context, 'setAudioTrack', { id: track.id }),
    }),
  );
};

/** The subtitles and the choice to turn them off; empty if there are none. */
export const subtitleChoices = (context: PlayerContext): readonly MenuItem[] => {
  const { subtitles, selectedTextTrack } = context.player.store.get();
  if (subtitles.length === 0) return [];
  return [
    {
      id: 'off',
      label: context.t('playerSubtitlesOff'),
      checked: selectedTextTrack === null,
      choose: () => command(context, 'setTextTrack', { language: null }),
    },
    ...subtitles.map((track) =>
      Object.assign(trackName(context, track), {
        id: track.id,
        checked: selectedTextTrack?.id === track.id,
        choose: () => command(context, 'setTextTrack', { id: track.id }),
      }),
    ),
  ];
};
