import type { ChosenKeys } from '../keyboard/shortcuts.js';
import type { GivenSource } from './given-source.js';

/** The player element and its source attributes, for code that is loaded after the first frame. */
export interface PlayerPage extends HTMLElement, GivenSource {
  readonly src: string | null;
  readonly poster: string | null;
  readonly videoTitle: string;
  readonly chapters: string | null;
  readonly thumbnails: string | null;
  readonly resume: boolean;
  readonly rates: string | null;
  readonly shortcuts: ChosenKeys;
  readonly fullscreenTarget: HTMLElement | null;
}
