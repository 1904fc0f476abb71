import type { Image, Programme } from '@footlight/contract';
import { endOf } from '@footlight/domain';
import type { GuideCardLabelKey, Translate } from '@footlight/i18n';
import { UP_TO_MOBILE } from '@footlight/tokens';
import { ChevronRight, Info, Play, RotateCw } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { CloseButton } from '../controls/close-button.js';
import { formatDuration } from '../labels/durations.js';
import { unseen } from '../text/unseen.js';
import { ChannelLine } from './channel-line.js';
import classes from './guide-card.module.css';
import { ProgrammeBar } from './programme-bar.js';
import parts from './programme-parts.module.css';
import { ProgrammeFacts } from './programme-facts.js';
import { ProgrammePicture } from './programme-picture.js';
import { programmeStart, programmeTimes } from './programme-times.js';

const SECOND_MS = 1000;
/** The width of the card, slightly larger for screens with more than one device pixel per CSS pixel. */
const SIZES = `${UP_TO_MOBILE} 94vw, 420px`;

export interface GuideCardProps {
  /** Name of the event or the channel. */
  readonly name: string;
  /** Applies to the event's title only; titles of programmes are always shown. */
  readonly titleDisplayMode?: 'SHOW' | 'HIDE' | undefined;
  /** Description of the event, shown when no programme is announced. */
  readonly description: string;
  readonly logoUrl: string | null;
  readonly image: Image | null;
  readonly now: Programme | null;
  readonly next: Programme | null;
  /** State of the programme data. `failed` shows an error with a retry button when no programme is known. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly language: string;
  readonly t: Translate<GuideCardLabelKey>;
  /** Address of the page where it can be watched. */
  readonly href: string;
  /** Preview that plays over the picture. */
  readonly preview?: ReactNode;
  /** Whether the card has a close button: on touch devices it cannot be closed by moving the pointer away. */
  readonly isClosable: boolean;
  readonly onWatch?: ((click: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly onDetails: (programme: Programme) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

type Words = Pick<GuideCardProps, 't' | 'language'>;

const OnNow = ({ programme, at, t, language }: Words & { programme: Programme; at: number }) => (
  <>
    <strong className={classes['title']}>{programme.title}</strong>
    <p className={parts['times']}>
      <span>{programmeTimes(programme, language)}</span>
      <span>
        {t('guideCardLeft', {
          time: formatDuration(Math.max(0, endOf(programme) - at) / SECOND_MS, language),
        })}
      </span>
      <ProgrammeFacts programme={programme} t={t} />
    </p>
    {programme.description !== '' && <p className={classes['about']}>{programme.description}</p>}
  </>
);

const Skeleton = ({ label }: { readonly label: string }) => (
  <div className={classes['waiting']} role="status" aria-label={label}>
    <span className={classes['line']} />
    <span className={classes['line']} />
    <span className={classes['line']} />
  </div>
);

/** The current and the next programme of a channel, with a preview. */
export const GuideCard = (props: GuideCardProps) => {
  const { name, titleDisplayMode = 'SHOW', now, next, status, at, language, t, onDetails } = props;
  const isUnknown = now === null && next === null;
  return (
    <div className={classes['card']}>
      <div className={classes['stage']}>
        <ProgrammePicture programme={now} fallback={props.image} sizes={SIZES} />
        {props.preview}
        <span className={classes['chip']}>{t('guideCardLive')}</span>
        {props.isClosable && (
          <CloseButton className={parts['close']} label={t('guideCardClose')} onClick={props.onClose} />
        )}
        {now !== null && <ProgrammeBar programme={now} at={at} label={t('guideCardProgress')} />}
      </div>
      <div className={classes['words']}>
        {(now !== null || props.logoUrl !== null) && (
          <ChannelLine name={name} titleDisplayMode={titleDisplayMode} logoUrl={props.logoUrl} />
        )}
        {now !== null && <OnNow programme={now} at={at} t={t} language={language} />}
        {now === null && props.logoUrl === null && (
          <strong className={titleDisplayMode === 'HIDE' ? unseen : classes['title']}>{name}</strong>
        )}
        {now === null && status === 'ready' && (
          <p className={classes['about']}>{props.description || t('guideCardEmpty')}</p>
        )}
        {isUnknown && status === 'loading' && <Skeleton label={t('guideCardLoading')} />}
        {isUnknown && status === 'failed' && (
          <div className={classes['notice']} role="alert">
            <p>{t('guideCardFailed')}</p>
            <button type="button" className={parts['button']} onClick={props.onRetry}>
              <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
              {t('guideCardRetry')}
            </button>
          </div>
        )}
        <div className={classes['acts']}>
          <a
            className={parts['main']}
            href={props.href}
            aria-label={t('guideCardWatchOf', { name })}
            onClick={props.onWatch}
          >
            <Play size={18} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
            {t('guideCardWatch')}
          </a>
          {now !== null && (
            <button
              type="button"
              className={parts['button']}
              aria-haspopup="dialog"
              aria-label={t('guideCardDetailsOf', {
                title: now.title,
                time: programmeTimes(now, language),
              })}
              onClick={() => onDetails(now)}
            >
              <Info size={18} strokeWidth={1.75} aria-hidden="true" />
              {t('guideCardDetails')}
            </button>
          )}
        </div>
      </div>
      {next !== null && (
        <button
          type="button"
          className={classes['next']}
          aria-haspopup="dialog"
          onClick={() => onDetails(next)}
        >
          <span className={classes['when']}>
            {t('guideCardNext')} <time dateTime={next.startDate}>{programmeStart(next, language)}</time>
          </span>{' '}
          <span className={classes['coming']}>{next.title}</span>
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
};
