import { serviceOrigin } from '../origin.js';

// Your page needs only one line: <script type="module" src="https://…/sdk/footlight.js"></script>
await import(`${serviceOrigin}/sdk/footlight.js`);

// A viewer of the demo; your page returns the token of your own sign-in.
let token = null;
const getToken = async ({ isRefused }) => {
  if (token !== null && !isRefused) return token;
  const answer = await fetch(`${serviceOrigin}/api/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'viewer@footlight.example', secret: 'footlight-demo' }),
  });
  token = (await answer.json()).authorisationToken;
  return token;
};
globalThis.Footlight.configure({ origin: serviceOrigin, getToken });

const card = document.querySelector('.card');
card.href = new URL(new URL(card.href).pathname, serviceOrigin).href;
