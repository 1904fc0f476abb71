/** A simulated pay-TV operator (an MVPD, in Adobe's terms), with a single account. */
export interface Mvpd {
  readonly id: string;
  readonly displayName: string;
  /** CSS colour of its logo. */
  readonly colour: string;
  readonly username: string;
  readonly password: string;
  /** Adobe resources included in the account's package. */
  readonly resources: readonly string[];
}

const mvpd = (
  id: string,
  displayName: string,
  colour: string,
  resources: readonly string[] = ['footlight'],
): Mvpd => ({
  id,
  displayName,
  colour,
  username: `viewer@${id}.example`,
  password: 'television',
  resources,
});

export const MVPDS: readonly Mvpd[] = [
  mvpd('harbour', 'Harbour Cable', '#1d6fa5'),
  mvpd('northlight', 'Northlight Broadband', '#5b3fa0'),
  mvpd('meridian', 'Meridian Satellite', '#b3541e'),
  mvpd('coastline', 'Coastline Fibre', '#1f7a5c'),
  mvpd('tideway', 'Tideway TV', '#8a1c4a'),
  // A package without the channel: viewers can sign in, but the resource is denied.
  mvpd('lowland', 'Lowland Basic', '#6b6b2a', []),
  mvpd('solnedgang', 'Télé Solnedgång', '#a5371d'),
];

export const CHANNELS = [
  { id: '6001', displayName: 'Harbour Radio' },
  { id: '6002', displayName: 'Footlight One' },
] as const;

/** Requestors known to the simulator. */
export const REQUESTORS: Readonly<Record<string, string>> = { footlight: 'Footlight' };

export const mvpdOf = (id: string): Mvpd | undefined => MVPDS.find((one) => one.id === id);

/** A wordmark as SVG. */
export const logoOf = ({ displayName, colour }: Mvpd): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img"><title>${displayName}</title><rect width="96" height="96" rx="20" fill="${colour}"/><text x="48" y="62" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="40" fill="#fff">${displayName
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')}</text></svg>`;
