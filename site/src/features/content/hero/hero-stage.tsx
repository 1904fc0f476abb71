import type { Hero as HeroData, Programme } from '@footlight/contract';
import { becomesPlayer, programmeOfClick, targetsItem } from '@footlight/domain';
import { Hero, IconButton, useLabels, type HeroMotion } from '@footlight/ui';
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

/** The heroes of a page. The primary button of a hero turns its video background into the player. */
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
  const [motion, setMotion] = useState<HeroMotion>('still');
  const [isStopped, setStopped] = useState(false);
  const rest = () => setMotion('still');
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
        motion={motion}
        onTurn={rest}
        onFollow={(hero, button, click) => {
          const isPlain = !click.metaKey && !click.ctrlKey && !click.shiftKey;
          if (!isPlain || !targetsItem(button, hero.item)) return;
          const programme = programmeOfClick(hero.item, realm.programmeGuidePlayback, Date.now());
          if (programme !== null) {
            click.preventDefault();
            setOpened({ hero, programme });
            return;
          }
          if (motion !== 'moving' || !becomesPlayer(hero)) return;
          click.preventDefault();
          setMotion('playing');
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
                  isFull: motion === 'playing',
                  isMuted: !videoBackgroundAutoPlayAudio,
                  onMoving: (isMoving) => setMotion(isMoving ? 'moving' : 'still'),
                  onClose: rest,
                }}
              />
              {motion === 'moving' && (
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
