import { serviceOrigin } from '../origin.js';

// Your page would `import { connect, WindowMessenger } from 'penpal'`; here the service provides it.
const { connect, WindowMessenger, CallOptions } = await import(`${serviceOrigin}/sdk/vendor/penpal.js`);

const write = (id, value) => {
  document.getElementById(id).textContent =
    typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};

const frame = document.createElement('iframe');
frame.title = 'Player';
frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture; web-share; clipboard-write';
frame.src = `${serviceOrigin}/embed/vod/1001`;
frame.style.setProperty('border', '0');
document.getElementById('stage').append(frame);

/** Receives the player's messages; a single method on an object without a prototype. */
const methods = Object.assign(Object.create(null), {
  rpc: (message) => {
    write('told', message);
  },
});

const connection = connect({
  messenger: new WindowMessenger({ remoteWindow: frame.contentWindow, allowedOrigins: [serviceOrigin] }),
  channel: 'footlight',
  timeout: 30_000,
  methods,
});

let lastId = 0;
const request = (method, params = {}) => {
  lastId += 1;
  return { jsonrpc: '2.0', id: lastId, method, params };
};

const send = async (message) => {
  write('sent', message);
  const remote = await connection.promise;
  const answer = await remote.rpc(message, new CallOptions({ timeout: 30_000 }));
  write('answered', answer ?? 'nothing, as notifications are not answered');
  return answer;
};

const on = (id, message) => {
  document.getElementById(id).addEventListener('click', () => {
    send(message()).catch((error) => write('answered', String(error)));
  });
};

on('play', () => request('player.play'));
on('pause', () => request('player.pause'));
on('seek', () => request('player.seek', { to: 20 }));
on('read', () => request('player.getState', { fields: ['title', 'currentTime', 'duration', 'paused'] }));
on('batch', () => [
  request('player.setVolume', { volume: 40 }),
  { jsonrpc: '2.0', method: 'player.seek', params: { by: 5 } },
  request('player.getState', { fields: ['volume', 'currentTime'] }),
]);
on('wrong', () => request('player.seek', { to: 'the end' }));

send(
  request('player.initialize', {
    protocolVersion: '1.0',
    client: { name: 'penpal-example', version: '1.0.0' },
    subscribe: ['player.stateChanged', 'player.ended'],
  }),
).catch((error) => write('answered', `The player did not answer: ${error.message}`));
