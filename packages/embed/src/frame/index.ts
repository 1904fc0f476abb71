export { servePlayer, type PlayerServer, type ServeOptions } from './serve-player.js';
export type { PlayerEvent, PlayerMethod, PlayerPort } from './player-port.js';
