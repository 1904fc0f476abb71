import '@footlight/elements/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { holdFirstTap, isOnLiveCard } from '../navigation/hold-first-tap.js';

/** Events that precede the use of a card. */
const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Shows the current programme beside live cards. Its code loads when a viewer first reaches such a card, and a touch
 * tap waits for it.
 */
export const GuideCards = () => {
  const { state, realm, language } = useSite();
  const navigate = useNavigate();
  const [isHere, setHere] = useState(false);

  useEffect(() => {
    const content = document.getElementById('content');
    if (content === null || !realm.programmeGuidePlayback) return undefined;
    const life = new AbortController();
    let isTaken = false;
    let coming: Promise<void> | null = null;
    const load = async (): Promise<void> => {
      const { configure } = await import('@footlight/elements/guide-card');
      configure({
        getToken: async ({ isRefused }) => {
          if (isRefused) await state.session.getState().restore();
          return state.client.tokens.read()?.authorisationToken ?? null;
        },
      });
      // The elements' session and its access levels are those of one viewer.
      life.signal.addEventListener(
        'abort',
        state.queries.watchViewer(() => configure({})),
      );
      isTaken = true;
      setHere(true);
    };
    const loadOnce = (): Promise<void> => {
      coming ??= load().catch((error: unknown) => {
        // The next approach retries.
        coming = null;
        throw error;
      });
      return coming;
    };
    const onApproach = (event: Event): void => {
      // Any touch on the page may be followed by one on a card.
      if (event.type !== 'touchstart' && !isOnLiveCard(event)) return;
      // Without it the cards work as links.
      loadOnce().catch(() => undefined);
    };
    for (const type of APPROACHES)
      document.addEventListener(type, onApproach, { passive: true, signal: life.signal });
    holdFirstTap({ within: content, isTaken: () => isTaken, load: loadOnce, signal: life.signal });
    return () => life.abort();
  }, [realm, state]);

  return (
    isHere && (
      <footlight-guide-card
        for="content"
        titles={realm.titleDisplayMode === 'HIDE' ? 'none' : 'default'}
        language={language}
        onfootlight-select={(event) => {
          event.preventDefault();
          const { pathname, search } = new URL(event.detail.href);
          void navigate(`${pathname}${search}`);
        }}
      />
    )
  );
};
