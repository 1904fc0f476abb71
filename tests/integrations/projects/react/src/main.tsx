import './service';
import { FootlightPlayer } from '@footlight/react';
import { StrictMode, useRef, useState, type ComponentRef } from 'react';
import { createRoot } from 'react-dom/client';

const Page = () => {
  const player = useRef<ComponentRef<typeof FootlightPlayer>>(null);
  const [heard, setHeard] = useState('');
  const [position, setPosition] = useState<number>();
  return (
    <>
      <FootlightPlayer
        ref={player}
        video="1001"
        muted
        autoplay
        onFootlightReady={({ detail }) => setHeard((before) => `${before}ready ${detail.id}`)}
      />
      <button
        id="seek"
        type="button"
        onClick={async () => setPosition((await player.current?.seek({ to: 30 }))?.currentTime)}
      >
        Seek
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
