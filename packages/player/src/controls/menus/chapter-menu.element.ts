import { clockTime } from '@footlight/i18n';
import { html, nothing } from 'lit';
import { List } from 'lucide';
import { chapterAt, type Chapter } from '../../annotations/chapters.js';
import { thumbnailAt } from '../../annotations/thumbnails.js';
import { StoreController } from '../../store/store-controller.js';
import { PlayerControl } from '../control.js';
import type { MenuItem } from './menu.element.js';
import { thumbnailPicture } from '../timeline/thumbnail-picture.js';

const NAME = 'chapters';
/** The first frame of a chapter is often still the last one of the previous chapter. */
const PICTURE_AFTER_SECONDS = 1;

/**
 * The chapters of a recording with their pictures; the current one is marked.
 *
 * @csspart chapters-button - opens the list of chapters
 */
export class ChapterMenu extends PlayerControl {
  readonly #annotations = new StoreController(
    this,
    () => this.context.player.annotations.store,
    (annotations) => annotations,
  );
  readonly #open = new StoreController(
    this,
    () => this.context.controls,
    ({ openMenu }) => openMenu === NAME,
  );
  readonly #isLive = this.watch(({ live }) => live !== null);
  readonly #current = this.watch(({ currentTime }) =>
    chapterAt(this.context.player.annotations.store.get().chapters, currentTime),
  );

  protected override willUpdate(): void {
    if (this.#open.value) void this.context.player.annotations.loadThumbnails();
  }

  protected override render() {
    const { chapters } = this.#annotations.value;
    // Live chapters are programmes, which the guide lists.
    if (chapters.length < 2 || this.#isLive.value) return nothing;
    const label = this.context.t('playerChapters');
    const items = this.#open.value ? chapters.map((chapter) => this.#item(chapter)) : [];
    return html`
      <footlight-player-menu
        .context=${this.context}
        .icon=${List}
        .groups=${[{ name: label, items }]}
        .name=${NAME}
        .label=${label}
      ></footlight-player-menu>
    `;
  }

  #item(chapter: Chapter): MenuItem {
    const { start, end, title } = chapter;
    const picture = thumbnailAt(
      this.#annotations.value.thumbnails,
      Math.min(start + PICTURE_AFTER_SECONDS, end),
    );
    return {
      id: String(start),
      label: title,
      note: clockTime(start),
      checked: chapter === this.#current.value,
      ...(picture === null ? {} : { picture: thumbnailPicture(picture) }),
      choose: () => this.#goTo(chapter),
    };
  }

  #goTo({ start }: Chapter): void {
    this.command('seek', { to: start });
    this.context.controls.set({ openMenu: null });
    this.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }
}
