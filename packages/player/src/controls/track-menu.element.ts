import { html, nothing } from 'lit';
import { Captions } from 'lucide';
import { PlayerControl } from './control.js';
import type { MenuGroup } from './menu.element.js';

/**
 * Which language is heard and which is read.
 *
 * @csspart tracks-button - opens audio and subtitles
 */
export class TrackMenu extends PlayerControl {
  readonly #state = this.watch(({ subtitles, selectedTextTrack, audioTracks, selectedAudioTrack }) => ({
    subtitles,
    selectedTextTrack,
    audioTracks,
    selectedAudioTrack,
  }));

  protected override render() {
    const { t } = this.context;
    const groups = [this.#audio(), this.#subtitles()].filter((group) => group.items.length > 1);
    if (groups.length === 0) return nothing;
    return html`
      <footlight-player-menu
        .context=${this.context}
        .icon=${Captions}
        .groups=${groups}
        .name=${'tracks'}
        .label=${t('playerTracks')}
      ></footlight-player-menu>
    `;
  }

  #audio(): MenuGroup {
    const { audioTracks, selectedAudioTrack } = this.#state.value;
    return {
      name: this.context.t('playerAudio'),
      items: audioTracks.map(({ id, language, label }) => ({
        id,
        label,
        language,
        checked: selectedAudioTrack?.id === id,
        choose: () => this.command('setAudioTrack', { id }),
      })),
    };
  }

  #subtitles(): MenuGroup {
    const { t } = this.context;
    const { subtitles, selectedTextTrack } = this.#state.value;
    return {
      name: t('playerSubtitles'),
      items: [
        {
          id: 'off',
          label: t('playerSubtitlesOff'),
          checked: selectedTextTrack === null,
          choose: () => this.command('setTextTrack', { language: null }),
        },
        ...subtitles.map(({ id, language, label }) => ({
          id,
          label,
          language,
          checked: selectedTextTrack?.id === id,
          choose: () => this.command('setTextTrack', { id }),
        })),
      ],
    };
  }
}
