export declare const BASE: string;
export declare const ROOT: string;
/** The address of a page, by its path within the built folder. */
export declare const addressOf: (path: string) => string;
