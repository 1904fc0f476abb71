import { loadRoomsCatalogue, type RoomLabelKey } from '@footlight/i18n';
import { createLazyWords } from '../../shell/viewers/lazy-words.js';

/** Labels of rooms; loaded with their page. */
export const { Words: RoomWords, useWords: useRoomWords } = createLazyWords<RoomLabelKey>(loadRoomsCatalogue);
