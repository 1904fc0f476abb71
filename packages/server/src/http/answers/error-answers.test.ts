import { ERROR_STATUS, type ErrorCode } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { catalogues } from '@footlight/i18n/catalogues';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api-error.js';
import { errorBody } from './error-answers.js';

const messageOf = (code: ErrorCode, language: string): string =>
  errorBody(new ApiError(code), language, 'r-1').messages[0] ?? '';

// MONEY-77
describe('messages for refused payments', () => {
  it.each(shapes.payBasket.errors.filter((code) => ERROR_STATUS[code] < 500))(
    '%s has its own message in every language',
    (code) => {
      for (const language of ['en', 'es', 'pt', 'ar'] as const)
        expect(messageOf(code, language)).not.toBe(catalogues[language]['errorBadRequest']);
      expect(messageOf(code, 'ar')).toMatch(/\p{Script=Arabic}/u);
    },
  );

  it('refer to the bank if the card was declined', () => {
    expect(messageOf('card_declined', 'en')).toBe(
      'Your bank declined the card. Contact your bank, or use another card.',
    );
    expect(messageOf('incorrect_number', 'es')).toBe('El número de la tarjeta no es correcto.');
  });
});
