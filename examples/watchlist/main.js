import { serviceOrigin } from '../origin.js';

// Your page needs only one line: <script type="module" src="https://…/sdk/watchlist.js"></script>
await import(`${serviceOrigin}/sdk/watchlist.js`);

const FILMS = ['1001', '1008', '1009', '1007'];
const at = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);
const settings = at('settings');

const ask = async (path, body) => {
  const answer = await fetch(`${serviceOrigin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
};

/** Returns the viewer's token, and a new one when the service refuses the previous one. */
const tokenOf = (id) => {
  let token = null;
  return async ({ isRefused }) => {
    if (id === '') return null;
    if (token === null || isRefused)
      token = (await ask('/api/v2/login', { id, secret: 'footlight-demo' })).authorisationToken;
    return token;
  };
};
const signIn = (viewer) =>
  globalThis.Footlight.configure({ origin: serviceOrigin, getToken: tokenOf(viewer) });
const speak = (language) => globalThis.Footlight.configure({ language });

const elements = () => document.querySelectorAll('footlight-watchlist');

const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const card = ({ id, title, description, thumbnailUrl }) =>
  make(
    'li',
    { className: 'card' },
    make('img', { src: new URL(thumbnailUrl, serviceOrigin).href, alt: '', width: 320, height: 180 }),
    make('h3', { textContent: title }),
    make('p', { textContent: description }),
    make(
      'div',
      { className: 'buttons' },
      make('footlight-watchlist', { item: id, mode: 'lists' }),
      make('footlight-watchlist', { item: id, mode: 'favourites', compact: true }),
    ),
  );

settings.elements.viewer.value = query.get('viewer') ?? 'viewer@footlight.example';
signIn(settings.elements.viewer.value);

const films = await Promise.all(FILMS.map((id) => ask(`/api/v4/vod/${id}`)));
at('cards').append(...films.map(card));

// Shared lists link to this page, which finds the list in its own query.
for (const element of elements()) element.shareHref = '/examples/watchlist/';
if (query.has('watchlistId')) {
  Object.assign(at('shared-list'), { list: query.get('watchlistId'), owner: query.get('owner') });
  at('shared').hidden = false;
}

const EVENTS = ['toggle', 'signin', 'select', 'listchange', 'favouritechange', 'share', 'error'];
for (const name of EVENTS)
  document.addEventListener(`footlight-${name}`, ({ detail }) => {
    at('log').prepend(
      make('li', {}, make('b', { textContent: name }), make('span', { textContent: JSON.stringify(detail) })),
    );
    while (at('log').childElementCount > 30) at('log').lastChild.remove();
  });

settings.addEventListener('change', ({ target: { name, value } }) => {
  if (name === 'viewer') signIn(value);
  else if (name === 'language') speak(value);
  else for (const element of elements()) element.setAttribute(name, value);
});
