export declare const PREACT: readonly { readonly find: RegExp; readonly replacement: string }[];
