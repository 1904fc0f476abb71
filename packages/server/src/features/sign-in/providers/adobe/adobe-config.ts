import type { ResponseOf } from '@footlight/contract';
import { ApiError } from '../../../../api-error.js';
import type { Clock } from '../../../../clock.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import type { AdobeHost } from './adobe-host.js';

type AdobeConfig = ResponseOf<'getAdobeConfig'>;
type TvProvider = AdobeConfig['requestor']['mvpds'][number];
type Allowed = SettingsOf<'ADOBE'>['allowedProviders'];
type JsonObject = Readonly<Record<string, unknown>>;

const CACHE_MS = 5 * 60_000;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** Adobe's JSON is converted from XML: a list is either an array or an object with the array as its only member. */
const listOf = (value: unknown, member: string): JsonObject[] => {
  const list = isObject(value) && !Array.isArray(value) ? value[member] : value;
  return Array.isArray(list) ? list.filter(isObject) : [];
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const logoOf = (value: unknown): string | null =>
  /^https?:\/\//u.test(textOf(value)) ? textOf(value) : null;

const providerOf = (mvpd: JsonObject, featured: boolean): TvProvider => {
  const id = textOf(mvpd['id']);
  return {
    id,
    name: id,
    displayName: textOf(mvpd['displayName']) || id,
    logoUrl: logoOf(mvpd['logoUrl']),
    featured,
  };
};

/** The providers allowed by the realm, in its order; all providers, in Adobe's order, when the realm lists none. */
const allowedOf = (mvpds: readonly JsonObject[], allowed: Allowed): TvProvider[] => {
  if (allowed.length === 0) return mvpds.map((mvpd) => providerOf(mvpd, false));
  return allowed.flatMap(({ name, display }) => {
    const mvpd = mvpds.find(({ id }) => id === name);
    return mvpd === undefined ? [] : [providerOf(mvpd, display === 'featured')];
  });
};

const channelOf = (channel: JsonObject): { id: string; displayName: string } => ({
  id: textOf(channel['id']),
  displayName: textOf(channel['displayName']) || textOf(channel['id']),
});

/** TV providers and channels of a requestor, cached for five minutes. */
export const createAdobeConfig = (
  { requestorId, allowedProviders }: Pick<SettingsOf<'ADOBE'>, 'requestorId' | 'allowedProviders'>,
  host: AdobeHost,
  clock: Clock,
): (() => Promise<AdobeConfig>) => {
  let cached: { readonly config: AdobeConfig; readonly until: number } | undefined;
  return async () => {
    if (cached !== undefined && cached.until > clock.now()) return cached.config;
    const { requestor } = await host.config(requestorId);
    if (!isObject(requestor)) throw new ApiError('PROVIDER_FAILED');
    const config: AdobeConfig = {
      requestor: {
        id: requestorId,
        name: textOf(requestor['name']) || requestorId,
        mvpds: allowedOf(
          listOf(requestor['mvpds'], 'mvpd').filter(({ id }) => textOf(id) !== ''),
          allowedProviders,
        ),
        channels: listOf(requestor['channels'], 'channel').map(channelOf),
      },
    };
    cached = { config, until: clock.now() + CACHE_MS };
    return config;
  };
};
