import { serviceOrigin } from '../origin.js';

/** A component of the page whose content is in its shadow root. */
class FilmCard extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot !== null) return;
    const embed = document.createElement('footlight-embed');
    embed.setAttribute('video', this.getAttribute('video') ?? '');
    embed.addEventListener('footlight-ready', countLoaded, { once: true });
    this.attachShadow({ mode: 'open' }).append(embed);
  }
}

const count = document.getElementById('count');
let loaded = 0;
const countLoaded = () => {
  loaded += 1;
  count.textContent = String(loaded);
};

for (const embed of document.querySelectorAll('footlight-embed'))
  embed.addEventListener('footlight-ready', countLoaded, { once: true });
customElements.define('film-card', FilmCard);

const moving = document.getElementById('moving');
const columns = [...document.querySelectorAll('.column')];
let side = 0;
document.getElementById('move').addEventListener('click', () => {
  side = 1 - side;
  columns[side].append(moving);
});
document.getElementById('remove').addEventListener('click', ({ currentTarget }) => {
  const isOut = moving.isConnected;
  if (isOut) moving.remove();
  else columns[side].append(moving);
  currentTarget.setAttribute('aria-pressed', String(isOut));
  currentTarget.textContent = isOut ? 'Put it back' : 'Remove it';
});

// Your page needs only one line: <script type="module" src="https://…/sdk/embed.js"></script>
await import(`${serviceOrigin}/sdk/embed.js`);
