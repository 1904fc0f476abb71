import type { Translated } from '../../translate.js';
import type { account as english } from '../en/account.js';

export const account: Translated<typeof english> = {};
