import { serviceOrigin } from '../origin.js';

// Links and pictures of the demo’s realm; your page has its own.
for (const link of document.querySelectorAll('a[href^="/live/"]'))
  link.href = new URL(link.getAttribute('href'), serviceOrigin).href;
for (const picture of document.querySelectorAll('img[data-artwork]'))
  picture.src = `${serviceOrigin}/img/${picture.dataset.artwork}/thumbnail-640`;

// Your page needs only one line: <script type="module" src="https://…/sdk/guide-card.js"></script>
await import(`${serviceOrigin}/sdk/guide-card.js`);

const said = document.querySelector('#said');
for (const name of ['footlight-guide-card-show', 'footlight-guide-card-hide', 'footlight-guide-card-details'])
  document.addEventListener(name, ({ detail }) => {
    said.value = `${name}: ${detail.eventId}`;
  });
