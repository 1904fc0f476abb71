import type { Image } from '@footlight/contract';

/** The player's own play icon, of lucide. */
const PLAY = 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z';

/** What stands in the page inside an iframe before its script has come: the artwork, and the large play button. */
export const FrameCover = ({
  picture,
  playLabel,
}: {
  readonly picture: Image | null;
  /** Name of the play button; null where the page has no controls, or plays by itself. */
  readonly playLabel: string | null;
}) => (
  <div id="cover" className="cover">
    {picture !== null && picture.url !== '' && (
      <img
        className="cover-picture"
        src={picture.url}
        srcSet={picture.variants.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
        sizes="100vw"
        alt=""
        fetchPriority="high"
      />
    )}
    {playLabel !== null && (
      <button type="button" className="cover-start" aria-label={playLabel}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={PLAY} />
        </svg>
      </button>
    )}
  </div>
);
