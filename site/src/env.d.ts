/** @see https://vite.dev/guide/env-and-mode#built-in-constants */
interface ImportMetaEnv {
  /** Whether the code is built for the service; a constant, so that what only the service needs is left out of browsers. */
  readonly SSR: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
