import type { Hero } from '@footlight/contract';
import { Play } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../controls/button.js';
import { ChannelLogo } from '../../guide/channel-logo.js';
import { useLabels } from '../../labels/labels.js';
import { MetaLine } from '../meta-line/meta-line.js';
import { HeroTitle } from './hero-title.js';
import styles from './hero.module.css';

type Button = NonNullable<Hero['primaryButton']>;

export interface HeroTextProps {
  readonly hero: Hero;
  readonly titleDisplayMode: 'SHOW' | 'HIDE';
  /** Whether tagline and description are dimmed in front of a moving picture. */
  readonly isResting: boolean;
  readonly hrefOf: (button: Button) => string | null;
  readonly onFollow?: ((button: Button, click: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The text of a hero and its buttons. */
export const HeroText = ({ hero, titleDisplayMode, isResting, hrefOf, onFollow }: HeroTextProps) => {
  const { t } = useLabels();
  const buttons = [hero.primaryButton, hero.secondaryButton].flatMap((button) => {
    const href = button === null ? null : hrefOf(button);
    return button === null || href === null ? [] : [{ button, href, label: button.label ?? t('watchNow') }];
  });
  return (
    <div className={styles['words']} data-resting={isResting}>
      {hero.channelLogoUrl !== null && (
        <ChannelLogo className={styles['logo']} url={hero.channelLogoUrl} size={40} />
      )}
      {hero.tagline !== null && (
        <p className={styles['tagline']} dir="auto">
          {hero.tagline}
        </p>
      )}
      <HeroTitle title={hero.title} image={hero.titleImage} displayMode={titleDisplayMode} />
      <MetaLine item={hero.item} />
      {hero.description !== null && (
        <p className={styles['description']} dir="auto">
          {hero.description}
        </p>
      )}
      <div className={styles['buttons']}>
        {buttons.map(({ button, href, label }, index) => (
          <ButtonLink
            key={`${label} ${href}`}
            href={href}
            look={index === 0 ? 'primary' : 'quiet'}
            icon={index === 0 ? <Play fill="currentColor" /> : undefined}
            onClick={(click) => onFollow?.(button, click)}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
};
