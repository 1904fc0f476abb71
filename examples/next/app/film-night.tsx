'use client';
import { FootlightPlayer } from '@footlight/react/player';
import { useRef, useState, type ComponentRef } from 'react';
import { describe, films, type Shown } from './films';

/** A Client Component, since it handles events and calls methods. */
export const FilmNight = () => {
  const player = useRef<ComponentRef<typeof FootlightPlayer>>(null);
  const [chosen, setChosen] = useState(0);
  const [isOpen, setIsOpen] = useState(true);
  const [shown, setShown] = useState<Shown>({});
  const [fault, setFault] = useState('');

  const choose = (at: number) => {
    setFault('');
    setChosen(at % films.length);
  };

  return (
    <main>
      {isOpen && (
        <FootlightPlayer
          ref={player}
          video={films[chosen].id}
          muted
          startAt={2}
          shortcuts={{ mute: ['S'] }}
          onFootlightStateChange={({ detail }) => setShown((before) => ({ ...before, ...detail.changes }))}
          onFootlightEnded={() => choose(chosen + 1)}
          onFootlightError={({ detail }) => setFault(detail.error.code)}
        >
          <p className="badge">
            {chosen + 1} of {films.length}
          </p>
        </FootlightPlayer>
      )}
      <div className="keys">
        <button type="button" onClick={() => void player.current?.play()}>
          Play
        </button>
        <button type="button" onClick={() => void player.current?.pause()}>
          Pause
        </button>
        <button type="button" onClick={() => void player.current?.seek({ to: (shown.duration ?? 1) - 1 })}>
          To the last second
        </button>
        <label>
          <input type="checkbox" checked={isOpen} onChange={() => setIsOpen(!isOpen)} /> Open
        </label>
      </div>
      <p role="status">{fault === '' ? describe(shown) : fault}</p>
      <ol>
        {films.map(({ id, title, says }, at) => (
          <li key={id}>
            <button type="button" aria-pressed={at === chosen} onClick={() => choose(at)}>
              <strong>{title}</strong> {says}
            </button>
          </li>
        ))}
      </ol>
    </main>
  );
};
