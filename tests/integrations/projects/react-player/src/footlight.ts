import '@footlight/player/define/player';
import { FootlightPlayer } from '@footlight/react/components';

export const footlight = {
  key: 'footlight',
  name: 'Footlight',
  canPlay: (src: string) => /\.(?:m3u8|mpd|mp4)(?:$|[?#])/u.test(src),
  player: FootlightPlayer,
};
