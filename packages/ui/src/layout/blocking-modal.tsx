import { useEffect, useId, useRef } from 'react';
import { Button } from '../controls/button.js';
import { useLabels } from '../labels/labels.js';
import headings from '../text/heading.module.css';
import styles from './blocking-modal.module.css';

export interface BlockingModalProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** A dialog shown instead of a screen that this viewer may not open. Escape and its button close it. */
export const BlockingModal = ({ title, text, onClose }: BlockingModalProps) => {
  const { t } = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, textId] = [useId(), useId()];
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['modal']}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
    >
      <h1 className={headings['part']} id={titleId}>
        {title}
      </h1>
      <p className={styles['text']} id={textId}>
        {text}
      </p>
      <Button look="primary" onClick={onClose}>
        {t('goBack')}
      </Button>
    </dialog>
  );
};
