import { useRef, useState, type ComponentRef } from 'react';
import { FootlightLiveNow, FootlightPlayer } from '@footlight/react/components';
import { describe, films, languages, type Shown } from './films';

export const FilmNight = () => {
  const player = useRef<ComponentRef<typeof FootlightPlayer>>(null);
  const [chosen, setChosen] = useState(0);
  const [language, setLanguage] = useState('en');
  const [isMuted, setIsMuted] = useState(true);
  const [isOpen, setIsOpen] = useState(true);
  const [shown, setShown] = useState<Shown>({});
  const [fault, setFault] = useState('');
  const [live, setLive] = useState('');
  const film = films[chosen];

  const choose = (at: number) => {
    setFault('');
    setChosen(at % films.length);
  };

  return (
    <>
      <header>
        <h1>Film night, in React</h1>
        <FootlightLiveNow
          mode="event"
          language={language}
          onFootlightToggle={({ detail }) => setLive(`${detail.count} live now`)}
        />
        <output>{live}</output>
      </header>
      <main>
        {isOpen && (
          <FootlightPlayer
            ref={player}
            video={film.id}
            language={language}
            muted={isMuted}
            startAt={2}
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
            <input type="checkbox" checked={isMuted} onChange={() => setIsMuted(!isMuted)} /> Muted
          </label>
          <label>
            <input type="checkbox" checked={isOpen} onChange={() => setIsOpen(!isOpen)} /> Open
          </label>
          <select aria-label="Language" value={language} onChange={({ target }) => setLanguage(target.value)}>
            {Object.entries(languages).map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
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
    </>
  );
};
