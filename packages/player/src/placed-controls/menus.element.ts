import { html } from 'lit';
import type { PlayerContext } from '../controls/player-context.js';
import type { LateParts } from './late-parts.js';
import { PlacedControl } from './placed-control.js';
import { hasContext } from './player-source.js';

/**
 * Shows and hides subtitles; hidden for a video without subtitles.
 *
 * @element footlight-captions-button
 * @slot on - replaces the icon while subtitles are shown
 * @slot off - replaces the icon while they are not
 * @csspart button - the button
 * @csspart captions-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip, with the keyboard shortcut
 */
export class FootlightCaptionsButton extends PlacedControl {
  protected override control(context: PlayerContext, late: LateParts | null) {
    return late === null
      ? null
      : html`<footlight-player-captions-button .context=${context}></footlight-player-captions-button>`;
  }
}

/**
 * Selects the languages of audio and subtitles; hidden if there is nothing to select.
 *
 * @element footlight-tracks-menu
 * @slot icon - replaces the icon
 * @csspart button - the button that opens the menu
 * @csspart tracks-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip
 * @csspart menu - the open menu
 * @csspart menu-group - the choices of one kind
 * @csspart menu-heading - heading of a group
 * @csspart menu-item - a choice
 * @csspart menu-item-chosen - the selected choice
 * @csspart menu-note - secondary text of a choice
 */
export class FootlightTracksMenu extends PlacedControl {
  protected override control(context: PlayerContext, late: LateParts | null) {
    return late === null
      ? null
      : html`<footlight-player-tracks .context=${context}></footlight-player-tracks>`;
  }
}

/**
 * The chapters of a recording with their pictures; hidden for a video without chapters.
 *
 * @element footlight-chapters-menu
 * @slot icon - replaces the icon
 * @csspart button - the button that opens the menu
 * @csspart chapters-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip
 * @csspart menu - the open menu
 * @csspart menu-item - a chapter
 * @csspart menu-item-chosen - the current chapter
 * @csspart menu-note - the time of a chapter
 * @csspart thumbnail - the picture of a chapter
 */
export class FootlightChaptersMenu extends PlacedControl {
  protected override control(context: PlayerContext, late: LateParts | null) {
    return late === null
      ? null
      : html`<footlight-player-chapters .context=${context}></footlight-player-chapters>`;
  }
}

/**
 * The settings: quality, speed and, in a player with controls of its own, those that open a panel in it.
 *
 * @element footlight-settings-menu
 * @slot icon - replaces the icon
 * @csspart button - the button that opens the menu
 * @csspart settings-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip
 * @csspart menu - the open menu
 * @csspart menu-item - a setting, or a choice
 * @csspart menu-item-chosen - the selected choice
 * @csspart menu-back - returns from the choices to the settings
 * @csspart menu-note - secondary text of a setting or choice
 */
export class FootlightSettingsMenu extends PlacedControl {
  protected override control(context: PlayerContext, late: LateParts | null) {
    if (late === null) return null;
    const { page } = context.player;
    const hasPanels = hasContext(page) && Reflect.get(page, 'controls') === 'default';
    return html`<footlight-player-settings
      .context=${context}
      .entries=${hasPanels ? late.settings : late.settingsWithoutPanels}
    ></footlight-player-settings>`;
  }
}

/**
 * Selects the quality; its button names the current one. Hidden if there is only one.
 *
 * @element footlight-quality-menu
 * @slot icon - replaces the icon
 * @csspart button - the button that opens the menu
 * @csspart quality-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip
 * @csspart menu - the open menu
 * @csspart menu-item - a choice
 * @csspart menu-item-chosen - the selected choice
 * @csspart menu-note - the bit rate of a choice
 */
export class FootlightQualityMenu extends PlacedControl {
  protected override control(context: PlayerContext, late: LateParts | null) {
    return late === null ? null : choice(context, late, 'quality');
  }
}

/**
 * Selects the speed; its button names the current one. Hidden while live.
 *
 * @element footlight-speed-menu
 * @slot icon - replaces the icon
 * @csspart button - the button that opens the menu
 * @csspart speed-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip
 * @csspart menu - the open menu
 * @csspart menu-item - a choice
 * @csspart menu-item-chosen - the selected choice
 */
export class FootlightSpeedMenu extends PlacedControl {
  protected override control(context: PlayerContext, late: LateParts | null) {
    return late === null ? null : choice(context, late, 'speed');
  }
}

const choice = (context: PlayerContext, { settings }: LateParts, wanted: 'quality' | 'speed') =>
  html`<footlight-player-choice
    .context=${context}
    .entry=${settings.find(({ name }) => name === wanted)}
  ></footlight-player-choice>`;
