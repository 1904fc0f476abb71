import { expect, type Page } from '@playwright/test';

/** What a page shows when settings have the values of `other-realms.ts`. */
export interface SettingCheck {
  /** Keys of the realm file, joined by dots. */
  readonly settings: readonly string[];
  readonly path: string;
  readonly see: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });
const playerState = (page: Page) =>
  page
    .locator('footlight-player')
    .evaluate((player: HTMLElement & { readonly state: Record<string, unknown> }) => player.state);

/** Guests of the other realm. */
export const GUEST_CHECKS: readonly SettingCheck[] = [
  {
    settings: [
      'name',
      'logo',
      'labels',
      'navbarLayout',
      'languageBadge',
      'menuSearch',
      'menus.WEB',
      'titleDisplayMode',
    ],
    path: '/section/films',
    see: async (page) => {
      const logo = page.getByRole('link', { name: 'Lantern House' }).getByRole('img');
      await expect(logo).toHaveJSProperty('complete', true);
      await expect(logo).toHaveJSProperty('naturalWidth', 128);
      await expect(page.getByRole('link', { name: 'Come in' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Low Sun' }).first()).toBeVisible();
      await expect(main(page).getByText('Low Sun').first()).not.toBeInViewport();
      await expect(button(page, /^Language/u)).toHaveCount(0);
      await button(page, 'Menu').click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'The moon' })).toBeVisible();
      await expect(menu.getByRole('link')).toHaveCount(1);
      await expect(menu.getByRole('searchbox')).toHaveCount(0);
      await page.keyboard.press('Escape');
    },
  },
  {
    settings: ['interstitial.vod'],
    path: '/section/films',
    see: async (page) => {
      const locked = page.getByRole('link', { name: 'Deep Harbour' }).first();
      await expect(locked).toHaveAttribute('href', /^\/login\?/u);
    },
  },
  {
    settings: ['languages'],
    path: '/preferences',
    see: async (page) => {
      const document = await page.evaluate(async () => (await fetch('/')).text());
      expect(document).toMatch(/hreflang="es"/iu);
      expect(document).not.toMatch(/hreflang="pt"/iu);
      await page.goto(new URL('/sv/preferences', page.url()).href);
      await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
      await expect(heading(page, 'Preferences')).toBeVisible();
      // The checks that follow stay under the prefix of the page.
      await page.goto(new URL('/preferences', page.url()).href);
    },
  },
  {
    settings: ['socialSharing.enabled', 'reviews.enabled', 'player.statsEnabled', 'player.maxHeight'],
    path: '/video/1012',
    see: async (page) => {
      await button(page, /^Play/u).first().click();
      await expect.poll(async () => (await playerState(page))['maxHeight']).toBe(240);
      expect((await playerState(page))['statsEnabled']).toBe(false);
      await expect(heading(page, 'More like this')).toBeVisible();
      await expect(button(page, 'Share')).toHaveCount(0);
      await expect(heading(page, 'Reviews')).toHaveCount(0);
    },
  },
  {
    settings: ['player.dvrWindowSeconds'],
    path: '/live/2001',
    see: async (page) => {
      // A broadcast plays by itself where the viewer has pressed something in the same document.
      await button(page, /^Play|^Watch live|^Pause/u)
        .first()
        .click();
      const seconds = async (): Promise<number> => {
        const live = (await playerState(page))['live'] as { edge: number; windowStart: number } | null;
        return live === null ? Number.NaN : live.edge - live.windowStart;
      };
      await expect.poll(seconds).toBeGreaterThan(0);
      expect(await seconds()).toBeLessThan(75);
    },
  },
  {
    settings: ['enhancedMetadata'],
    path: '/section/series',
    see: async (page) => {
      await expect(main(page).locator('a[href^="/season/4001"]').first()).toBeVisible();
    },
  },
  {
    settings: ['ads.tagUrl', 'ads.origins'],
    path: '/video/1008',
    see: async (page) => {
      // Its origin is one of those that pages may ask, or the console would report it.
      const asked = page.waitForRequest((request) => new URL(request.url()).host === 'ads.example');
      await button(page, /^Play/u).first().click();
      expect(new URL((await asked).url()).search).toBe('?at=PRE_ROLL&film=1008');
      await expect.poll(async () => (await playerState(page))['isPlaying']).toBe(true);
    },
  },
  {
    settings: ['programmeGuidePlayback'],
    path: '/epg',
    see: async (page) => {
      const current = main(page).locator('a[href="/live/2001"]').first();
      await expect(current).toBeVisible();
      await expect(current).not.toHaveAttribute('aria-haspopup', 'dialog');
    },
  },
  {
    settings: ['signIn.providers', 'signIn.artwork', 'signIn.passkeys.enabled'],
    path: '/login',
    see: async (page) => {
      await expect(main(page).getByLabel(/^Email/u)).toBeVisible();
      await expect(button(page, /^Continue with/u)).toHaveCount(0);
      await expect(button(page, /passkey/u)).toHaveCount(0);
      await expect(main(page).locator('picture, img')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /password/u })).toHaveCount(0);
    },
  },
  {
    settings: ['signIn.magicLink'],
    path: '/login/magic-link',
    see: (page) => expect(main(page).getByText('This way to sign in isn’t available here.')).toBeVisible(),
  },
  {
    settings: ['signIn.passwordReset'],
    path: '/login/request-password',
    see: (page) => expect(main(page).getByText('Passwords can’t be changed here.')).toBeVisible(),
  },
  {
    settings: ['territories.signup'],
    path: '/signup',
    see: (page) => expect(heading(page, 'Not available in your country')).toBeVisible(),
  },
  {
    settings: ['externalPages'],
    path: '/externalpage/imprint',
    see: (page) => expect(heading(page, 'Imprint')).toBeVisible(),
  },
  {
    settings: ['plugins'],
    path: '/plugin/moon',
    see: (page) => expect(page.frameLocator('iframe[title="The moon"]').locator('body')).toBeVisible(),
  },
];

/** On a phone. */
export const PHONE_CHECKS: readonly SettingCheck[] = [
  {
    settings: ['menus.MOBILE-WEB'],
    path: '/news',
    see: async (page) => {
      await button(page, 'Menu').click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'The moon' })).toBeVisible();
    },
  },
];

/** Callers whose proxy reports a VPN. */
export const VPN_CHECKS: readonly SettingCheck[] = [
  {
    settings: ['vpn.disallow'],
    path: '/signup',
    see: (page) => expect(heading(page, 'Turn off your VPN')).toBeVisible(),
  },
];

/** A viewer whose proxy reports Portugal, and who signs up. */
export const NEWCOMER_CHECKS: readonly SettingCheck[] = [
  {
    settings: [
      'trustCountryHeader',
      'trustedProxies',
      'account.fields',
      'account.consents',
      'signIn.emailConfirmation',
      'territories.addressCountryRestriction',
    ],
    path: '/signup',
    see: async (page) => {
      const form = main(page);
      await form.getByLabel('Country').selectOption('FR');
      await form.getByLabel('Name', { exact: false }).first().fill('Nadia');
      await form.getByLabel(/^Email/u).fill('nadia-settings@example.org');
      await form.getByLabel('Name of your pet').fill('Whiskers');
      await form.locator('input[type="password"]').fill('a long enough secret');
      const send = main(page).getByRole('button', { name: 'Sign up', exact: true });
      await send.click();
      await expect(form.getByLabel('Country')).toHaveAttribute('aria-invalid', 'true');
      await form.getByLabel('Country').selectOption('PT');
      await send.click();
      await form.getByRole('checkbox').check();
      await button(page, 'Agree and continue').click();
      await expect(button(page, /^Account of/u)).toBeVisible();
      await expect(page.getByText(/confirm your/iu)).toHaveCount(0);
    },
  },
];

/** A member of the other realm. */
export const MEMBER_CHECKS: readonly SettingCheck[] = [
  {
    settings: ['signIn.targetSuffix'],
    path: '/login?from=%2Fpreferences',
    see: async (page) => {
      await main(page)
        .getByLabel(/^Email/u)
        .fill('member@footlight.example');
      await main(page).locator('input[type="password"]').fill('footlight-demo');
      await main(page).getByRole('button', { name: 'Come in' }).click();
      await expect(page).toHaveURL(/\/preferences\?welcome=1$/u);
    },
  },
  {
    settings: ['signIn.secondFactor.enabled'],
    path: '/account/security',
    see: async (page) => {
      await expect(heading(page, 'Password')).toBeVisible();
      await expect(heading(page, 'Two-step sign-in')).toHaveCount(0);
      await expect(heading(page, 'Passkeys')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Forgot your current password?' })).toHaveCount(0);
    },
  },
  {
    settings: ['licenceRules.pause.enabled'],
    path: '/account/subscriptions',
    see: async (page) => {
      await expect(button(page, 'Cancel plan')).toBeVisible();
      await expect(button(page, 'Pause')).toHaveCount(0);
    },
  },
  {
    settings: ['account.profilesMax'],
    path: '/profiles?manage=1',
    see: async (page) => {
      await expect(page.getByRole('heading', { name: 'Manage profiles' })).toBeVisible();
      await expect(button(page, /^Add/u)).toHaveCount(0);
    },
  },
  {
    settings: [
      'licenceRules.families',
      'account.billing.taxNumberCountries',
      'account.billing.birthDateCountries',
    ],
    path: '/purchase',
    see: async (page) => {
      await button(page, 'Choose Ringside Lite').click();
      const form = main(page).locator('form').filter({ hasText: 'Tax number' });
      await expect(form.getByLabel(/^Tax number/u)).toHaveAttribute('required');
      await expect(form.getByRole('group', { name: /^Date of birth/u })).toBeVisible();
    },
  },
  {
    settings: ['watchlists.systemDefinedFavourites'],
    path: '/video/1012',
    see: async (page) => {
      await expect(button(page, /^Add .*to a list$/u).first()).toBeVisible();
      await expect(button(page, /^Add to my list/u)).toHaveCount(0);
    },
  },
];

/** A member of the closed realm. */
export const CLOSED_MEMBER_CHECKS: readonly SettingCheck[] = [
  {
    settings: ['payments.providers', 'defaultCountry'],
    path: '/en/purchase',
    see: async (page) => {
      await expect(main(page).getByText('€').first()).toBeVisible();
      await button(page, /^Buy/u).first().click();
      await expect(main(page).getByText('There’s no way to pay in your country yet')).toBeVisible();
    },
  },
];

/** Guests of the closed realm, whose browser has none of its languages. */
export const CLOSED_CHECKS: readonly SettingCheck[] = [
  {
    settings: ['defaultLanguage', 'signIn.selfRegistration'],
    path: '/',
    see: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Crear cuenta' })).toHaveCount(0);
    },
  },
  {
    settings: ['interstitial.series'],
    path: '/section/series',
    see: async (page) => {
      await expect(
        main(page).locator('a[href*="/series/5001"][href*="seasonId=4001"]').first(),
      ).toBeVisible();
    },
  },
  {
    settings: ['watchlists.enabled'],
    path: '/watchlists',
    see: (page) => expect(main(page).getByRole('button')).toHaveCount(0),
  },
  {
    settings: ['socialSharing.universalLink', 'socialSharing.trackingConfiguration'],
    path: '/video/1012',
    see: async (page) => {
      await button(page, 'Compartir').click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/^https:\/\/app\.example\/.*1012.*from=friends$/u);
    },
  },
  {
    settings: ['signIn.externalRedirect'],
    path: '/login?from=%2Fpreferences',
    see: async (page) => {
      await expect(page).toHaveURL(/^https:\/\/id\.example\/enter\?back=/u);
    },
  },
];

/** Settings that other tests change and see in pages or elements, with the file. */
export const SEEN_BY: Readonly<Record<string, string>> = {
  mfa: 'tests/journeys/realm-settings.spec.ts',
  externalLicenceProviders: 'tests/journeys/linked-providers.spec.ts',
  'licenceRules.screens': 'tests/journeys/one-account.spec.ts',
  'player.concurrentStreams': 'tests/journeys/one-account.spec.ts',
  streamOrigins: 'tests/journeys/second-origin.spec.ts',
  'embed.allowedOrigins': 'tests/browsers/start-product.ts',
};

/** Settings that change no page, with the reason. */
export const CHANGES_NO_PAGE: Readonly<Record<string, string>> = {
  'guide.sources': 'fills the guide of the realm',
  'guide.pictureOrigins': 'is about what is imported, and about a header',
  $schema: 'is for editors',
  id: 'names the realm to elements and to the API',
  'mail.server': 'is about mails',
  'mail.sender': 'is about mails',
  'mail.senderName': 'is about mails',
  'mail.replyTo': 'is about mails',
  'signIn.providerTimeoutMs': 'is a limit of requests to others',
  'signIn.accessTokenSeconds': 'is renewed without a page noticing',
  'signIn.refreshTokenDays': 'is renewed without a page noticing',
  'signIn.refreshGraceSeconds': 'is renewed without a page noticing',
  'folders.breachedPasswords': 'is a folder of the service, whose refusals pages show as any other',
  'signIn.eventDays': 'ends the keeping of what a page lists',
  'signIn.newDeviceMail': 'is about mails',
  'signIn.secondFactor.removalHours': 'is part of a date that the service computes',
  'signIn.attemptsPerMinute': 'is a limit of the service, whose error pages show as any other',
  'signIn.guestsPerMinute': 'is a limit of the service, whose error pages show as any other',
  'account.deletionGraceDays': 'is part of a date that the service computes',
  'account.impersonationMinutes': 'ends a session, which pages show as any other end',
  'licenceRules.repurchaseFree': 'is decided by the service for each licence',
  'licenceRules.reactivation': 'is decided by the service for each licence',
  'licenceRules.pause.maximumDays': 'is a limit of the service, whose issue the form shows as any other',
  'payments.seller': 'is printed on invoices, which are files',
  'payments.vatRegister': 'asks a register of others',
  'payments.tax': 'decides amounts, which pages show as any other',
  'payments.providerTimeoutMs': 'is a limit of requests to others',
  'payments.attemptsPerAccount': 'is a limit of the service, whose error pages show as any other',
  'payments.voucherAttemptsPerAccount': 'is a limit of the service, whose error pages show as any other',
  'payments.retries.days': 'is about the times of charges',
  'payments.reminders.trialEndDays': 'is about the times of mails',
  'payments.reminders.renewalDays': 'is about the times of mails',
  'payments.reminders.cardExpiryDays': 'is about the times of mails',
  'payments.messageAgeSeconds': 'is about messages of payment providers',
  'player.countdownSeconds': 'is a number in playback data, which the player counts down',
  'player.streamAddressSeconds': 'is renewed without a page noticing',
  'headers.strictTransportSeconds': 'is a header',
  'headers.strictTransportSubDomains': 'is a header',
  'headers.permissionsPolicy': 'is a header',
  'folders.catalogue': 'says where data is read',
  'folders.media': 'says where data is read',
  'media.store': 'says where data is read',
  'pictures.keptMegabytes': 'is the size of a folder of the service',
  'encoding.jobsAtOnce': 'is about the work of the service',
  'encoding.codecs': 'is what films are made in',
  'encoding.largestGigabytes': 'is a limit of the service',
  'encoding.unfinishedHours': 'ends the keeping of files of the service',
  requestsPerMinute: 'is a limit of the service, whose error pages show as any other',
};
