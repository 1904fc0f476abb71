import type { OpenDatabase } from '../database/database.js';

/** Triggers notify it on every change. @see migrations/0014-live-changes.sql */
export const CATALOGUE_CHANNEL = 'footlight_catalogue';

/** Calls back when the catalogue was written, by whichever process. */
export const onCatalogueChange = (
  { listen }: Pick<OpenDatabase, 'listen'>,
  handler: () => void,
): Promise<void> => listen(CATALOGUE_CHANNEL, handler);
