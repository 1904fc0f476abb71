import type { Clock } from '../../../../clock.js';
import type { ProviderHttp } from '../../../sign-in/providers/provider-http.js';

/** Dependencies of payment providers besides their settings. */
export interface PaymentTools {
  readonly http: ProviderHttp;
  readonly clock: Clock;
  /** Maximum age of an accepted signature, in seconds. */
  readonly messageAgeSeconds: number;
}
