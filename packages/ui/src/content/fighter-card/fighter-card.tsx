import type { Fighter } from '@footlight/contract';
import { UP_TO_MOBILE } from '@footlight/tokens';
import headings from '../../text/heading.module.css';
import { classNames } from '../../labels/class-names.js';
import { useLabels } from '../../labels/labels.js';
import { Link } from '../../labels/link.js';
import { WEIGHT_CLASS_LABELS, formatRecord } from './sports-labels.js';
import card from '../../layout/linked-card.module.css';
import { unseen } from '../../text/unseen.js';
import { FighterPortrait } from './fighter-portrait.js';
import styles from './fighter-card.module.css';

export interface FighterCardProps {
  readonly fighter: Fighter;
  readonly href: string;
  /** Among the first of its page: its portrait is loaded at once and with high priority. */
  readonly eager?: boolean;
}

/** A fighter in a list: one link, named by the fighter. */
export const FighterCard = ({ fighter, href, eager = false }: FighterCardProps) => {
  const { t, language } = useLabels();
  const { name, nickname, weightClass, record } = fighter;
  return (
    <article className={card['card']} data-card={`FIGHTER:${fighter.id}`}>
      <div className={classNames(card['picture'], styles['picture'])}>
        <FighterPortrait fighter={fighter} sizes={`${UP_TO_MOBILE} 46vw, 280px`} eager={eager} />
      </div>
      <h2 className={headings['card']}>
        <Link href={href} className={card['link'] ?? ''}>
          {name}
        </Link>
      </h2>
      {/* Without a nickname its line stays free, so that the facts of all cards are on one line. */}
      <p className={styles['nickname']}>{nickname ?? '\u00A0'}</p>
      <p className={styles['facts']}>
        <span>{t(WEIGHT_CLASS_LABELS[weightClass])}</span>
        <span className={styles['record']} dir="ltr" aria-hidden="true">
          {formatRecord(record, language)}
        </span>
        <span className={unseen}>{t('fighterRecordOf', { ...record })}</span>
      </p>
    </article>
  );
};
