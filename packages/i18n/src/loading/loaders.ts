import type { Language } from '../languages.js';
import type { Labels } from '../translate.js';

/** Loads labels by language, each as a chunk of its own. */
export type Loaders = Readonly<Record<Language, () => Promise<Labels>>>;
