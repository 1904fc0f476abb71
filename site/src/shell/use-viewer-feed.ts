import { useEffect } from 'react';
import { useSite } from '../app/site-context.js';

/** Shows here what the reader changes on other devices, for as long as the page stands (LIST-45). */
export const useViewerFeed = (): void => {
  const { viewerFeed } = useSite().state;
  useEffect(() => viewerFeed.follow(), [viewerFeed]);
};
