import { keepEarlyPress } from './app/early-press.js';
import '@footlight/tokens/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

/** Maximum wait for the main picture before the scripts load. */
const AT_LATEST_MS = 1500;

/** Resolves after the picture has been painted. */
const painted = async (picture: HTMLImageElement): Promise<void> => {
  // A picture that fails to load is not waited for.
  await picture.decode().catch(() => undefined);
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
};

const after = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Preloads the scripts that the service lists in the document. */
const fetchAhead = (): void => {
  const named: unknown = JSON.parse(document.getElementById('footlight-scripts')?.textContent ?? '[]');
  if (!Array.isArray(named)) return;
  for (const file of named.filter((name) => typeof name === 'string')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${file}` });
    document.head.append(link);
  }
};

/** Shows the server-rendered notice that the scripts failed to load; the page's links still work. */
const showUnfinishedNotice = (): void => {
  const words = document.getElementById('footlight-unfinished');
  if (words instanceof HTMLTemplateElement) document.body.append(words.content.cloneNode(true));
};

keepEarlyPress();
// Scripts load after the main picture, because they would compete for bandwidth on slow connections.
const picture = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
if (picture !== null) await Promise.race([painted(picture), after(AT_LATEST_MS)]);
fetchAhead();
try {
  await import('./main.js');
} catch (error) {
  showUnfinishedNotice();
  throw error;
}
