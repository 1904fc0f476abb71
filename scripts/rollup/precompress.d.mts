import type { Plugin } from 'vite';

export declare const precompress: () => Plugin;
