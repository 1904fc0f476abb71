import type { Plugin } from 'vite';

/** Leaves the policies of calls out of bundles for browsers, which need paths and methods only. */
export declare const withoutCallPolicies: () => Plugin;
