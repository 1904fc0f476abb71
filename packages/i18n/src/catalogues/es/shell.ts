import type { Translated } from '../../translate.js';
import type { shell as english } from '../en/shell.js';

export const shell: Translated<typeof english> = {};
