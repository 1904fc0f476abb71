import type { Plugin } from 'vite';

export declare const pageList: (parts: { readonly pages: string; readonly entry: string }) => Plugin;
