import type {
  bucketItems,
  buckets,
  ContentKind,
  heroes,
  StoredButton,
  StoredDisplay,
  StoredGradients,
} from '../database/schema/content.js';
import type { CatalogueButton, CatalogueDisplay, CatalogueRow } from './catalogue-pages.schemas.js';
import type { PartialCatalogue } from './entries/collections.js';

export interface PageRows {
  readonly heroes: readonly (typeof heroes.$inferInsert)[];
  readonly buckets: readonly (typeof buckets.$inferInsert)[];
  readonly items: readonly (typeof bucketItems.$inferInsert)[];
}

const GRADIENTS: StoredGradients = { top: 0, bottom: 1, start: 0.8, end: 0 };

const buttonOf = (button: CatalogueButton | undefined): StoredButton | null => {
  if (button === undefined) return null;
  const { link } = button;
  return {
    label: button.label ?? null,
    link: link.type === 'EVENT' ? { ...link, firstVideoId: link.firstVideoId ?? null } : link,
  };
};

const displayOf = (display: CatalogueDisplay = {}): StoredDisplay => ({
  rowType: display.rowType ?? 'basic',
  rowCount: display.rowCount ?? 1,
  background:
    display.background === undefined
      ? null
      : {
          artwork: display.background.artwork,
          gradients: display.background.gradients ?? GRADIENTS,
          animation: display.background.animation ?? 'none',
        },
  primaryCallToAction: buttonOf(display.primaryCallToAction),
  secondaryCallToAction: buttonOf(display.secondaryCallToAction),
  textAlignment: display.textAlignment ?? 'left',
  displayPosters: display.displayPosters ?? false,
  playlistImageType: display.playlistImageType ?? 'title',
  showItemPosition: display.showItemPosition ?? false,
  metadataDisplayMode: display.metadataDisplayMode ?? 'regular',
  hideMetadata: display.hideMetadata ?? false,
  cardBackground: display.cardBackground ?? null,
  contentDescription: display.contentDescription ?? false,
});

/** Parses a reference such as `VOD:1001` into kind and id. */
export const reference = (text: string): { kind: ContentKind; contentId: string } => {
  const colon = text.indexOf(':');
  // The schema's pattern allows only these kinds.
  return { kind: text.slice(0, colon) as ContentKind, contentId: text.slice(colon + 1) };
};

const itemRows = (bucketId: string, items: readonly string[]): PageRows['items'] =>
  items.map((item, position) => ({ bucketId, position, ...reference(item) }));

const bucketRow = (row: CatalogueRow, sectionId: string, position: number): PageRows['buckets'][number] => ({
  id: row.id,
  sectionId,
  position,
  type: row.type,
  source: row.source ?? 'items',
  titles: row.titles ?? null,
  texts: row.texts,
  display: displayOf(row.display),
});

/** Rows of the sections' heroes and buckets, and of the grid pages. */
export const pageRows = ({
  catalogue: {
    sections: { sections, grids },
  },
  places,
}: PartialCatalogue): PageRows => ({
  heroes: sections.flatMap(({ id, heroes: list = [] }) =>
    list.map((hero, position) => ({
      id: `${id}-hero-${position + 1}`,
      sectionId: id,
      position,
      ...reference(hero.item),
      texts: hero.texts ?? {},
      gradients: hero.gradients ?? GRADIENTS,
      primaryButton: buttonOf(hero.primaryButton),
      secondaryButton: buttonOf(hero.secondaryButton),
    })),
  ),
  buckets: [
    ...sections.flatMap(({ id, rows }) => rows.map((row, position) => bucketRow(row, id, position))),
    ...grids.map(({ id, texts }) => ({
      id,
      sectionId: null,
      position: places('grids', id),
      type: 'CONTENT' as const,
      source: 'items' as const,
      titles: null,
      texts,
      display: displayOf(),
    })),
  ],
  items: [
    ...sections.flatMap(({ rows }) => rows.flatMap(({ id, items }) => itemRows(id, items ?? []))),
    ...grids.flatMap(({ id, items }) => itemRows(id, items)),
  ],
});
