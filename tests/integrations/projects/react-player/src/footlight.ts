import '@footlight/player/define/player';
import { FootlightPlayer } from '@footlight/react/components';
import type { ComponentType } from 'react';

export const footlight = {
  key: 'footlight',
  name: 'Footlight',
  canPlay: (src: string) => /\.(?:m3u8|mpd|mp4)(?:$|[?#])/u.test(src),
  // Its types know only players whose events are those of React for <video>.
  player: FootlightPlayer as ComponentType<object>,
};
