import { serviceOrigin } from '../origin.js';

// Without getToken the viewer is a guest.
await import(`${serviceOrigin}/sdk/watchlist.js`);

document.querySelector('footlight-watchlist').addEventListener('footlight-signin', (event) => {
  // Your page opens its own sign-in here, and calls Footlight.configure({ getToken }) afterwards.
  event.preventDefault();
  document.getElementById('said').value = 'footlight-signin: the page takes it from here.';
});
