import type { Translated } from '../../translate.js';
import type { elements as english } from '../en/elements.js';

export const elements: Translated<typeof english> = {};
