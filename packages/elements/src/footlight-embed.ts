/** `/sdk/footlight.embed.js`: remote control of a player in a frame, for `import` and for `<script>`. */
import { createPlayer, isRpcError } from '@footlight/embed';
import { addToGlobal } from './global.js';

addToGlobal({ createPlayer, isRpcError });

export { createPlayer, isRpcError, RemotePlayer, RpcError } from '@footlight/embed';
