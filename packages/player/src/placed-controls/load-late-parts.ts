import type { LateParts } from './late-parts.js';

let loading: Promise<LateParts> | null = null;

/** Loads menus and other controls that need a video, once for all. @throws if the code fails to load */
export const loadLateParts = (): Promise<LateParts> => {
  loading ??= import('./late-parts.js')
    .then(({ lateParts }) => {
      lateParts.define();
      return lateParts;
    })
    .catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
  return loading;
};
