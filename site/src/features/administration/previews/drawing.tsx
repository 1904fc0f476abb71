import { LinkProvider, Notice, type LinkProps } from '@footlight/ui';
import { useId, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../app/error-boundary.js';
import { usePreviewLabels } from './preview-labels.js';
import styles from './previews.module.css';

/** Links open a new tab, so that the edited text is not lost. */
const Elsewhere = ({ children, ...rest }: LinkProps) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

const Undrawable = ({ error }: { readonly error: unknown }) => {
  const t = usePreviewLabels();
  return (
    <div className={styles['inset']}>
      <Notice urgent title={t('previewFailed')} text={t('previewFailedText', { message: String(error) })} />
    </div>
  );
};

const undrawable = (error: unknown) => <Undrawable error={error} />;

/** Preview of a document. An error boundary keeps the editor usable if it fails to render. */
export const Drawing = ({ of, children }: { readonly of: unknown; readonly children: ReactNode }) => {
  const t = usePreviewLabels();
  const id = useId();
  return (
    <section className={styles['drawing']} aria-labelledby={id}>
      <h2 id={id} className={styles['drawingTitle']}>
        {t('previewDrawing')}
      </h2>
      <LinkProvider value={Elsewhere}>
        <ErrorBoundary of={of} fallback={undrawable}>
          {children}
        </ErrorBoundary>
      </LinkProvider>
    </section>
  );
};
