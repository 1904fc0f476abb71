import type { Image, Programme } from '@footlight/contract';
import { isOnAt } from '@footlight/domain';
import type { GuideCardLabelKey, Translate } from '@footlight/i18n';
import { UP_TO_MOBILE } from '@footlight/tokens';
import { Play, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { CloseButton } from '../controls/close-button.js';
import { ChannelLine } from './channel-line.js';
import { ProgrammeBar } from './programme-bar.js';
import classes from './programme-details.module.css';
import parts from './programme-parts.module.css';
import { ProgrammeFacts } from './programme-facts.js';
import { ProgrammePicture } from './programme-picture.js';
import { programmeDay, programmeTimes } from './programme-times.js';

export interface ProgrammeDetailsProps {
  readonly programme: Programme;
  /** Name of the channel. */
  readonly name: string;
  readonly titleDisplayMode?: 'SHOW' | 'HIDE' | undefined;
  readonly logoUrl: string | null;
  readonly image: Image | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly language: string;
  readonly t: Translate<GuideCardLabelKey>;
  /** Address to watch the programme at, shown while it is on. Null when its channel cannot be played here. */
  readonly href: string | null;
  /** Address to watch it from its start, as far as it is recorded. */
  readonly startOverHref?: string | null | undefined;
  readonly onWatch?: ((click: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly onClose: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

const FOCUSABLE = 'a[href], button';

/** Keeps Tab within the dialog: browsers would move the focus to their own toolbars. */
const goRound = (event: KeyboardEvent<HTMLDialogElement>): void => {
  if (event.key !== 'Tab') return;
  const { currentTarget: dialog, shiftKey, target } = event;
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [edge, other] = shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
  if (target !== edge && target !== dialog) return;
  event.preventDefault();
  other?.focus();
};

/**
 * Details of one programme in a modal dialog. Escape, the button, or a press on the backdrop closes it. The code that
 * closes it returns the focus to the element that opened it.
 * @see docs/rules/guide.md GUIDE-3
 */
export const ProgrammeDetails = (props: ProgrammeDetailsProps) => {
  const { programme, titleDisplayMode = 'SHOW', at, language, t, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const isOn = isOnAt(programme, at);
  return (
    // A press on the dialog itself is a press on its backdrop; keyboard users close it with Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes['details']}
      part="details"
      aria-labelledby={titleId}
      onKeyDown={goRound}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={classes['sheet']}>
        <div className={classes['stage']}>
          <ProgrammePicture
            programme={programme}
            fallback={props.image}
            sizes={`${UP_TO_MOBILE} 100vw, 680px`}
          />
          {isOn && <ProgrammeBar programme={programme} at={at} label={t('guideCardProgress')} />}
        </div>
        <div className={classes['words']}>
          <ChannelLine name={props.name} titleDisplayMode={titleDisplayMode} logoUrl={props.logoUrl} />
          <h2 className={classes['title']} id={titleId}>
            {programme.title}
          </h2>
          {programme.subTitle !== undefined && <p className={classes['sub-title']}>{programme.subTitle}</p>}
          <p className={parts['times']}>
            {isOn && <span className={classes['on']}>{t('guideCardNow')}</span>}
            <span>{programmeDay(programme, language)}</span>
            <span>{programmeTimes(programme, language)}</span>
            <ProgrammeFacts programme={programme} t={t} />
          </p>
          {programme.description !== '' && <p className={classes['about']}>{programme.description}</p>}
          <div className={classes['ways']}>
            {isOn && props.href !== null && (
              <a
                className={`${parts['main']} ${classes['watch']}`}
                href={props.href}
                aria-label={t('guideCardWatchOf', { name: props.name })}
                onClick={props.onWatch}
              >
                <Play size={18} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
                {t('guideCardWatch')}
              </a>
            )}
            {props.startOverHref != null && (
              <a
                className={`${parts['button']} ${classes['watch']}`}
                href={props.startOverHref}
                onClick={props.onWatch}
              >
                <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
                {t('guideCardStartOver')}
              </a>
            )}
            {props.children}
          </div>
        </div>
        <CloseButton className={parts['close']} label={t('guideCardClose')} onClick={onClose} />
      </div>
    </dialog>
  );
};
