import type { PluginButton, PluginSetting } from './player-plugin.js';

/** With a name that is unique in the player. */
export type Placed<Part> = Part & { readonly name: string };

/** What plugins have added to the row and to the settings, in the order of their list. */
export interface PluginPlaces {
  readonly buttons: readonly Placed<PluginButton>[];
  readonly settings: readonly Placed<PluginSetting>[];
  /** Changes whenever they have to be read again. */
  readonly revision: number;
}

export const NO_PLACES: PluginPlaces = { buttons: [], settings: [], revision: 0 };
