import { useLabels } from '@footlight/ui';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import styles from './provider-frame.module.css';
import { PAGE_SOURCE, frameAddress, frameMessageOf, type FrameMessage } from './payment-frame.js';

/** CSS pixels, until the frame says how tall it is. */
const FIRST_HEIGHT = 460;

export interface ProviderFrameHandle {
  /** Sends the form in the frame, as soon as its page listens. */
  readonly submit: () => void;
}

/**
 * A page of a payment provider in a frame of its own origin. What is typed there reaches neither this page nor the
 * service (MONEY-78).
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
  /** Whether the form has a button of its own. */
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
  const hear = useEffectEvent((event: MessageEvent) => {
    // Only what this very frame says, while it shows the provider.
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
    const listen = (event: MessageEvent) => hear(event);
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
        // The provider’s origin is another than ours (`providerAddress`), so that it cannot lift its sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-forms allow-same-origin allow-scripts"
        referrerPolicy="origin"
      />
    </div>
  );
};
