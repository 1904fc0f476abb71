import '@footlight/player/define/player';
import { StrictMode, useRef, useState, type ComponentRef, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import ReactPlayer from 'react-player';
import { FootlightPlayer } from '@footlight/react/components';

ReactPlayer.addCustomPlayer?.({
  key: 'footlight',
  name: 'Footlight',
  canPlay: (src: string) => src !== '',
  player: FootlightPlayer as unknown as ComponentType<object>,
} as never);

const Page = () => {
  const player = useRef<ComponentRef<typeof ReactPlayer>>(null);
  const [hasControls, setControls] = useState(false);
  const [heard, setHeard] = useState('');
  const [position, setPosition] = useState<number>();
  return (
    <>
      <ReactPlayer
        ref={player}
        src={new URLSearchParams(location.search).get('src') ?? ''}
        muted
        playing
        controls={hasControls}
        width="640px"
        height="360px"
        onReady={() => setHeard((before) => `${before}ready`)}
        onSeeked={() => setPosition(player.current?.currentTime)}
      />
      <button
        id="seek"
        type="button"
        onClick={() => {
          if (player.current !== null) player.current.currentTime = 30;
        }}
      >
        Seek
      </button>
      <button id="controls" type="button" onClick={() => setControls(!hasControls)}>
        Controls
      </button>
      <output id="heard">{heard}</output>
      <output id="position">{position}</output>
    </>
  );
};

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
