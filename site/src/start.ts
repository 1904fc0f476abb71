import { keepEarlyPress } from './app/early-press.js';
import '@footlight/tokens/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

/** Whoever waits longer for a picture would rather have the page. */
const AT_LATEST_MS = 1500;

/** When what stands in the first answer has been painted. */
const painted = async (picture: HTMLImageElement): Promise<void> => {
  // One that does not come is nothing to wait for.
  await picture.decode().catch(() => undefined);
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
};

const after = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** The scripts of this page, which the service names in its first answer. */
const fetchAhead = (): void => {
  const named: unknown = JSON.parse(document.getElementById('footlight-scripts')?.textContent ?? '[]');
  if (!Array.isArray(named)) return;
  for (const file of named.filter((name) => typeof name === 'string')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: `/${file}` });
    document.head.append(link);
  }
};

/** Without its scripts a page still shows what it came with, and its links lead on. */
const sayUnfinished = (): void => {
  const words = document.getElementById('footlight-unfinished');
  if (words instanceof HTMLTemplateElement) document.body.append(words.content.cloneNode(true));
};

keepEarlyPress();
// First what is to be seen, then what it is to be used with: on a slow line they would only keep each other waiting.
const picture = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
if (picture !== null) await Promise.race([painted(picture), after(AT_LATEST_MS)]);
fetchAhead();
try {
  await import('./main.js');
} catch (error) {
  sayUnfinished();
  throw error;
}
