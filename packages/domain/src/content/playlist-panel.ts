/** Duration of the panel's exit animation; it enters in 800 ms (ROW-13). */
export const PLAYLIST_PANEL_OUT_MS = 300;

/** The layout of the panel by the number of its items (ROW-11). */
export const playlistLayoutOf = (itemCount: number, pageSize: number): 'big' | 'small' =>
  itemCount >= pageSize ? 'big' : 'small';

export interface PanelPage<T> {
  /** From 1; clamped to the existing pages. */
  readonly page: number;
  readonly items: readonly T[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The page is not completely loaded, and there are more items to request. */
  readonly isShort: boolean;
}

/** One page of the items loaded so far. Loaded pages are kept, so that going back needs no request. */
export const panelPageOf = <T>(
  loaded: readonly T[],
  wanted: number,
  { pageSize, hasMore }: { readonly pageSize: number; readonly hasMore: boolean },
): PanelPage<T> => {
  const full = Math.ceil(loaded.length / pageSize);
  const last = Math.max(1, hasMore ? full + (loaded.length % pageSize === 0 ? 1 : 0) : full);
  const page = Math.min(Math.max(1, wanted), last);
  const items = loaded.slice((page - 1) * pageSize, page * pageSize);
  return {
    page,
    items,
    hasPrevious: page > 1,
    hasNext: page < last,
    isShort: hasMore && items.length < pageSize,
  };
};
