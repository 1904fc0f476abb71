import { serviceOrigin } from '../origin.js';
import { oneAtATime } from './one-at-a-time.js';
import { playInView } from './play-in-view.js';

// Your page needs only one line: <script type="module" src="https://…/sdk/embed.js"></script>
await import(`${serviceOrigin}/sdk/embed.js`);

const players = [...document.querySelectorAll('footlight-embed')];
oneAtATime(players);
playInView(document.getElementById('story'), players);
