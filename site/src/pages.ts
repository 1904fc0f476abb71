import type { RouteName } from '@footlight/domain';
import type { Page } from './app/define-page.js';

/**
 * The site's pages by route, each in a lazily loaded chunk. The build reads this table to list the files of each page
 * (`scripts/rollup/page-list.mjs`).
 */
export const PAGES: Readonly<Partial<Record<RouteName, () => Promise<Page>>>> = {
  root: async () => (await import('./features/content/section/section.page.js')).homePage,
  home: async () => (await import('./features/content/section/section.page.js')).homePage,
  browse: async () => (await import('./features/content/section/section.page.js')).browsePage,
  section: async () => (await import('./features/content/section/section.page.js')).sectionPage,
  vod: async () => (await import('./features/playback/watch/video.page.js')).videoPage,
  live: async () => (await import('./features/playback/watch/live.page.js')).livePage,
  multiVideo: async () => (await import('./features/playback/multi-view/multi-view.page.js')).multiViewPage,
  watchTogether: async () => (await import('./features/rooms/watch-together.page.js')).watchTogetherPage,
  interstitial: async () => (await import('./features/playback/watch/interstitial.page.js')).interstitialPage,
  series: async () => (await import('./features/content/series/series.page.js')).seriesPage,
  season: async () => (await import('./features/content/series/season.page.js')).seasonPage,
  playlist: async () => (await import('./features/content/playlist/playlist.page.js')).playlistPage,
  favourites: async () => (await import('./features/lists/favourites.page.js')).favouritesPage,
  myList: async () => (await import('./features/lists/favourites.page.js')).favouritesPage,
  watchlistFavourites: async () => (await import('./features/lists/favourites.page.js')).favouritesPage,
  watchlists: async () => (await import('./features/lists/watchlists.page.js')).watchlistsPage,
  search: async () => (await import('./features/search/search.page.js')).searchPage,
  news: async () => (await import('./features/editorial/news/news.page.js')).newsPage,
  newsItem: async () => (await import('./features/editorial/news/news-item.page.js')).newsItemPage,
  fighters: async () => (await import('./features/content/fighters/fighters.page.js')).fightersPage,
  fighter: async () => (await import('./features/content/fighters/fighter.page.js')).fighterPage,
  externalPage: async () =>
    (await import('./features/editorial/operator-pages/external.page.js')).externalPage,
  mobileExternal: async () =>
    (await import('./features/editorial/operator-pages/external.page.js')).mobileExternalPage,
  myUefa: async () => (await import('./features/editorial/operator-pages/external.page.js')).myUefaPage,
  plugin: async () => (await import('./features/editorial/operator-pages/plugin.page.js')).pluginPage,
  preferences: async () =>
    (await import('./features/account/preferences/preferences.page.js')).preferencesPage,
  purchase: async () => (await import('./features/commerce/purchase/purchase.page.js')).purchasePage,
  grid: async () => (await import('./features/content/grid/grid.page.js')).gridPage,
  liveNow: async () => (await import('./features/live/live-now.page.js')).liveNowPage,
  upcoming: async () => (await import('./features/live/upcoming.page.js')).upcomingPage,
  releases: async () => (await import('./features/content/releases/releases.page.js')).releasesPage,
  schedule: async () => (await import('./features/live/schedule/schedule.page.js')).schedulePage,
  epg: async () => (await import('./features/guide/guide.page.js')).guidePage,
  account: async () => (await import('./features/account/account.page.js')).accountPage,
  profiles: async () => (await import('./features/account/profiles/profiles.page.js')).profilesPage,
  history: async () => (await import('./features/playback/history/history.page.js')).historyPage,
  impersonate: async () => (await import('./features/administration/impersonate.page.js')).impersonatePage,
  login: async () => (await import('./features/sign-in/login.page.js')).loginPage,
  signup: async () => (await import('./features/sign-in/sign-up/signup.page.js')).signupPage,
  loginProvider: async () => (await import('./features/sign-in/provider-login.page.js')).providerLoginPage,
  providers: async () => (await import('./features/sign-in/tv/providers.page.js')).providersPage,
  activate: async () => (await import('./features/sign-in/tv/activate.page.js')).activatePage,
  tvLogin: async () => (await import('./features/sign-in/tv/tv-login.page.js')).tvLoginPage,
  requestPassword: async () =>
    (await import('./features/sign-in/mail-links/password-reset.page.js')).passwordResetPage,
  requestNewPassword: async () =>
    (await import('./features/sign-in/mail-links/password-reset.page.js')).passwordResetPage,
  resetPassword: async () =>
    (await import('./features/sign-in/mail-links/password-reset.page.js')).passwordResetPage,
  resetNewPassword: async () =>
    (await import('./features/sign-in/mail-links/password-reset.page.js')).passwordResetPage,
  confirmReset: async () =>
    (await import('./features/sign-in/mail-links/password-reset.page.js')).passwordResetPage,
  emailConfirmation: async () =>
    (await import('./features/sign-in/mail-links/email-confirmation.page.js')).emailConfirmationPage,
  magicLink: async () => (await import('./features/sign-in/mail-links/magic-link.page.js')).magicLinkPage,
  logout: async () => (await import('./features/sign-in/logout.page.js')).logoutPage,
  oidc: async () => (await import('./features/sign-in/providers/provider-return.page.js')).providerReturnPage,
  oidcLogin: async () => (await import('./features/sign-in/providers/open-id.page.js')).openIdLoginPage,
  oidcSignup: async () => (await import('./features/sign-in/providers/open-id.page.js')).openIdSignupPage,
  oidcAccount: async () => (await import('./features/sign-in/providers/open-id.page.js')).openIdAccountPage,
  oidcForgotPassword: async () =>
    (await import('./features/sign-in/providers/open-id.page.js')).openIdPasswordPage,
  oidcLogout: async () => (await import('./features/sign-in/logout.page.js')).openIdLogoutPage,
  oauth: async () =>
    (await import('./features/sign-in/providers/provider-return.page.js')).providerReturnPage,
  pay: async () => (await import('./features/commerce/pay/pay.page.js')).payPage,
  giftPay: async () => (await import('./features/commerce/pay/pay.page.js')).payPage,
  payment: async () => (await import('./features/commerce/pay/payment.page.js')).paymentPage,
  paymentAuthorization: async () =>
    (await import('./features/commerce/pay/payment-authorization.page.js')).paymentAuthorizationPage,
  paymentUpdate: async () =>
    (await import('./features/commerce/pay/payment-update.page.js')).paymentUpdatePage,
  subscribed: async () => (await import('./features/commerce/pay/subscribed.page.js')).subscribedPage,
  redeem: async () => (await import('./features/commerce/gift/redeem.page.js')).redeemPage,
  gift: async () => (await import('./features/commerce/gift/gift.page.js')).giftPage,
  giftLogin: async () => (await import('./features/sign-in/gift-sign-in.page.js')).giftLoginPage,
  giftLoginRedirect: async () =>
    (await import('./features/sign-in/gift-sign-in.page.js')).giftLoginRedirectPage,
  giftRedeemLogin: async () => (await import('./features/sign-in/gift-sign-in.page.js')).giftRedeemLoginPage,
  giftRedeemRegister: async () =>
    (await import('./features/sign-in/gift-sign-in.page.js')).giftRedeemRegisterPage,
  licenceRedirect: async () =>
    (await import('./features/sign-in/providers/licence-redirect.page.js')).licenceRedirectPage,
  administration: async () => (await import('./features/administration/accounts.page.js')).accountsPage,
  administeredAccount: async () =>
    (await import('./features/administration/administered-account.page.js')).administeredAccountPage,
  auditLog: async () => (await import('./features/administration/audit-log.page.js')).auditLogPage,
  signInFigures: async () =>
    (await import('./features/administration/sign-in-figures.page.js')).signInFiguresPage,
  steeredEvents: async () =>
    (await import('./features/administration/manual-events.page.js')).manualEventsPage,
  finance: async () => (await import('./features/administration/finance/finance.page.js')).financePage,
  financeCustomer: async () =>
    (await import('./features/administration/finance/customer.page.js')).customerPage,
  voucherSeries: async () =>
    (await import('./features/administration/voucher-series.page.js')).voucherSeriesPage,
  disputes: async () => (await import('./features/administration/finance/disputes.page.js')).disputesPage,
  moderatedReviews: async () =>
    (await import('./features/administration/moderated-reviews.page.js')).moderatedReviewsPage,
  roomReports: async () => (await import('./features/administration/room-reports.page.js')).roomReportsPage,
  previews: async () => (await import('./features/administration/previews/previews.page.js')).previewsPage,
  sectionPreview: async () =>
    (await import('./features/administration/previews/section-preview.page.js')).sectionPreviewPage,
  composedPagePreview: async () =>
    (await import('./features/administration/previews/composed-page-preview.page.js'))
      .composedPagePreviewPage,
  cancellationPromotionPreview: async () =>
    (await import('./features/administration/previews/cancellation-promotion-preview.page.js'))
      .cancellationPromotionPreviewPage,
  mailPreviews: async () =>
    (await import('./features/administration/previews/mail-previews.page.js')).mailPreviewsPage,
  mailPreview: async () =>
    (await import('./features/administration/previews/mail-preview.page.js')).mailPreviewPage,
  navbarPreview: async () =>
    (await import('./features/administration/previews/navbar-preview.page.js')).navbarPreviewPage,
  pluginPreview: async () =>
    (await import('./features/administration/previews/plugin-preview.page.js')).pluginPreviewPage,
  notFoundPreview: async () =>
    (await import('./features/administration/previews/not-found-preview.page.js')).notFoundPreviewPage,
};
