import type { Hero as HeroData } from '@footlight/contract';
import { Play } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { Artwork } from '../artwork/artwork.js';
import { ButtonLink } from '../button/button.js';
import { useLabels } from '../labels/labels.js';
import { MetaLine } from '../meta-line/meta-line.js';
import { HeroTitle } from './hero-title.js';
import styles from './hero.module.css';

export interface HeroProps {
  readonly heroes: readonly HeroData[];
  /** Address of a button's target; null where it leads nowhere on this page. */
  readonly hrefOf: (button: NonNullable<HeroData['primaryButton']>) => string | null;
}

type Edges = CSSProperties & Record<'--top' | '--bottom' | '--start' | '--end', number>;

/** How far each edge of the picture fades into the page, 0–1, for the style sheet to draw. */
const edgesOf = ({ top, bottom, start, end }: HeroData['background']['gradients']): Edges => ({
  '--top': top,
  '--bottom': bottom,
  '--start': start,
  '--end': end,
});

/** The stage at the top of a page: one title at a time, lit from behind. */
export const Hero = ({ heroes, hrefOf }: HeroProps) => {
  const { t } = useLabels();
  const [chosen, setChosen] = useState(0);
  const hero = heroes[chosen] ?? heroes[0];
  if (hero === undefined) return null;
  const { background } = hero;
  const buttons = [hero.primaryButton, hero.secondaryButton].flatMap((button) => {
    const href = button === null ? null : hrefOf(button);
    return button === null || href === null ? [] : [{ href, label: button.label ?? t('watchNow') }];
  });

  return (
    <section className={styles['hero']} aria-label={t('featured')}>
      <div key={hero.id} className={styles['background']}>
        <Artwork image={background.image} narrow={background.portrait} ratio="fill" sizes="100vw" eager />
        <span className={styles['shade']} style={edgesOf(background.gradients)} />
      </div>
      <div key={`${hero.id}-words`} className={styles['words']}>
        {hero.channelLogoUrl !== null && (
          <img className={styles['logo']} src={hero.channelLogoUrl} alt="" width={40} height={40} />
        )}
        {hero.tagline !== null && <p className={styles['tagline']}>{hero.tagline}</p>}
        <HeroTitle title={hero.title} image={hero.titleImage} />
        <MetaLine item={hero.item} />
        {hero.description !== null && <p className={styles['description']}>{hero.description}</p>}
        <div className={styles['buttons']}>
          {buttons.map(({ href, label }, index) => (
            <ButtonLink
              key={`${label} ${href}`}
              href={href}
              look={index === 0 ? 'primary' : 'quiet'}
              icon={index === 0 ? <Play fill="currentColor" /> : undefined}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      {heroes.length > 1 && (
        <div className={styles['dots']}>
          {heroes.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              className={styles['dot']}
              aria-label={title}
              aria-pressed={id === hero.id}
              onClick={() => setChosen(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
};
