import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FilmNight } from './film-night';

const root = document.querySelector('#root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <FilmNight />
    </StrictMode>,
  );
