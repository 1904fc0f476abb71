import type { Image } from '@footlight/contract';
import { Play } from 'lucide-react';

/** Server-rendered cover of a frame page until its script has loaded: the artwork and the large play button. */
export const FrameCover = ({
  picture,
  playLabel,
}: {
  readonly picture: Image | null;
  /** Label of the play button; null without controls or with autoplay. */
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
