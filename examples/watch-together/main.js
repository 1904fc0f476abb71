import { serviceOrigin } from '../origin.js';

const element = document.querySelector('footlight-watch-together');
// Invitations link to this page, with the room in its query.
element.setAttribute('invite-href', location.pathname);
const room = new URLSearchParams(location.search).get('room');
if (room !== null) element.setAttribute('room', room);

element.addEventListener('footlight-roomchange', ({ detail: { roomId } }) => {
  document.getElementById('said').value = roomId === null ? 'No room.' : `Room ${roomId}.`;
});

// Your page needs only two lines: <script type="module" src="https://…/sdk/player.js"></script>, and the same with
// watch-together.js.
await import(`${serviceOrigin}/sdk/player.js`);
await import(`${serviceOrigin}/sdk/watch-together.js`);
