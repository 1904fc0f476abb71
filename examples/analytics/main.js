import { serviceOrigin } from '../origin.js';
import { googleAnalytics } from './google-analytics.js';

await import(`${serviceOrigin}/sdk/player.js`);
// In your page: import { trackViews, createBeacon } from '@footlight/player/analytics';
const { trackViews } = await import(`${serviceOrigin}/sdk/analytics.js`);

const player = document.querySelector('#film');
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

const line = (list, words) => {
  const item = document.createElement('li');
  item.textContent = words;
  list.append(item);
  list.scrollTop = list.scrollHeight;
};

const COMMON = new Set(['viewId', 'sequence', 'at', 'video', 'position', 'type', 'totals']);

/** What an event says by itself. */
const own = (event) => {
  const rest = Object.entries(event).filter(([name]) => !COMMON.has(name));
  return rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest));
};

const list = document.querySelector('#events');
const show = (event) => line(list, `${event.position.toFixed(1)} s  ${event.type} ${own(event)}`);

// The real gtag() only pushes onto the data layer, too; Google’s script then sends what is in it.
const tool = document.querySelector('#tool');
const gtag = (_command, name, parameters) => line(tool, `${name} ${JSON.stringify(parameters)}`);
const ga4 = googleAnalytics(gtag);

const views = trackViews(player, (event) => {
  show(event);
  ga4(event);
});

const figures = {
  Playing: ({ playing }) => seconds(playing),
  Stalled: ({ stalled }) => seconds(stalled),
  Stalls: ({ stalls }) => stalls,
  Seeks: ({ seeks }) => seeks,
  'First frame': ({ startup }) => (startup === null ? '–' : `${startup} ms`),
  Bandwidth: ({ bandwidth }) => (bandwidth === null ? '–' : `${(bandwidth / 1e6).toFixed(1)} Mbit/s`),
};

const totals = document.querySelector('#totals');
for (const name of Object.keys(figures)) {
  const row = document.createElement('div');
  row.append(
    Object.assign(document.createElement('dt'), { textContent: name }),
    document.createElement('dd'),
  );
  totals.append(row);
}
player.addEventListener('footlight-statechange', () => {
  const now = views.totals;
  if (now === null) return;
  const values = totals.querySelectorAll('dd');
  for (const [index, read] of Object.values(figures).entries()) values[index].textContent = read(now);
});
