import type { Hero as HeroData } from '@footlight/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Artwork } from '../artwork/artwork.js';
import { IconButton } from '../icon-button/icon-button.js';
import { useLabels } from '../labels/labels.js';
import { Shade } from '../shade/shade.js';
import { HeroWords } from './hero-words.js';
import styles from './hero.module.css';
import { useResting } from './use-resting.js';
import { useSwipe } from './use-swipe.js';

type Button = NonNullable<HeroData['primaryButton']>;

/** How the moving picture behind a hero fares. */
export type HeroMotion = 'still' | 'moving' | 'playing';

export interface HeroProps {
  readonly heroes: readonly HeroData[];
  /** `HIDE` shows no title in words; a drawn one stays. */
  readonly titleDisplayMode?: 'SHOW' | 'HIDE';
  /** Address of a button's target; null where it leads nowhere on this page. */
  readonly hrefOf: (button: Button) => string | null;
  /** `moving` lets the words stand back; `playing` is a full player, which has the stage for itself. */
  readonly motion?: HeroMotion;
  /** What moves over the picture of the hero that is shown. */
  readonly children?: (hero: HeroData) => ReactNode;
  /** A button is pressed; whoever takes it prevents the click's default. */
  readonly onFollow?: (hero: HeroData, button: Button, click: MouseEvent<HTMLAnchorElement>) => void;
  /** Another hero is shown. */
  readonly onTurn?: () => void;
}

/** The stage at the top of a page: one title at a time, lit from behind, turned by arrows, dots or a finger. */
export const Hero = ({
  heroes,
  titleDisplayMode = 'SHOW',
  hrefOf,
  motion = 'still',
  children,
  onFollow,
  onTurn,
}: HeroProps) => {
  const { t, direction } = useLabels();
  const [chosen, setChosen] = useState(0);
  const hero = heroes[chosen] ?? heroes[0];
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const { isResting, ...presence } = useResting(motion === 'moving');
  const show = (index: number) => {
    setChosen((index + heroes.length) % heroes.length);
    onTurn?.();
  };
  const swipe = useSwipe(direction, (step) => {
    if (heroes.length > 1 && motion !== 'playing') show(chosen + step);
  });
  if (hero === undefined) return null;
  const { background } = hero;
  const stage = t('featured');

  return (
    <section
      className={styles['hero']}
      aria-label={stage}
      data-motion={motion}
      data-image={failedImage === background.image.url ? 'failed' : 'shown'}
      {...swipe}
      {...presence}
    >
      <div key={hero.id} className={styles['background']}>
        <Artwork
          image={background.image}
          narrow={background.portrait}
          ratio="fill"
          sizes="100vw"
          eager
          onFailure={() => setFailedImage(background.image.url)}
        />
        {children?.(hero)}
        {motion !== 'playing' && <Shade gradients={background.gradients} className={styles['shade']} />}
      </div>
      {motion !== 'playing' && (
        <HeroWords
          key={`${hero.id}-words`}
          hero={hero}
          titleDisplayMode={titleDisplayMode}
          isResting={isResting}
          hrefOf={hrefOf}
          onFollow={(button, click) => onFollow?.(hero, button, click)}
        />
      )}
      {heroes.length > 1 && motion !== 'playing' && (
        <div className={styles['turns']}>
          <IconButton
            look="bare"
            className={styles['turn']}
            label={t('previousItems', { title: stage })}
            onClick={() => show(chosen - 1)}
          >
            <ChevronLeft data-mirror />
          </IconButton>
          <div className={styles['dots']}>
            {heroes.map(({ id, title }, index) => (
              <button
                key={id}
                type="button"
                className={styles['dot']}
                aria-label={title}
                aria-pressed={id === hero.id}
                onClick={() => show(index)}
              />
            ))}
          </div>
          <IconButton
            look="bare"
            className={styles['turn']}
            label={t('nextItems', { title: stage })}
            onClick={() => show(chosen + 1)}
          >
            <ChevronRight data-mirror />
          </IconButton>
        </div>
      )}
    </section>
  );
};
