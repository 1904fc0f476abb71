import type { Plugin } from 'vite';

export declare const pageList: (parts: { readonly router: string; readonly entry: string }) => Plugin;
