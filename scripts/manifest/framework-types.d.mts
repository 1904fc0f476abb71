/** The files that are written from the manifest, by their path. */
export declare const frameworkFiles: (manifest: object) => ReadonlyMap<string, string>;
/** Writes them. The manifest must have been built. */
export declare const writeFrameworkFiles: () => void;
