export { type CallArguments, type CallParts } from './call-parts.js';
export { createClient, type Client, type ClientOptions } from './client.js';
export { HttpError, isHttpError, type HttpErrorCode, type TransportCode } from './http-error.js';
export {
  createMemoryTokenStore,
  createWebTokenStore,
  type StoredTokens,
  type TokenStore,
} from './token-store.js';
