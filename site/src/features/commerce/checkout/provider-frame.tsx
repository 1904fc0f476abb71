import { useLabels } from '@footlight/ui';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import styles from './provider-frame.module.css';
import { PAGE_SOURCE, frameAddress, frameMessageOf, type FrameMessage } from './payment-frame.js';

/** CSS pixels, until the frame reports its height. */
const FIRST_HEIGHT = 460;

export interface ProviderFrameHandle {
  /** Submits the form in the frame once its page is ready. */
  readonly submit: () => void;
}

/**
 * Frame of a payment provider's page on its own origin. What is entered there reaches neither this page nor the service
 * (MONEY-78).
 */
export const ProviderFrame = ({
  url,
  title,
  loadingLabel,
  hasButton = false,
  onMessage,
  ref,
}: {
  readonly url: URL;
  readonly title: string;
  readonly loadingLabel: string;
  /** Whether the form shows its own submit button. */
  readonly hasButton?: boolean;
  readonly onMessage: (message: FrameMessage) => void;
  readonly ref?: Ref<ProviderFrameHandle>;
}) => {
  const { language } = useLabels();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [isReady, setReady] = useState(false);
  const isSubmitWanted = useRef(false);
  const submit = (): void =>
    frame.current?.contentWindow?.postMessage(
      { source: PAGE_SOURCE, version: 1, type: 'submit' },
      url.origin,
    );
  const receive = useEffectEvent((event: MessageEvent) => {
    // Accepts messages only from this frame while it shows the provider's origin.
    if (event.source !== frame.current?.contentWindow || event.origin !== url.origin) return;
    const message = frameMessageOf(event.data);
    if (message === null) return;
    if (message.type === 'height') setHeight(message.height);
    if (message.type === 'ready') {
      setReady(true);
      if (isSubmitWanted.current) submit();
      isSubmitWanted.current = false;
    }
    onMessage(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useImperativeHandle(ref, () => ({
    submit: () => {
      if (isReady) submit();
      else isSubmitWanted.current = true;
    },
  }));
  return (
    <div className={styles['stand']} aria-busy={!isReady}>
      {!isReady && (
        <p className={styles['waiting']} role="status">
          {loadingLabel}
        </p>
      )}
      <iframe
        ref={frame}
        className={styles['frame']}
        title={title}
        src={frameAddress(url, language, hasButton)}
        height={height}
        // The provider's origin differs from ours (`providerAddress`), so the frame cannot remove its own sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-forms allow-same-origin allow-scripts"
        referrerPolicy="origin"
      />
    </div>
  );
};
