import { html, nothing } from 'lit';
import { Captions } from 'lucide';
import { PlayerControl } from '../control.js';
import { audioChoices, subtitleChoices } from './track-choices.js';

/**
 * Selects the languages of audio and subtitles.
 *
 * @csspart tracks-button - opens audio and subtitles
 */
export class TrackMenu extends PlayerControl {
  constructor() {
    super();
    this.watch(({ subtitles, selectedTextTrack, audioTracks, selectedAudioTrack }) => ({
      subtitles,
      selectedTextTrack,
      audioTracks,
      selectedAudioTrack,
    }));
  }

  protected override render() {
    const { t } = this.context;
    const groups = [
      { name: t('playerAudio'), items: audioChoices(this.context) },
      { name: t('playerSubtitles'), items: subtitleChoices(this.context) },
    ].filter((group) => group.items.length > 1);
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
}
