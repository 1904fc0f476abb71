import { Bookmark, ListVideo } from 'lucide-react';
import classes from './watchlist-rows.module.css';

/** Maximum number of pictures in a row of lists; larger places show a fifth (LIST-31). */
const MOST = 4;

/** The thumbnail of a list, made of its first pictures. */
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
