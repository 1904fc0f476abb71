import type { InlineConfig, Plugin } from 'vite';

type Matches = (module: string) => boolean;

export declare const fewFiles: (parts: {
  readonly shell: Matches;
  readonly first: Matches;
  readonly alike: Readonly<Record<string, (module: string) => boolean>>;
  readonly other: Matches;
  readonly start: Matches;
  readonly config: () => InlineConfig;
}) => Plugin;
