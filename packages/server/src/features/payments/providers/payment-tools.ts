import type { Clock } from '../../../clock.js';
import type { ProviderHttp } from '../../providers/provider-http.js';

/** What payment providers are made with, besides their settings. */
export interface PaymentTools {
  readonly http: ProviderHttp;
  readonly clock: Clock;
  /** Oldest signature of a message that is believed. */
  readonly messageAgeSeconds: number;
}
