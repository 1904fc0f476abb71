import type { FighterPage } from '@footlight/state';
import { UP_TO_TABLET } from '@footlight/tokens';
import { FighterPortrait, Link, WEIGHT_CLASS_LABELS, headings, useLabels } from '@footlight/ui';
import type { Addresses } from '../../../navigation/addresses.js';
import { Bouts } from './bouts.js';
import { FighterFacts } from './fighter-facts.js';
import { FighterFigures } from './fighter-figures.js';
import styles from './fighter.module.css';

/** A fighter's profile: portrait, record, statistics and bouts. */
export const FighterProfile = ({
  fighter,
  statistics,
  addresses,
}: FighterPage & { readonly addresses: Addresses }) => {
  const { t } = useLabels();
  const { name, nickname, weightClass, bouts } = fighter;
  return (
    <>
      <header className={styles['head']}>
        <div className={styles['portrait']}>
          <FighterPortrait fighter={fighter} sizes={`${UP_TO_TABLET} 60vw, 420px`} eager />
        </div>
        <div className={styles['who']}>
          <Link
            className={styles['class'] ?? ''}
            href={addresses.route('fighters', {}, { class: weightClass })}
          >
            {t(WEIGHT_CLASS_LABELS[weightClass])}
          </Link>
          <h1 className={headings['hero']}>{name}</h1>
          {nickname !== null && <p className={styles['nickname']}>{nickname}</p>}
          <FighterFacts fighter={fighter} />
        </div>
      </header>
      <div className={styles['columns']}>
        <FighterFigures statistics={statistics} />
        <Bouts bouts={bouts} />
      </div>
    </>
  );
};
