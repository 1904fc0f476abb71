import { serviceOrigin } from '../origin.js';
import { drawVideos } from './videos.js';
import { fetchVideos } from './fetch-videos.js';
import { readerOf } from './reader.js';

// Your page needs only one line: <script type="module" src="https://…/sdk/player.js"></script>
await import(`${serviceOrigin}/sdk/player.js`);

const at = (id) => document.getElementById(id);
const player = at('player');
const playlistId = new URLSearchParams(location.search).get('id') ?? '3001';

const getToken = readerOf(serviceOrigin);
// A viewer of the demo; your page returns the token of your own sign-in, or none for a guest.
globalThis.Footlight.configure({ origin: serviceOrigin, getToken });
player.playlist = playlistId;

const { title, videos } = await fetchVideos(serviceOrigin, playlistId, getToken);
at('list-title').textContent = title;

/** The player shows errors of commands itself. */
const run = (command) => command.catch(() => undefined);
const list = drawVideos(at('videos'), videos, ({ id }) => {
  void run(player.load({ kind: 'vod', id, playlistId }).then(() => player.play()));
});

at('next').addEventListener('click', () => run(player.next()));
at('previous').addEventListener('click', () => run(player.previous()));
at('advance').addEventListener('change', ({ target }) =>
  run(player.setPreferences({ autoAdvance: target.checked })),
);

/** The page follows the player's state, because keys, its “Up next” card and its menus control it too. */
const follow = () => {
  const { id, listNext, listPrev, autoAdvance } = player.state;
  at('next').disabled = listNext === null;
  at('previous').disabled = listPrev === null;
  at('advance').checked = autoAdvance;
  const place = videos.findIndex((video) => video.id === id);
  at('title').textContent = videos[place]?.title ?? '';
  at('description').textContent = videos[place]?.description ?? '';
  at('place').textContent = place < 0 ? `${videos.length} videos` : `${place + 1} of ${videos.length}`;
  list.mark(place);
};

const SHOWN = ['id', 'listNext', 'listPrev', 'autoAdvance'];
player.addEventListener('footlight-statechange', ({ detail }) => {
  if (SHOWN.some((field) => field in detail.changes)) follow();
});
follow();
