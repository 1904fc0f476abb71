import { Bookmark, ListVideo } from 'lucide-react';
import classes from './watchlist-rows.module.css';

/** Four in a row's small square, and a fifth where there is room for it (LIST-31). */
const MOST = 4;

/** What a list looks like: its first pictures. */
export const Mosaic = ({
  pictures,
  isFavourites,
  most = MOST,
}: {
  readonly pictures: readonly string[];
  readonly isFavourites: boolean;
  readonly most?: 4 | 5;
}) => {
  const Empty = isFavourites ? Bookmark : ListVideo;
  const shown = pictures.slice(0, most);
  return (
    <span className={classes['mosaic']} data-count={shown.length} aria-hidden="true">
      {shown.length === 0 && <Empty size={20} strokeWidth={1.5} />}
      {shown.map((picture, at) => (
        <img
          key={`${String(at)} ${picture}`}
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      ))}
    </span>
  );
};
