import type { FeatureTools } from '../../../feature-tools.js';
import { createLiveSeats } from '../../live/live-seats.js';
import { createViewerChanges } from './viewer-changes.js';
import { viewerChangesHandlers } from './viewer-changes.routes.js';

export const createViewerChangesFeature = ({
  database,
  clock,
  metrics,
}: Pick<FeatureTools, 'database' | 'clock' | 'metrics'>) => {
  const viewerChanges = createViewerChanges(database, clock);
  metrics.gauge('footlight_viewer_listeners', viewerChanges.listeners);
  return { handlers: viewerChangesHandlers(viewerChanges, createLiveSeats()) };
};
