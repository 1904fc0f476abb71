/**
 * Sends each event by itself; `createBeacon` sends them together, and again if they are lost.
 * @param {string} url
 */
export const plainFetch = (url) => (event) => {
  fetch(url, { method: 'POST', body: JSON.stringify(event), keepalive: true }).catch(console.warn);
};
