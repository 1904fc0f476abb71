import type { Hero as HeroData, Programme } from '@footlight/contract';
import { programmeOfClick, targetsItem } from '@footlight/domain';
import { Hero, IconButton, useLabels } from '@footlight/ui';
import { Pause } from 'lucide-react';
import { memo, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../app/lazy-part.js';
import { dialogNotFetched } from '../../../app/not-fetched.js';
import { useSite } from '../../../app/site-context.js';
import styles from '../collections/section.module.css';
import { useMotionConsent } from '../collections/use-motion-consent.js';

const HeroProgramme = lazyPart(async () => (await import('./hero-programme.js')).HeroProgramme);
const HeroPlayer = lazyPart(async () => (await import('./hero-player.js')).HeroPlayer);

/** The heroes of a page. */
export const HeroStage = memo(({ heroes }: { readonly heroes: readonly HeroData[] }) => {
  const { t } = useLabels();
  const { state, addresses, realm } = useSite();
  const { videoBackgroundAutoPlay, videoBackgroundAutoPlayAudio } = useStore(
    state.preferences,
    ({ preferences }) => preferences,
  );
  // No video background while the mini player is open: one moving picture with sound is enough.
  const isWatching = useStore(state.watching, ({ place }) => place === 'mini');
  const mayMove = useMotionConsent() && videoBackgroundAutoPlay && !isWatching;
  const [opened, setOpened] = useState<{ readonly hero: HeroData; readonly programme: Programme } | null>(
    null,
  );
  const [isMoving, setMoving] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const rest = () => setMoving(false);
  const close = () => setOpened(null);

  return (
    <>
      {opened !== null && (
        <HeroProgramme of={{ ...opened, onClose: close }} failed={dialogNotFetched(close)} />
      )}
      <Hero
        heroes={heroes}
        titleDisplayMode={realm.titleDisplayMode}
        hrefOf={(button) => addresses.button(button)}
        isMoving={isMoving}
        onTurn={rest}
        onFollow={(hero, button, click) => {
          const isPlain = !click.metaKey && !click.ctrlKey && !click.shiftKey;
          if (!isPlain || !targetsItem(button, hero.item)) return;
          const programme = programmeOfClick(hero.item, realm.programmeGuidePlayback, Date.now());
          if (programme === null) return;
          click.preventDefault();
          setOpened({ hero, programme });
        }}
      >
        {(hero) =>
          mayMove &&
          !isStopped &&
          hero.background.animationUrl !== null && (
            <>
              <HeroPlayer
                of={{
                  id: hero.item.id,
                  isMuted: !videoBackgroundAutoPlayAudio,
                  onMoving: setMoving,
                }}
              />
              {isMoving && (
                <IconButton
                  className={styles['pause']}
                  label={t('heroPause')}
                  onClick={() => {
                    setStopped(true);
                    rest();
                  }}
                >
                  <Pause fill="currentColor" />
                </IconButton>
              )}
            </>
          )
        }
      </Hero>
    </>
  );
});
