import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ApiError } from '../../../api-error.js';
import { ProviderHttp } from '../../sign-in/providers/provider-http.js';

/** What a register says about a VAT number. */
interface RegisterAnswer {
  readonly isValid: boolean;
  /** Proves to tax authorities that the register was asked; null if it gives none. */
  readonly consultation: string | null;
}

/** A register of VAT numbers. */
export interface VatRegister {
  /** Whether it has numbers with this prefix. */
  has(vatNumber: string): boolean;
  /**
   * @param vatNumber with its prefix, such as `DE136695976`
   * @throws {ApiError} PROVIDER_FAILED if it does not say whether the number is valid
   */
  check(vatNumber: string): Promise<RegisterAnswer>;
}

/** Greece is `EL`, Northern Ireland `XI`; Great Britain has a register of its own. */
const PREFIXES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

const CheckAnswer = Type.Object({ valid: Type.Boolean(), requestIdentifier: Type.Optional(Type.String()) });
const ErrorAnswer = Type.Object({
  errorWrappers: Type.Array(Type.Object({ error: Type.String() }), { minItems: 1 }),
});

const partsOf = (vatNumber: string) => ({ state: vatNumber.slice(0, 2), number: vatNumber.slice(2) });

/**
 * VIES, the register of the European Union. It gives a consultation number to those who name their own VAT number.
 * @param requester the seller's VAT number; null if it has none in the Union
 * @see https://ec.europa.eu/assets/taxud/vow-information/swagger_publicVAT.yaml
 * @see docs/rules/commerce.md MONEY-141
 */
export const createVies = (
  { baseUri }: { readonly baseUri: string },
  { requester, timeoutMs }: { readonly requester: string | null; readonly timeoutMs: number },
): VatRegister => {
  const http = new ProviderHttp({ timeoutMs });
  const own = requester === null ? undefined : partsOf(requester);
  return {
    has: (vatNumber) => PREFIXES.has(partsOf(vatNumber).state),
    check: async (vatNumber) => {
      const { state, number } = partsOf(vatNumber);
      const { body } = await http.request(`${baseUri}/check-vat-number`, {
        json: {
          countryCode: state,
          vatNumber: number,
          ...(own === undefined ? {} : { requesterMemberStateCode: own.state, requesterNumber: own.number }),
        },
      });
      // Errors have the status 200 as well.
      if (Value.Check(ErrorAnswer, body)) {
        const [{ error } = { error: '' }] = body.errorWrappers;
        if (error === 'INVALID_INPUT') return { isValid: false, consultation: null };
        throw new ApiError('PROVIDER_FAILED', { cause: new Error(`VIES: ${error}`) });
      }
      if (!Value.Check(CheckAnswer, body))
        throw new ApiError('PROVIDER_FAILED', { cause: new Error('VIES: an answer of another form') });
      const { valid, requestIdentifier = '' } = body;
      return { isValid: valid, consultation: requestIdentifier === '' ? null : requestIdentifier };
    },
  };
};
