/** A row that is being moved within a list of one column, and its target. Indices count from 0. */
export interface Lifted {
  readonly from: number;
  readonly to: number;
  /** With a pointer the row follows it; with keys the row is shown at its target at once. */
  readonly by: 'pointer' | 'keys';
  /** Pixels that the pointer has moved it down; 0 with keys. */
  readonly carried: number;
}

/** Offset and height of a row in its list, in pixels, without transforms. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

const heights = (rows: readonly RowBox[]): number => rows.reduce((sum, { height }) => sum + height, 0);

/** How far a row is displaced while another is being moved, in pixels downwards. */
export const rowShift = (at: number, rows: readonly RowBox[], lifted: Lifted | null): number => {
  if (lifted === null) return 0;
  const { from, to, by, carried } = lifted;
  if (at === from) {
    if (by === 'pointer') return carried;
    return to > from ? heights(rows.slice(from + 1, to + 1)) : -heights(rows.slice(to, from));
  }
  const room = rows[from]?.height ?? 0;
  if (at > from && at <= to) return -room;
  return at < from && at >= to ? room : 0;
};

/** The target index of a dragged row: after every row whose middle its own middle has passed. */
export const placeOf = (from: number, carried: number, rows: readonly RowBox[]): number => {
  const row = rows[from];
  if (row === undefined) return from;
  const middle = row.top + row.height / 2 + carried;
  let place = from;
  for (const [at, { top, height }] of rows.entries()) {
    const other = top + height / 2;
    if (at > from && middle > other) place = at;
    if (at < from && middle < other) return at;
  }
  return place;
};
