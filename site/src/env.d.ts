/** @see https://vite.dev/guide/env-and-mode#built-in-constants */
interface ImportMetaEnv {
  /** Whether this is the service's build; a constant, so that server-only code is removed from the browser bundle. */
  readonly SSR: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
