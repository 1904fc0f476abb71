import type { LabelSource } from '@footlight/i18n';
import type { ChosenKeys } from '../keyboard/shortcuts.js';
import type { GivenSource } from './given-source.js';
import type { PluginPage } from '../plugins/plugin-host.js';

/** The player element and its source attributes, for code that is loaded after the first frame. */
export interface PlayerPage extends PluginPage, GivenSource {
  /** The address of the plain source that plays, as the page wrote it; null for none. */
  readonly playedAddress: string | null;
  /** The address of the poster as the page wrote it; null for none. */
  readonly posterAddress: string | null;
  readonly videoTitle: string;
  readonly chapters: string | null;
  readonly thumbnails: string | null;
  readonly resume: boolean;
  readonly rates: string | null;
  readonly crossOrigin: string | null;
  readonly shortcuts: ChosenKeys;
  /** The page’s own words; null for none. */
  readonly labels: LabelSource | null;
  /** The URLs for sharing that the host page specifies; null for its own, and for none. */
  readonly shareAddress: string | null;
  readonly embedAddress: string | null;
  readonly fullscreenTarget: HTMLElement | null;
  /** Dispatches an event of the media on the element, unless it was dispatched before. */
  passOn(event: Event | string): void;
}
