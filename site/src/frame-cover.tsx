import type { Image } from '@footlight/contract';
import { Play } from 'lucide-react';

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
        <Play />
      </button>
    )}
  </div>
);
