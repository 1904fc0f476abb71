import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import ReactPlayer from 'react-player';
import { footlight } from './footlight';

ReactPlayer.addCustomPlayer?.(footlight);

const films = ['/films/lantern-coast/v180.mp4', '/films/night-market/v180.mp4'];

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const FilmNight = () => {
  const player = useRef<HTMLVideoElement>(null);
  const [chosen, setChosen] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const [hasControls, setControls] = useState(false);
  const [said, setSaid] = useState('');
  const say = (what: string) => {
    const { currentTime = 0, duration = 0 } = player.current ?? {};
    setSaid(`${what} · ${clock(currentTime)} of ${clock(duration)}`);
  };
  return (
    <main>
      {isOpen ? (
        <ReactPlayer
          ref={player}
          src={films[chosen]}
          playing={isPlaying}
          controls={hasControls}
          muted
          width="640px"
          height="360px"
          onLoadedMetadata={() => say('Paused')}
          onPlay={() => setPlaying(true)}
          onPause={() => {
            setPlaying(false);
            say('Paused');
          }}
          onTimeUpdate={() => say('Playing')}
          onEnded={() => setChosen((chosen + 1) % films.length)}
        />
      ) : null}
      <p className="badge">{`${chosen + 1} of ${films.length}`}</p>
      <div className="keys">
        <button type="button" onClick={() => setPlaying(true)}>
          Play
        </button>
        <button type="button" onClick={() => setPlaying(false)}>
          Pause
        </button>
        <button
          type="button"
          onClick={() => {
            if (player.current !== null) player.current.currentTime = player.current.duration - 1;
          }}
        >
          To the last second
        </button>
        <label>
          <input type="checkbox" checked={isOpen} onChange={() => setOpen(!isOpen)} /> Open
        </label>
        <label>
          <input type="checkbox" checked={hasControls} onChange={() => setControls(!hasControls)} /> Controls
        </label>
      </div>
      <p role="status">{said}</p>
    </main>
  );
};

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <FilmNight />
  </StrictMode>,
);
