import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

export interface FoldOut<Root extends HTMLElement> {
  readonly isOpen: boolean;
  /** Closes the list and returns the focus to its button. */
  readonly close: () => void;
  /** Props for the element that contains the button and the list. */
  readonly root: {
    readonly ref: RefObject<Root | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly toggle: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly type: 'button';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  readonly list: { readonly id: string; readonly hidden: boolean };
}

/** A list opened by a button. Escape, a press outside, or focus moving outside closes it. */
export const useFoldOut = <Root extends HTMLElement>(): FoldOut<Root> => {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && root.current?.contains(target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  return {
    isOpen,
    close,
    root: {
      ref: root,
      onKeyDown: ({ key }) => {
        if (key === 'Escape' && isOpen) close();
      },
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
    },
    toggle: {
      ref: toggle,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setOpen(!isOpen),
    },
    list: { id, hidden: !isOpen },
  };
};
