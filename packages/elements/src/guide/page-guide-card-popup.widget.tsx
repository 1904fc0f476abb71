import type { ServicePlaybackLoader } from '@footlight/state';
import { GuideCardPopup, type GuideCardPopupProps } from '@footlight/widgets';
import { usePageSession } from '../use-page-session.js';
import { pageGuideCards } from './guide-cards.js';

const loadPlayer = async (): Promise<ServicePlaybackLoader> => {
  const [{ pageLoader }] = await Promise.all([
    import('../playback/page-service.js'),
    import('../define/player.js'),
  ]);
  return pageLoader();
};

/** The popup of a guide card with the session of the page. */
export const PageGuideCardPopup = (props: GuideCardPopupProps) => {
  const { origin, language } = usePageSession();
  return (
    <GuideCardPopup
      {...props}
      origin={origin}
      language={props.language ?? language}
      store={pageGuideCards()}
      loadPlayer={loadPlayer}
    />
  );
};
