import { useLabels } from '@footlight/ui';
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { lazyPart } from '../../app/lazy-part.js';
import styles from './toast-provider.module.css';

const Toast = lazyPart(async () => (await import('./toast.js')).Toast);

/** Duration of a toast that is neither hovered nor focused. */
const TOAST_MS = 8_000;

export interface ToastMessage {
  readonly words: string;
  readonly hasFailed?: boolean;
  /** One-time action of the toast. */
  readonly action?: { readonly label: string; readonly act: () => void };
}

const ToastContext = createContext<(toast: ToastMessage) => void>(() => undefined);

/** Returns a function that shows a toast; a newer one replaces the current one. */
export const useToast = () => use(ToastContext);

export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLabels();
  const [shown, setShown] = useState<{ readonly key: number; readonly toast: ToastMessage } | null>(null);
  const [isPaused, setPaused] = useState(false);
  const showToast = useCallback((toast: ToastMessage) => {
    setPaused(false);
    setShown((before) => ({ key: (before?.key ?? 0) + 1, toast }));
  }, []);
  const dismiss = useCallback(() => {
    setPaused(false);
    setShown(null);
  }, []);
  useEffect(() => {
    if (shown === null || isPaused) return undefined;
    const timer = setTimeout(dismiss, TOAST_MS);
    return () => clearTimeout(timer);
  }, [shown, isPaused, dismiss]);
  const action = shown?.toast.action;
  return (
    <ToastContext value={showToast}>
      {children}
      <div className={styles['place']} role="status">
        {shown !== null && (
          <Toast
            key={shown.key}
            of={{
              words: shown.toast.words,
              hasFailed: shown.toast.hasFailed ?? false,
              action: action && {
                label: action.label,
                onPress: () => {
                  dismiss();
                  action.act();
                },
              },
              closeLabel: t('liveToastDismiss'),
              onDismiss: dismiss,
              onHold: setPaused,
            }}
          />
        )}
      </div>
    </ToastContext>
  );
};
