import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../labels/class-names.js';
import { useLabels } from '../labels/labels.js';
import { RESIZE_DEBOUNCE_MS, watchSize } from '../viewport/watch-size.js';
import styles from './fold.module.css';

/** A text of which phones show the first lines with a button for the rest; wider screens show it in full. */
export const Fold = ({
  text,
  className,
}: {
  readonly text: string;
  readonly className?: string | undefined;
}) => {
  const { t } = useLabels();
  const id = useId();
  const place = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const measure = (): void => setCut(current.scrollHeight > current.clientHeight + 1);
    measure();
    return watchSize(current, measure, RESIZE_DEBOUNCE_MS.text);
  }, [text]);

  return (
    <div className={styles['fold']}>
      <p ref={place} id={id} dir="auto" className={classNames(styles['text'], className)} data-open={isOpen}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'readLess' : 'readMore')}
        </button>
      )}
    </div>
  );
};
