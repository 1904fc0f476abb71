import { directionOf } from '@footlight/i18n';
import type { AdParts } from '../controls/ads/ad-parts.js';
import { createElement } from '../base/create-element.js';
import { reflectText } from '../base/tolerant-element.js';
import type { PlayerContext } from '../controls/player-context.js';
import type { LazyParts } from '../controls/lazy-part.js';
import type { PlayerNotice } from '../controls/notices/notice.element.js';
import type { PlayerError } from '../store/player-error.js';
import { Picture, type PictureLook } from './picture.js';
import type { StageGestures } from './stage-gestures.js';

export interface StageLook extends PictureLook {
  /** The context of the controls; null until the text has loaded. */
  readonly context: PlayerContext | null;
  readonly hasCore: boolean;
  readonly title: string;
  readonly error: PlayerError | null;
  /** False if the page provides its own controls. */
  readonly hasControls: boolean;
  /** Whether errors and loading states are shown, which is also possible without controls, as in a multi-view. */
  readonly hasNotice: boolean;
  /** Whether the controls are visible. */
  readonly visible: boolean;
  /** Null until loaded. */
  readonly lazy: LazyParts | null;
  /** Set while an advertisement plays. */
  readonly ads: AdParts | null;
}

/** Where the layers go: in the stage, each before one of its nodes. */
export interface StageNodes {
  readonly root: HTMLElement;
  /** The content of the page; marks and advertisements are below it. */
  readonly slot: HTMLElement;
  /** Subtitles are before it, notices and controls after it. */
  readonly face: Comment;
}

/**
 * The whole element: the picture, slotted content and the first notices. The layers that are loaded with a video, such as
 * subtitles and controls, are rendered between them; without those, nothing needs a template.
 */
export class Stage {
  readonly nodes: StageNodes = {
    root: createElement('div', { class: 'stage', part: 'stage', role: 'group', tabindex: '-1' }),
    slot: createElement('slot'),
    face: document.createComment(''),
  };

  readonly #picture: Picture;
  #notice: PlayerNotice | null = null;

  constructor(media: HTMLVideoElement, gestures: StageGestures) {
    this.#picture = new Picture(media, gestures);
    const { root, slot, face } = this.nodes;
    root.append(this.#picture.box, slot, face);
    root.addEventListener('pointermove', gestures.pointerMove);
    root.addEventListener('pointerdown', gestures.pointerDown);
    root.addEventListener('pointerleave', gestures.pointerLeave);
    root.addEventListener('focusin', gestures.focusIn);
    root.addEventListener('keydown', gestures.keyDown);
  }

  update(look: StageLook): void {
    const { context, title, visible, hasNotice, ads } = look;
    const { root, face } = this.nodes;
    const isSteered = context !== null && look.hasControls;
    reflectText(root, 'dir', context === null ? null : directionOf(context.language));
    reflectText(root, 'lang', context?.language ?? null);
    reflectText(root, 'aria-label', context === null ? null : nameOf(context, title));
    root.toggleAttribute('data-controls', isSteered && visible);
    root.toggleAttribute('data-ad', ads !== null);
    root.toggleAttribute('data-quiet', isSteered && !visible);
    this.#picture.update(look);
    if (context === null || !hasNotice) {
      this.#notice?.remove();
      this.#notice = null;
      return;
    }
    const notice = (this.#notice ??= document.createElement('footlight-player-notice'));
    notice.context = context;
    if (notice.parentNode === null) face.after(notice);
  }
}

const nameOf = ({ t }: PlayerContext, title: string): string =>
  title === '' ? t('playerName') : t('playerNameOf', { title });
