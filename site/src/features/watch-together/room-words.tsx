import { loadRoomsCatalogue, type RoomLabelKey } from '@footlight/i18n';
import { createLazyWords } from '../../shell/viewers/lazy-words.js';

/** The words of rooms, which come with their page. */
export const { Words: RoomWords, useWords: useRoomWords } = createLazyWords<RoomLabelKey>(loadRoomsCatalogue);
