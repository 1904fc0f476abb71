/** Languages with their own path words; Arabic addresses use the English words after `/ar`. */
export type PathLanguage = 'en' | 'es' | 'pt' | 'emoji';

type Row = Readonly<Record<PathLanguage, string>>;

const row = (en: string, es: string, pt: string, emoji: string): Row => ({ en, es, pt, emoji });

/** Pages under this path are for administrators and excluded from search engines. */
export const ADMIN_PATH = '/_admin/';

/** Uses the same path in every language. */
const adminPage = (name: string): Row => {
  const path = `${ADMIN_PATH}${name}`;
  return row(path, path, path, path);
};

/**
 * Every route by name, with its path in each language. Parameters are the same in all of them.
 *
 * @see docs/rules/pages.md PAGE-1, PAGE-2, PAGE-3
 */
export const ROUTES = {
  root: row('/', '/', '/', '/'),
  account: row('/account/:section?', '/cuenta/:section?', '/conta/:section?', '/👤/:section?'),
  activate: row('/activate/:id?', '/activar/:id?', '/ativar/:id?', '/🔌/:id?'),
  browse: row('/browse', '/explorar', '/explorar', '/🧭'),
  confirmReset: row(
    '/confirm-reset/:code',
    '/confirmar-cambio/:code',
    '/confirmar-alteracao/:code',
    '/🔑✅/:code',
  ),
  emailConfirmation: row('/email-confirmation', '/confirmar-correo', '/confirmar-email', '/📧✅'),
  epg: row('/epg', '/guia', '/guia', '/📅'),
  externalPage: row(
    '/externalpage/:pageId',
    '/pagina-externa/:pageId',
    '/pagina-externa/:pageId',
    '/🌍/:pageId',
  ),
  favourites: row('/favourites', '/favoritos', '/favoritos', '/⭐'),
  fighters: row('/fighters', '/luchadores', '/lutadores', '/🥊'),
  fighter: row('/fighters/:id', '/luchadores/:id', '/lutadores/:id', '/🥊/:id'),
  gift: row('/gift/:giftId?', '/regalo/:giftId?', '/presente/:giftId?', '/🎁/:giftId?'),
  giftLogin: row(
    '/gift/:giftId?/login',
    '/regalo/:giftId?/entrar',
    '/presente/:giftId?/entrar',
    '/🎁/:giftId?/🔓',
  ),
  giftLoginRedirect: row(
    '/gift/:giftId?/login/redirect',
    '/regalo/:giftId?/entrar/redirigir',
    '/presente/:giftId?/entrar/redirecionar',
    '/🎁/:giftId?/🔓/↪️',
  ),
  giftPay: row('/gift/:giftId?/pay', '/regalo/:giftId?/pagar', '/presente/:giftId?/pagar', '/🎁/:giftId?/💳'),
  giftRedeemLogin: row(
    '/gift/redeem/:redeemCode/login',
    '/regalo/canjear/:redeemCode/entrar',
    '/presente/resgatar/:redeemCode/entrar',
    '/🎁/🎟️/:redeemCode/🔓',
  ),
  giftRedeemRegister: row(
    '/gift/redeem/:redeemCode/register',
    '/regalo/canjear/:redeemCode/registro',
    '/presente/resgatar/:redeemCode/registo',
    '/🎁/🎟️/:redeemCode/✍️',
  ),
  redeem: row('/redeem', '/canjear', '/resgatar', '/🎟️'),
  grid: row('/grid', '/cuadricula', '/grelha', '/🔲'),
  history: row('/history', '/historial', '/historico', '/🕰️'),
  home: row('/home', '/inicio', '/inicio', '/🏠'),
  impersonate: row('/impersonate/:token', '/suplantar/:token', '/personificar/:token', '/🎭/:token'),
  interstitial: row(
    '/interstitial/:eventId/:eventTitle?',
    '/presentacion/:eventId/:eventTitle?',
    '/apresentacao/:eventId/:eventTitle?',
    '/🚪/:eventId/:eventTitle?',
  ),
  licenceRedirect: row('/licence-redirect', '/licencia-redireccion', '/licenca-redirecionar', '/📜↪️'),
  liveNow: row('/livenow', '/ahora-en-directo', '/em-direto-agora', '/🔴'),
  live: row(
    '/live/:eventId/:eventTitle?',
    '/directo/:eventId/:eventTitle?',
    '/direto/:eventId/:eventTitle?',
    '/📡/:eventId/:eventTitle?',
  ),
  watchTogether: row(
    '/live/:eventId/watch-together',
    '/directo/:eventId/ver-juntos',
    '/direto/:eventId/ver-juntos',
    '/📡/:eventId/👥',
  ),
  login: row('/login', '/entrar', '/entrar', '/🔓'),
  loginProvider: row(
    '/login/:authProvider/:clientName?',
    '/entrar/:authProvider/:clientName?',
    '/entrar/:authProvider/:clientName?',
    '/🔓/:authProvider/:clientName?',
  ),
  requestPassword: row(
    '/login/request-password',
    '/entrar/pedir-contrasena',
    '/entrar/pedir-palavra-passe',
    '/🔓/❓',
  ),
  resetPassword: row('/login/resetpwd', '/entrar/nueva-contrasena', '/entrar/nova-palavra-passe', '/🔓/🔑'),
  magicLink: row('/login/magic-link', '/entrar/enlace-magico', '/entrar/ligacao-magica', '/🔓/✨'),
  logout: row('/logout', '/salir', '/sair', '/🔒'),
  mobileExternal: row('/mobile-external', '/movil-externo', '/movel-externo', '/📱'),
  multiVideo: row('/multi-video/:eventId', '/multi-video/:eventId', '/multi-video/:eventId', '/🎛️/:eventId'),
  myList: row('/mylist', '/mi-lista', '/minha-lista', '/📝'),
  watchlistFavourites: row('/watchlist/favourites', '/lista/favoritos', '/lista/favoritos', '/📝/⭐'),
  myUefa: row('/myuefa', '/myuefa', '/myuefa', '/⚽'),
  news: row('/news', '/noticias', '/noticias', '/📰'),
  newsItem: row(
    '/news/:feedName/:newId',
    '/noticias/:feedName/:newId',
    '/noticias/:feedName/:newId',
    '/📰/:feedName/:newId',
  ),
  oauth: row(
    '/oauth/:provider/:appname?',
    '/oauth/:provider/:appname?',
    '/oauth/:provider/:appname?',
    '/🤝/:provider/:appname?',
  ),
  oidc: row('/oidc', '/oidc', '/oidc', '/🆔'),
  oidcAccount: row('/oidc/account', '/oidc/cuenta', '/oidc/conta', '/🆔/👤'),
  oidcForgotPassword: row(
    '/oidc/forgot-password',
    '/oidc/olvido-contrasena',
    '/oidc/esqueci-palavra-passe',
    '/🆔/❓',
  ),
  oidcLogin: row('/oidc/login', '/oidc/entrar', '/oidc/entrar', '/🆔/🔓'),
  oidcLogout: row('/oidc/logout', '/oidc/salir', '/oidc/sair', '/🆔/🔒'),
  oidcSignup: row('/oidc/signup', '/oidc/registro', '/oidc/registo', '/🆔/✍️'),
  pay: row('/pay/:providerId?', '/pagar/:providerId?', '/pagar/:providerId?', '/💳/:providerId?'),
  payment: row('/payment/:id', '/pago/:id', '/pagamento/:id', '/🧾/:id'),
  paymentAuthorization: row('/payment-authorization', '/autorizar-pago', '/autorizar-pagamento', '/🧾✅'),
  paymentUpdate: row(
    '/payment-update/:licenceId',
    '/cambiar-pago/:licenceId',
    '/alterar-pagamento/:licenceId',
    '/🧾🔄/:licenceId',
  ),
  playlist: row(
    '/playlist/:playlistId/:playlistTitle?',
    '/lista-de-videos/:playlistId/:playlistTitle?',
    '/lista-de-videos/:playlistId/:playlistTitle?',
    '/🎶/:playlistId/:playlistTitle?',
  ),
  plugin: row('/plugin/:id', '/complemento/:id', '/extensao/:id', '/🧩/:id'),
  preferences: row('/preferences', '/preferencias', '/preferencias', '/⚙️'),
  profiles: row('/profiles', '/perfiles', '/perfis', '/👥'),
  providers: row(
    '/providers/:result?/:device?',
    '/proveedores/:result?/:device?',
    '/operadores/:result?/:device?',
    '/📺/:result?/:device?',
  ),
  purchase: row('/purchase', '/comprar', '/comprar', '/🛒'),
  releases: row('/releases', '/estrenos', '/estreias', '/🆕'),
  requestNewPassword: row('/requestnewpwd', '/pedir-contrasena', '/pedir-palavra-passe', '/❓🔑'),
  resetNewPassword: row('/resetpwd', '/nueva-contrasena', '/nova-palavra-passe', '/🔑'),
  schedule: row('/schedule', '/programacion', '/programacao', '/🗓️'),
  search: row('/search', '/buscar', '/pesquisar', '/🔍'),
  season: row(
    '/season/:seasonId/:seasonTitle?',
    '/temporada/:seasonId/:seasonTitle?',
    '/temporada/:seasonId/:seasonTitle?',
    '/🍂/:seasonId/:seasonTitle?',
  ),
  section: row('/section/:id', '/seccion/:id', '/seccao/:id', '/📚/:id'),
  series: row(
    '/series/:seriesId/:seriesTitle?',
    '/series/:seriesId/:seriesTitle?',
    '/series/:seriesId/:seriesTitle?',
    '/🎞️/:seriesId/:seriesTitle?',
  ),
  signup: row('/signup', '/registro', '/registo', '/✍️'),
  subscribed: row('/subscribed', '/suscrito', '/subscrito', '/🎉'),
  tvLogin: row(
    '/tv-login/:tvAuthType?',
    '/entrar-tv/:tvAuthType?',
    '/entrar-tv/:tvAuthType?',
    '/📺🔓/:tvAuthType?',
  ),
  upcoming: row('/upcoming', '/proximamente', '/em-breve', '/⏳'),
  vod: row(
    '/video/:eventId/:eventTitle?',
    '/video/:eventId/:eventTitle?',
    '/video/:eventId/:eventTitle?',
    '/🎬/:eventId/:eventTitle?',
  ),
  watchlists: row(
    '/watchlists/:watchlistId?',
    '/listas/:watchlistId?',
    '/listas/:watchlistId?',
    '/📋/:watchlistId?',
  ),
  administration: row('/_admin', '/_admin', '/_admin', '/_admin'),
  administeredAccount: adminPage('accounts/:accountId'),
  auditLog: adminPage('log'),
  finance: adminPage('finance'),
  financeCustomer: adminPage('finance/customers/:accountId'),
  disputes: adminPage('finance/disputes'),
  voucherSeries: adminPage('vouchers'),
  signInFigures: adminPage('sign-ins'),
  moderatedReviews: adminPage('reviews'),
  steeredEvents: adminPage('events'),
  roomReports: adminPage('rooms'),
  previews: adminPage('preview'),
  cancellationPromotionPreview: adminPage('cancellation-promo-preview'),
  composedPagePreview: adminPage('composed-page-preview'),
  mailPreviews: adminPage('mail-previews'),
  mailPreview: adminPage('mail-previews/:kind'),
  navbarPreview: adminPage('navbar-preview'),
  notFoundPreview: adminPage('404-preview'),
  pluginPreview: adminPage('plugin-preview'),
  sectionPreview: adminPage('section-preview'),
} as const satisfies Readonly<Record<string, Row>>;

export type RouteName = keyof typeof ROUTES;

/** Whether a page is for administrators only. */
export const isAdminPage = (name: RouteName): boolean => `${ROUTES[name].en}/`.startsWith(ADMIN_PATH);

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);
