import type { Hero as HeroData } from '@footlight/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Artwork } from '../../media/artwork.js';
import { IconButton } from '../../controls/icon-button.js';
import { useLabels } from '../../labels/labels.js';
import { Shade } from '../shade/shade.js';
import { HeroText } from './hero-text.js';
import styles from './hero.module.css';
import { useResting } from './use-resting.js';
import { useSwipe } from './use-swipe.js';

type Button = NonNullable<HeroData['primaryButton']>;

export interface HeroProps {
  readonly heroes: readonly HeroData[];
  /** `HIDE` hides titles shown as text; logos stay. */
  readonly titleDisplayMode?: 'SHOW' | 'HIDE';
  /** Address of a button's target; null when this page has none for it. */
  readonly hrefOf: (button: Button) => string | null;
  /** Whether the video behind the hero plays, in front of which the text is dimmed. */
  readonly isMoving?: boolean;
  /** Content rendered over the picture of the current hero. */
  readonly children?: (hero: HeroData) => ReactNode;
  /** Called when a button is clicked; `preventDefault` keeps the browser from following its link. */
  readonly onFollow?: (hero: HeroData, button: Button, click: MouseEvent<HTMLAnchorElement>) => void;
  /** Called when another hero is shown. */
  readonly onTurn?: () => void;
}

/** The stage at the top of a page: shows one title at a time and is turned by arrows, dots or a swipe. */
export const Hero = ({
  heroes,
  titleDisplayMode = 'SHOW',
  hrefOf,
  isMoving = false,
  children,
  onFollow,
  onTurn,
}: HeroProps) => {
  const { t, direction } = useLabels();
  const [chosen, setChosen] = useState(0);
  const hero = heroes[chosen] ?? heroes[0];
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const { isResting, ...presence } = useResting(isMoving);
  const show = (index: number) => {
    setChosen((index + heroes.length) % heroes.length);
    onTurn?.();
  };
  const swipe = useSwipe(direction, (step) => {
    if (heroes.length > 1) show(chosen + step);
  });
  if (hero === undefined) return null;
  const { background } = hero;
  const stage = t('featured');

  return (
    <section
      className={styles['hero']}
      aria-label={stage}
      data-motion={isMoving ? 'moving' : 'still'}
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
          onError={() => setFailedImage(background.image.url)}
        />
        {children?.(hero)}
        <Shade gradients={background.gradients} className={styles['shade']} />
      </div>
      <HeroText
        key={`${hero.id}-words`}
        hero={hero}
        titleDisplayMode={titleDisplayMode}
        isResting={isResting}
        hrefOf={hrefOf}
        onFollow={(button, click) => onFollow?.(hero, button, click)}
      />
      {heroes.length > 1 && (
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
