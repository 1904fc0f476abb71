import { offerSearch } from './search.js';
import { offerFilm } from './film.js';
import { showServedOrigin } from './served-origin.js';

const root = document.documentElement;
const SAID_MS = 2000;

const offerLooks = (button) => {
  const isLight = () =>
    root.dataset.theme === 'light' ||
    (root.dataset.theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  const say = () => {
    button.setAttribute('aria-label', isLight() ? 'Dark looks' : 'Light looks');
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    const wanted = isLight() ? 'dark' : 'light';
    root.dataset.theme = wanted;
    say();
    try {
      localStorage.setItem('footlight-docs-theme', wanted);
    } catch {
      // It holds for this page then.
    }
  });
  say();
};

const offerPages = (button, pages) => {
  const open = (isOpen) => {
    button.setAttribute('aria-expanded', String(isOpen));
    pages.classList.toggle('open', isOpen);
  };
  button.addEventListener('click', () => open(button.getAttribute('aria-expanded') !== 'true'));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    open(false);
    button.focus();
  });
};

const offerCopies = () => {
  for (const block of document.querySelectorAll('pre.code')) {
    const box = document.createElement('div');
    box.className = 'copied';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    const say = (words) => {
      button.textContent = words;
      setTimeout(() => {
        button.textContent = 'Copy';
      }, SAID_MS);
    };
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(block.textContent).then(
        () => say('Copied'),
        () => say('Not allowed'),
      );
    });
    block.replaceWith(box);
    box.append(block, button);
  }
};

/** Marks, among the parts of this page, the one that is read. */
const followReading = (parts) => {
  const links = new Map([...parts.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
  const headings = [...links.keys()].map((id) => document.getElementById(decodeURIComponent(id)));
  let marked;
  const mark = () => {
    const line = innerHeight / 4;
    const read = headings.findLast((heading) => heading.getBoundingClientRect().top < line);
    const link =
      read === undefined ? undefined : (links.get(encodeURIComponent(read.id)) ?? links.get(read.id));
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    marked = link;
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
};

offerLooks(document.querySelector('[data-looks]'));
offerPages(document.querySelector('[data-fold]'), document.getElementById('pages'));
offerSearch(document.querySelector('[data-search]'));
showServedOrigin();
offerCopies();
for (const stage of document.querySelectorAll('[data-film]')) offerFilm(stage);
const parts = document.querySelector('.parts');
if (parts !== null) followReading(parts);

/** Only the menu moves: to scroll its link into view would scroll the page as well. */
const showPlace = (pages) => {
  const link = pages.querySelector('[aria-current]');
  if (link === null) return;
  pages.scrollTop +=
    link.getBoundingClientRect().top - pages.getBoundingClientRect().top - pages.clientHeight / 2;
};
showPlace(document.getElementById('pages'));
