import { LinkProvider, Notice, type LinkProps } from '@footlight/ui';
import { Component, useId, type ReactNode } from 'react';
import { usePreviewWords } from './preview-words.js';
import styles from './previews.module.css';

/** Whoever follows one does not lose what they typed. */
const Elsewhere = ({ children, ...rest }: LinkProps) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

const Undrawable = ({ error }: { readonly error: unknown }) => {
  const t = usePreviewWords();
  return (
    <div className={styles['inset']}>
      <Notice urgent title={t('previewFailed')} text={t('previewFailedText', { message: String(error) })} />
    </div>
  );
};

interface NetProps {
  /** What is drawn; another one is tried anew. */
  readonly of: unknown;
  readonly children: ReactNode;
}

interface NetState {
  readonly of: unknown;
  readonly fault: { readonly error: unknown } | null;
}

/** Only a class can do that. @see https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary */
class Net extends Component<NetProps, NetState> {
  static getDerivedStateFromError(error: unknown): Partial<NetState> {
    return { fault: { error } };
  }

  static getDerivedStateFromProps({ of }: NetProps, state: NetState): NetState | null {
    return of === state.of ? null : { of, fault: null };
  }

  override state: NetState = { of: this.props.of, fault: null };

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : <Undrawable error={fault.error} />;
  }
}

/** What viewers would see of a document. One that cannot be drawn leaves the editor as it is. */
export const Drawing = ({ of, children }: { readonly of: unknown; readonly children: ReactNode }) => {
  const t = usePreviewWords();
  const id = useId();
  return (
    <section className={styles['drawing']} aria-labelledby={id}>
      <h2 id={id} className={styles['drawingTitle']}>
        {t('previewDrawing')}
      </h2>
      <LinkProvider value={Elsewhere}>
        <Net of={of}>{children}</Net>
      </LinkProvider>
    </section>
  );
};
