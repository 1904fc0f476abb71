import { serviceOrigin } from '../origin.js';

// Your page needs only one line: <script type="module" src="https://…/sdk/multi-view.js"></script>
await import(`${serviceOrigin}/sdk/multi-view.js`);

const views = document.querySelector('footlight-multi-view');
const said = document.querySelector('#said');

views.addEventListener('footlight-viewchange', ({ detail }) => {
  const ids = detail.views.map(({ id }) => id).join(', ');
  said.value = `footlight-viewchange: ${ids}; heard: ${detail.chosen?.id ?? 'none'}`;
});
views.addEventListener('footlight-layoutchange', ({ detail }) => {
  said.value = `footlight-layoutchange: ${detail.layout}`;
});
