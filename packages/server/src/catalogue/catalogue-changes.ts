import type { OpenDatabase } from '../database/database.js';

/** Database triggers notify this channel on every change. @see migrations/0001-initial.sql */
export const CATALOGUE_CHANNEL = 'footlight_catalogue';

/** Calls the handler whenever any process has written the catalogue. */
export const onCatalogueChange = (
  { listen }: Pick<OpenDatabase, 'listen'>,
  handler: () => void,
): Promise<void> => listen(CATALOGUE_CHANNEL, handler);
