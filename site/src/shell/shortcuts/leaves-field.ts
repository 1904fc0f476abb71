/** Types of inputs whose content is text that the left and right arrow keys move in. */
const TEXT_TYPES: ReadonlySet<string> = new Set([
  'text',
  'search',
  'url',
  'tel',
  'password',
  'email',
  'number',
]);
/** Types of inputs in which arrow keys do nothing, or only choose another of a group. */
const PRESSED_TYPES: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'image',
  'file',
]);

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Whether a caret, as one position without a selection, is at the end that a key points to. */
const isAtEnd = (field: HTMLInputElement | HTMLTextAreaElement, isForwards: boolean): boolean => {
  const { selectionStart, selectionEnd, value } = field;
  // Inputs for addresses and numbers do not say where their caret is.
  if (selectionStart === null) return value === '';
  return selectionStart === selectionEnd && selectionStart === (isForwards ? value.length : 0);
};

/**
 * Whether an arrow key of a remote control leaves a field, because it has nothing to do there: upwards and downwards
 * except within several lines and in a list that is open; sideways at the ends of a text, and between boxes to tick.
 */
export const leavesField = (field: Element, key: Arrow): boolean => {
  const isUpright = key === 'ArrowUp' || key === 'ArrowDown';
  if (field.getAttribute('aria-expanded') === 'true') return false;
  const isForwards =
    key === 'ArrowDown' ||
    (!isUpright && (key === 'ArrowRight') === (getComputedStyle(field).direction !== 'rtl'));
  if (field instanceof HTMLTextAreaElement) return isAtEnd(field, isForwards);
  if (isUpright) return field.matches('input, select, [role="slider"]');
  if (!(field instanceof HTMLInputElement)) return false;
  return PRESSED_TYPES.has(field.type) || (TEXT_TYPES.has(field.type) && isAtEnd(field, isForwards));
};
