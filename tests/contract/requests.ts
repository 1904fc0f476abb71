import type { BodyOf, CallName, ParamsOf, QueryOf } from '@footlight/contract';

/** The account of the demo realm that makes a request, or nobody. */
export type Who =
  | 'nobody'
  | 'viewer@footlight.example'
  | 'member@footlight.example'
  | 'family@footlight.example'
  | 'admin@footlight.example';

export interface ContractRequest<N extends CallName> {
  readonly who?: Who;
  readonly language?: 'en' | 'es' | 'pt' | 'ar';
  readonly params?: ParamsOf<N>;
  readonly query?: QueryOf<N>;
  readonly body?: BodyOf<N>;
}

const vods = ['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009'];

const HOUR_MS = 3_600_000;
const guideTimes = {
  from: new Date().toISOString(),
  to: new Date(Date.now() + 3 * HOUR_MS).toISOString(),
};

/** Requests of the demo realm that must succeed; every implemented call that reads has some. */
export const requests: { readonly [N in CallName]?: readonly ContractRequest<N>[] } = {
  getRealm: [{}],
  getLabels: [{}, { language: 'ar' }, { query: { realm: 'demo' }, language: 'pt' }],
  getMenus: [{ params: { deviceType: 'WEB' } }, { params: { deviceType: 'MOBILE-WEB' }, language: 'es' }],
  getSessionUser: [{}, { who: 'viewer@footlight.example' }],
  getAccount: [{ who: 'viewer@footlight.example' }, { who: 'member@footlight.example', language: 'ar' }],
  listCountries: [{}, { language: 'pt' }],
  listProfiles: [{ who: 'viewer@footlight.example' }, { who: 'family@footlight.example' }],
  listSessions: [{ who: 'viewer@footlight.example' }],
  getSecondFactor: [{ who: 'viewer@footlight.example' }],
  listPasskeys: [{ who: 'viewer@footlight.example' }],
  listSignIns: [{ who: 'viewer@footlight.example' }, { who: 'member@footlight.example', query: { rpp: 1 } }],
  getSignInFigures: [
    { who: 'admin@footlight.example' },
    { who: 'admin@footlight.example', query: { days: 1 } },
  ],
  getIdentityProof: [{ who: 'viewer@footlight.example' }],
  requestDeviceCode: [{}, { language: 'ar' }],
  listLinkedProviders: [{ who: 'viewer@footlight.example' }],
  createPasskeySignIn: [{}],
  exportAccount: [{ who: 'member@footlight.example' }],
  listConsentTerms: [{}, { query: { scope: 'registration' }, language: 'es' }],
  getMarketingPreferences: [{ who: 'viewer@footlight.example', language: 'ar' }],
  findAccounts: [{ who: 'admin@footlight.example', query: { search: 'footlight.example' } }],
  findCustomers: [{ who: 'admin@footlight.example', query: { search: 'footlight.example' } }],
  listMailPreviews: [{ who: 'admin@footlight.example', language: 'es' }],
  getMailPreview: [
    { who: 'admin@footlight.example', params: { kind: 'receipt' }, query: { language: 'ar' } },
  ],
  listVoucherSeries: [{ who: 'admin@footlight.example' }],
  listDisputes: [{ who: 'admin@footlight.example' }],
  listSteeredEvents: [
    { who: 'admin@footlight.example' },
    { who: 'admin@footlight.example', query: { rpp: 1 } },
  ],
  listRoomReports: [{ who: 'admin@footlight.example' }],
  listAuditLog: [{ who: 'admin@footlight.example' }, { who: 'admin@footlight.example', query: { rpp: 1 } }],
  listCollections: [{ who: 'admin@footlight.example' }],
  listEntries: [
    { who: 'admin@footlight.example', params: { collection: 'vods' } },
    { who: 'admin@footlight.example', params: { collection: 'sections' }, query: { search: 'home', rpp: 1 } },
  ],
  getEntry: [
    { who: 'admin@footlight.example', params: { collection: 'vods', id: '1001' } },
    { who: 'admin@footlight.example', params: { collection: 'genres', id: 'drama' } },
  ],
  listEntryVersions: [{ who: 'admin@footlight.example', params: { collection: 'vods', id: '1001' } }],
  listProgrammes: [{ who: 'admin@footlight.example', params: { id: '6001' }, query: { rpp: 1 } }],
  listProgrammeVersions: [
    {
      who: 'admin@footlight.example',
      params: { id: '6001', startDate: '2026-11-21T20:00:00Z' },
    },
  ],
  listEncodingJobs: [
    { who: 'admin@footlight.example' },
    { who: 'admin@footlight.example', query: { state: 'failed', rpp: 1 } },
  ],
  listFilmIssues: [{ who: 'admin@footlight.example' }],
  listPayouts: [{ who: 'admin@footlight.example' }],
  listLicences: [{}, { who: 'member@footlight.example', language: 'pt' }],
  listLicenceFamilies: [
    {},
    {
      who: 'member@footlight.example',
      query: { includeEntitlements: 'ALL_ACTIVE_USER_ENTITLEMENTS', licenceId: ['7001', '7006'] },
    },
  ],
  getBasket: [{ who: 'viewer@footlight.example' }],
  getBasketChanges: [{ who: 'viewer@footlight.example' }],
  listPaymentProviders: [{}],
  listCards: [{ who: 'viewer@footlight.example' }],
  listPayments: [{ who: 'viewer@footlight.example', query: { p: 2 } }],
  getCredit: [{ who: 'viewer@footlight.example' }],
  getBillingDetails: [{ who: 'viewer@footlight.example' }],
  listGiftProducts: [{}, { language: 'ar' }],
  listPriceMigrations: [{ who: 'viewer@footlight.example' }],
  getCancellationPromotion: [{ who: 'member@footlight.example', query: { licenceId: '7001' } }],
  verifyCancellationPromotion: [{ who: 'member@footlight.example', params: { id: 'stay-half' } }],
  listUserLicences: [{ who: 'member@footlight.example' }, { who: 'viewer@footlight.example' }],
  listActiveSubscriptions: [{ who: 'member@footlight.example' }],
  getPreferences: [{ who: 'viewer@footlight.example' }],
  listFavourites: [
    { who: 'viewer@footlight.example' },
    { who: 'viewer@footlight.example', query: { rpp: 1 } },
  ],
  listWatchlists: [
    { who: 'viewer@footlight.example' },
    { who: 'viewer@footlight.example', query: { rpp: 60 }, language: 'ar' },
  ],
  getWatchlist: [{ who: 'member@footlight.example', params: { id: 'favourites' } }],
  getWatchlistAdjacent: [
    {
      who: 'member@footlight.example',
      params: { ownerId: 'me', id: 'favourites', contentId: '1001' },
      query: { size: 5 },
    },
  ],
  searchContent: [
    {},
    { query: { query: 'ruiz' } },
    { query: { query: 'faroles', facet: ['genre:drama,sport', 'year:2026'] }, language: 'ar' },
    { query: { facet: ['genre:drama'], kind: 'VOD_VIDEO', p: 2, rpp: 3 } },
    { query: { query: 'zzzz' }, language: 'pt' },
  ],
  listNewsFeeds: [{}, { language: 'ar' }],
  listNews: [{ params: { feedName: 'ringside' } }, { params: { feedName: 'ringside' }, query: { rpp: 1 } }],
  getNewsItem: [{ params: { feedName: 'ringside', newId: 'homecoming-in-full' }, language: 'es' }],
  listReleases: [{}, { query: { rpp: 3 } }],
  listFighters: [{}, { query: { weightClass: 'WELTERWEIGHT', rpp: 2 }, language: 'ar' }],
  getFighter: [{ params: { id: 'rosa-ruiz' } }, { params: { id: 'ivo-brandt' }, language: 'pt' }],
  getFighterStatistics: [{ params: { id: 'rosa-ruiz' } }],
  listRankings: [{}, { query: { weightClass: 'BANTAMWEIGHT' } }],
  getExternalPage: [{ params: { id: 'terms' }, language: 'pt' }, { params: { id: 'harbour' } }],
  getPlugin: [{ params: { id: 'tides' }, language: 'ar' }],
  getTexts: [{}, { query: { realm: 'demo', key: ['terms'] }, language: 'ar' }],
  fetchTranslations: [{ body: { keys: ['signIn'] } }],
  getOembed: [{ query: { url: '{origin}/video/1001' } }],
  listHistory: [{ who: 'viewer@footlight.example' }, { who: 'viewer@footlight.example', query: { rpp: 1 } }],
  listReviews: [
    { params: { id: '1001' } },
    { params: { id: '1001' }, query: { sort: 'helpful', rpp: 3 }, who: 'viewer@footlight.example' },
    { params: { id: '1010' } },
  ],
  listModeratedReviews: [
    { who: 'admin@footlight.example' },
    { who: 'admin@footlight.example', query: { state: 'hidden' } },
  ],
  getSection: [
    { params: { section: 'home' } },
    { params: { section: 'home' }, language: 'ar', who: 'member@footlight.example' },
    { params: { section: 'home' }, query: { rpp: 2, displayGeoblocked: true } },
    { params: { section: 'films' } },
    { params: { section: 'series' } },
    { params: { section: 'live' } },
  ],
  getVod: [
    ...vods.map((id) => ({ params: { id } })),
    ...vods.map((id) => ({
      params: { id },
      query: { includePlaybackDetails: 'URL' as const },
      who: 'member@footlight.example' as const,
    })),
  ],
  listVods: [{ query: { id: ['1001'] } }, { query: { id: [...vods, 'none'] }, language: 'es' }],
  getAdjacentVods: [{ params: { id: '1001' } }, { params: { id: '1001' }, query: { size: 1 } }],
  getRelatedVods: [
    { params: { id: '1012' } },
    { who: 'member@footlight.example', params: { id: '1001' }, query: { size: 3 }, language: 'ar' },
  ],
  getPlaylist: [
    { params: { id: '3001' } },
    { params: { id: '3001' }, query: { rpp: 25 } },
    { params: { id: '3002' } },
    { params: { id: '3003' }, language: 'es' },
  ],
  getPlaylistAdjacent: [{ params: { id: '3001', vodId: '1001' } }],
  getSeason: [{ params: { id: '4001' } }, { params: { id: '4004' } }],
  getSeries: [{ params: { seriesId: '5001' } }, { params: { seriesId: '5002' }, language: 'ar' }],
  getRelatedToSeries: [{ params: { seriesId: '5001' }, query: { size: 3 }, language: 'es' }],
  getAdjacentSeasons: [{ params: { seriesId: '5001', seasonId: '4002' } }],
  getContentGrid: [{ query: { gridViewConfigId: 'all-films' } }],
  getLiveEvent: [
    { params: { id: '2001' } },
    { params: { id: '2002' }, query: { includePlaybackDetails: 'URL' } },
  ],
  getLiveVod: [{ params: { id: '2004' } }],
  getVodStream: [{ query: { vodId: '1001' } }],
  getEventStream: [{ query: { eventId: '2001' } }],
  findVod: [{ query: { id: '1001' } }, { query: { externalId: 'lantern-coast-film' }, language: 'ar' }],
  findEvent: [{ query: { id: '2001' } }, { query: { externalId: 'harbour-radio-live' } }],
  getVodPlaylist: [{ query: { vodId: '1001' } }],
  listPlaylistItems: [{ params: { id: '3001' } }, { params: { id: '3002' } }],
  getGuide: [
    { query: guideTimes },
    { query: { ...guideTimes, channel: '6001', rpp: 1 }, language: 'ar' },
    { query: { ...guideTimes, genre: 'film', query: 'night' } },
    { who: 'viewer@footlight.example', query: { ...guideTimes, favourites: true } },
  ],
  getGuideByTime: [{ query: { fromTs: Date.now(), toTs: Date.now() + HOUR_MS, epgId: '6002' } }],
  listGuideGenres: [{}, { language: 'ar' }],
  listFavouriteChannels: [{ who: 'viewer@footlight.example' }],
  getGuideTable: [{}, { query: { timeZone: 'America/New_York' } }, { query: { id: '6001' }, language: 'es' }],
  listLiveEvents: [{}, { query: { p: 1, rpp: 1 } }],
  listUpcomingEvents: [{}],
  postVideoManifest: [
    { params: { id: '1001' }, body: {} },
    { params: { id: '1001' }, body: { protocols: ['DASH'], audioLanguage: 'es' } },
    { params: { id: '1002' }, body: {}, who: 'viewer@footlight.example' },
    { params: { id: '1003' }, body: {}, who: 'member@footlight.example' },
    { params: { id: '1007' }, body: {} },
  ],
  postEventManifest: [
    { params: { id: '2001' }, body: {} },
    { params: { id: '2002' }, body: { protocols: ['HLS'] } },
  ],
};
