import type { WatchlistLabelKey, Translate } from '@footlight/i18n';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { CloseButton } from '../controls/close-button.js';
import { IconButton } from '../controls/icon-button.js';
import { unseen } from '../text/unseen.js';
import controls from './watchlist-controls.module.css';
import panel from './watchlist-panel.module.css';
import rows from './watchlist-rows.module.css';

export interface PanelFrameProps {
  readonly title: string;
  /** Subject of the panel, below the title. */
  readonly subtitle?: string | null;
  /** Name of the view; a change moves the focus to its heading. */
  readonly view: string;
  /** Rendered in the page itself instead of over it. */
  readonly isInline: boolean;
  /** Returns to the previous view; absent on the first. */
  readonly onBack?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Text of the live region. */
  readonly announcement: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly t: Translate<WatchlistLabelKey>;
  readonly children: ReactNode;
}

/** The scrolling part of a view. */
export const PanelScroll = ({
  box,
  children,
}: {
  readonly box?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}) => (
  <div ref={box} className={panel['scroll']}>
    {children}
  </div>
);

/** The footer of a view, always visible. */
export const PanelFooter = ({ children }: { readonly children: ReactNode }) => (
  <footer className={panel['footer']}>{children}</footer>
);

/** A less prominent button that opens another view. */
export const PanelButton = ({ words, onPress }: { readonly words: string; readonly onPress: () => void }) => (
  <button type="button" className={controls['plain']} onClick={onPress}>
    {words}
  </button>
);

/** The end of an infinite list; the next page is loaded as it comes near. */
export const PanelEnd = ({ mark }: { readonly mark: Ref<HTMLDivElement> }) => (
  <div ref={mark} className={rows['end']} aria-hidden="true" />
);

const useModal = (isInline: boolean, onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const { current } = dialog;
    if (isInline || current === null) return undefined;
    const cancel = (event: Event): void => {
      event.preventDefault();
      close.current();
    };
    let isPressedOutside = false;
    const press = ({ target }: Event): void => {
      isPressedOutside = target === current;
    };
    // The content covers the whole dialog, so a press on the dialog itself is a press on its backdrop.
    const release = ({ target }: Event): void => {
      if (isPressedOutside && target === current) close.current();
    };
    current.addEventListener('cancel', cancel);
    current.addEventListener('pointerdown', press);
    current.addEventListener('click', release);
    current.showModal();
    current.focus();
    return () => {
      current.removeEventListener('cancel', cancel);
      current.removeEventListener('pointerdown', press);
      current.removeEventListener('click', release);
      // Closing the dialog restores the previous focus.
      current.close();
    };
  }, [isInline]);
  return dialog;
};

/**
 * The frame around each view of the panel. Over a page it is a modal dialog, closed by Escape or a press on the
 * backdrop.
 */
export const PanelFrame = (props: PanelFrameProps) => {
  const { title, view, isInline, onBack, onClose, t } = props;
  const headingId = useId();
  const dialog = useModal(isInline, onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstView = useRef(view);
  useEffect(() => {
    if (firstView.current === view) return;
    firstView.current = '';
    heading.current?.focus();
  }, [view]);

  const content = (
    <div
      className={panel['panel']}
      part="panel"
      lang={props.language}
      dir={props.direction}
      data-panel=""
      data-inline={isInline}
    >
      <header className={panel['header']}>
        {onBack !== undefined && (
          <IconButton look="quiet" label={t('watchlistBack')} onClick={onBack}>
            <ArrowLeft data-mirror />
          </IconButton>
        )}
        <h2 ref={heading} id={headingId} className={panel['heading']} tabIndex={-1}>
          <bdi>{title}</bdi>
          {props.subtitle != null && (
            <span className={panel['subtitle']}>
              <bdi>{props.subtitle}</bdi>
            </span>
          )}
        </h2>
        {!isInline && <CloseButton look="quiet" label={t('watchlistClose')} onClick={onClose} />}
      </header>
      {props.children}
      <p className={unseen} role="status" aria-live="polite">
        {props.announcement}
      </p>
    </div>
  );
  if (isInline) return <section aria-labelledby={headingId}>{content}</section>;
  return (
    <dialog ref={dialog} className={panel['dialog']} aria-labelledby={headingId} tabIndex={-1}>
      {content}
    </dialog>
  );
};
