import type { Translated } from '../../translate.js';
import type { content as english } from '../en/content.js';

export const content: Translated<typeof english> = {};
