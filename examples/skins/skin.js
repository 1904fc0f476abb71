import { serviceOrigin } from '../origin.js';

const root = document.documentElement;
// `?language=ar` shows the page and its player in Arabic. Set the attributes before the elements read them.
if (new URLSearchParams(location.search).get('language') === 'ar') {
  root.lang = 'ar';
  root.dir = 'rtl';
  for (const element of document.querySelectorAll('[data-ar]')) element.textContent = element.dataset.ar;
}

// Your page needs only one line: <script type="module" src="https://…/sdk/controls.js"></script>
await import(`${serviceOrigin}/sdk/controls.js`);
