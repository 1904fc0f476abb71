import type { AudioTrackChoice } from '../store/player-state.js';
import type { MediaAudioTrack, RenditionList } from './media-list.js';

/** The member of a list for an audio track. @param select is called when the page enables it */
export const audioTrackOf = (
  { id, label, language, role }: AudioTrackChoice,
  isSelected: () => boolean,
  select: () => void,
): MediaAudioTrack => ({
  id,
  kind: role === 'description' ? 'descriptions' : 'main',
  label,
  language,
  get enabled() {
    return isSelected();
  },
  // One audio track is always enabled: disabling has no effect, and enabling another one replaces it.
  set enabled(on) {
    if (on && !isSelected()) select();
  },
});

/** Binds the selected index of a list to the selected quality. @param select gets null for automatic selection */
export const bindSelectedIndex = (
  renditions: RenditionList,
  selectedId: () => string | undefined,
  select: (id: string | null) => void,
): void => {
  Object.defineProperty(renditions, 'selectedIndex', {
    configurable: true,
    get: () => Array.from(renditions).findIndex(({ id }) => id === selectedId()),
    set: (index: number) => {
      select(renditions[index]?.id ?? null);
    },
  });
};
