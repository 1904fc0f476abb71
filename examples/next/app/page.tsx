import { FootlightLiveNow } from '@footlight/react/live-now';
import { FilmNight } from './film-night';

/** A Server Component: what it renders is in the markup, with every attribute. */
export default function Page() {
  return (
    <>
      <header>
        <h1>Film night, in Next.js</h1>
        <FootlightLiveNow mode="event" />
      </header>
      <FilmNight />
    </>
  );
}
