import { loadRoomsCatalogue, type RoomLabelKey } from '@footlight/i18n';
import { createLazyLabels } from '../../shell/viewers/lazy-labels.js';

/** Labels of rooms; loaded with their page. */
export const { LabelsProvider: RoomLabels, useLazyLabels: useRoomLabels } =
  createLazyLabels<RoomLabelKey>(loadRoomsCatalogue);
