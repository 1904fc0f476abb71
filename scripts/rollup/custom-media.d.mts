import type { Plugin } from 'vite';

export declare const CUSTOM_MEDIA: {
  readonly drafts: { readonly customMedia: true };
  readonly include: number;
};
export declare const withCustomMedia: (code: string) => string;
export declare const customMedia: () => Plugin;
