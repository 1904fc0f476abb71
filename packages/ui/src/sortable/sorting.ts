/** A row lifted out of a list of one column, and where it would be put down. Places count from 0. */
export interface Lifted {
  readonly from: number;
  readonly to: number;
  /** By a pointer the row follows its hand; by keys it stands in its new place at once. */
  readonly by: 'pointer' | 'keys';
  /** Pixels that the pointer has carried it down; 0 by keys. */
  readonly carried: number;
}

/** Where a row stands in its list and how high it is, in pixels, whatever it is moved by. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

const heights = (rows: readonly RowBox[]): number => rows.reduce((sum, { height }) => sum + height, 0);

/** How far a row stands from its place while another is lifted, in pixels downwards. */
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

/** The place of a row that is carried: behind every row whose middle its own has passed. */
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
