/** A company whose customers get access: a telephone network, a club, a bank. */
export interface OpinPartner {
  readonly id: string;
  readonly name: string;
  /** Countries where it is available. */
  readonly countries: readonly string[];
  /** Within the page, or by a redirect to the partner and back. */
  readonly flow: 'INLINE' | 'REDIRECT';
}

export const OPIN_PARTNERS: readonly OpinPartner[] = [
  { id: 'mistral', name: 'Mistral Mobile', countries: ['GB', 'IE'], flow: 'INLINE' },
  { id: 'kestrel', name: 'Kestrel Telecom', countries: ['GB', 'US'], flow: 'REDIRECT' },
  { id: 'aurora', name: 'Aurora Telecom', countries: ['BR', 'PT'], flow: 'REDIRECT' },
  { id: 'noria', name: 'نوريا للاتصالات', countries: ['AE', 'SA', 'EG'], flow: 'INLINE' },
];

export interface OpinCustomer {
  readonly number: string;
  readonly pin: string;
  readonly name: string;
  readonly email: string | null;
  entitlements: readonly string[];
}

export const opinCustomers = (): OpinCustomer[] => [
  {
    number: '07700900123',
    pin: '2468',
    name: 'Imogen Farrell',
    email: 'imogen@partner.example',
    entitlements: ['sports'],
  },
  { number: '07700900456', pin: '2468', name: 'Zoë Ångström‑Núñez 李', email: null, entitlements: [] },
];

/** The client of the demo realm; it is only valid for the simulator. */
export const OPIN_CLIENT = { clientId: 'footlight-demo', clientSecret: 'opin-simulator' } as const;
