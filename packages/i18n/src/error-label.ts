import { errors } from './catalogues/en/errors.js';
import type { KeyOf } from './translate.js';

type ErrorLabelKey = KeyOf<typeof errors>;

const isErrorLabel = (key: string): key is ErrorLabelKey => Object.hasOwn(errors, key);

/** The label for an error code: `VOD_NOT_FOUND` → `errorVodNotFound`; `errorGeneric` for codes without one. */
export const errorLabel = (code: string): ErrorLabelKey => {
  const words = code.toLowerCase().split('_');
  const key = `error${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
  return isErrorLabel(key) ? key : 'errorGeneric';
};
