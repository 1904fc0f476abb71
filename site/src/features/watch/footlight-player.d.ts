import type { FootlightPlayer } from '@footlight/player';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'footlight-player': DetailedHTMLProps<HTMLAttributes<FootlightPlayer>, FootlightPlayer> & {
        readonly autoplay?: boolean;
        readonly language?: string;
        readonly protocol?: string;
      };
    }
  }
}
