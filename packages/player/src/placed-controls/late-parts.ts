import type { CSSResult } from 'lit';
import { defineElements } from '../base/define-elements.js';
import { menuStyles } from '../controls/menus/menu.styles.js';
import { previewStyles } from '../controls/timeline/preview.styles.js';
import { lazyParts } from '../lazy/lazy-parts.js';
import { SETTINGS } from '../lazy/settings-entries.js';
import { CaptionsButton } from './captions-button.element.js';
import { ChoiceMenu } from './choice-menu.element.js';
import { placeMenus } from './menu-place.js';
import { SeekButton } from './seek-button.element.js';

const ELEMENTS = {
  'footlight-player-captions-button': CaptionsButton,
  'footlight-player-choice': ChoiceMenu,
  'footlight-player-step': SeekButton,
} as const satisfies Record<string, CustomElementConstructor>;

/** Entries of the settings whose panel opens in the player. */
const IN_PANELS: ReadonlySet<string> = new Set(['appearance', 'share', 'shortcuts', 'statistics']);

/** Controls that have nothing to do before there is a video. */
export const lateParts = {
  styles: [previewStyles, menuStyles] as readonly CSSResult[],
  define(): void {
    lazyParts.define();
    defineElements(ELEMENTS);
  },
  placeMenus,
  settings: SETTINGS,
  /** The settings of a player that shows no panels. */
  settingsWithoutPanels: SETTINGS.filter(({ name }) => !IN_PANELS.has(name)),
} as const;

export type LateParts = typeof lateParts;
