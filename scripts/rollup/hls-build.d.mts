import type { Plugin } from 'vite';

export declare const hlsBuild: () => Plugin;
