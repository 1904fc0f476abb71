import { Announcer } from '../controls/notices/announcer.element.js';
import { LiveBadge } from '../controls/bar/live-badge.element.js';
import { NeighbourButton } from '../controls/bar/neighbour-button.element.js';
import { TimeDisplay } from '../controls/bar/time-display.element.js';
import { SeekBar } from '../controls/timeline/seek-bar.element.js';
import { defineElements } from '../base/define-elements.js';
import { Player, type PlayerParts } from '../player/player.js';

const ELEMENTS = {
  'footlight-player-announcer': Announcer,
  'footlight-player-live': LiveBadge,
  'footlight-player-neighbour': NeighbourButton,
  'footlight-player-seek': SeekBar,
  'footlight-player-time': TimeDisplay,
} as const satisfies Record<string, CustomElementConstructor>;

export const defineCoreControls = (): void => defineElements(ELEMENTS);

/** Creates a player and registers the controls that are only needed once something plays. */
export const createPlayer = (parts: PlayerParts): Player => {
  defineCoreControls();
  return new Player(parts);
};
