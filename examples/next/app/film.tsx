'use client';
import { FootlightPlayer } from '@footlight/react/player';
import { useRef, useState, type ComponentRef } from 'react';

/** A Client Component, since it handles events and calls methods. */
export const Film = ({ id }: { readonly id: string }) => {
  const player = useRef<ComponentRef<typeof FootlightPlayer>>(null);
  const [heard, setHeard] = useState('');
  const [position, setPosition] = useState<number>();
  return (
    <main>
      <FootlightPlayer
        ref={player}
        video={id}
        muted
        autoplay
        shortcuts={{ mute: ['S'] }}
        onFootlightReady={({ detail }) => setHeard(`ready ${detail.id}`)}
      >
        <p className="badge">A child of the player</p>
      </FootlightPlayer>
      <button
        id="seek"
        type="button"
        onClick={async () => setPosition((await player.current?.seek({ to: 30 }))?.currentTime)}
      >
        To the middle
      </button>
      <output id="heard">{heard}</output>
      <output id="position">{position}</output>
    </main>
  );
};
