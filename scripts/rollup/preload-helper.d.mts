import type { Plugin } from 'vite';

export declare const preloadHelper: (helper: { readonly module: string; readonly name: string }) => Plugin;
