import type { Call } from '@footlight/contract';
import type { AccessTokens } from './auth/access-tokens.js';
import type { LockOut } from './auth/lock-out.service.js';
import type { FeatureTools } from './feature-tools.js';
import type { Caller, Feature } from './feature.js';
import { createAccountFeature } from './features/account/account.feature.js';
import { createAdministrationFeature } from './features/administration/administration.feature.js';
import { createEncodingFeature } from './features/administration/encoding.feature.js';
import { createEntriesFeature } from './features/administration/entries.feature.js';
import { createCommerceFeature } from './features/commerce/commerce.feature.js';
import { licenceReaderOf, providerLicencesOn } from './features/commerce/licences/licences.feature.js';
import { lookAgainOn } from './features/commerce/renewals/look-again.js';
import type { PaymentProvider } from './features/commerce/payments/providers/payment-provider.js';
import { createContentFeature } from './features/content/content.feature.js';
import { createEditorialFeature } from './features/editorial/editorial.feature.js';
import { latestNewsOf } from './features/editorial/news/news.feature.js';
import { createOembedFeature } from './features/embed/oembed.feature.js';
import { createGuideFeature, guideReaderOf } from './features/guide/guide.feature.js';
import { favouriteMarksOf } from './features/lists/favourites/favourites.feature.js';
import { createListsFeature } from './features/lists/lists.feature.js';
import { createLiveFeature } from './features/live/live.feature.js';
import { createPagesFeature } from './features/pages/pages.feature.js';
import { createMedia } from './features/playback/media.js';
import { createSentReader } from './features/playback/sent-times.js';
import { createPlaybackFeature } from './features/playback/playback.feature.js';
import { progressReaderOf } from './features/playback/progress/progress.feature.js';
import type { EditedSite } from './features/realm/edited-site.js';
import { createRealmFeature } from './features/realm/realm.feature.js';
import { endScreensOn } from './features/playback/screens/end-screens.js';
import { createReviewsFeature, ratingReaderOf } from './features/reviews/reviews.feature.js';
import { createRoomsFeature } from './features/rooms/rooms.feature.js';
import { createSearchFeature, rowTitlesOf } from './features/search/search.feature.js';
import { createSignInFeature } from './features/sign-in/sign-in.feature.js';
import { createMailFeature } from './mail/mail.feature.js';
import { MailWriter } from './mail/mail-writer.js';
import type { MailWriters } from './mail/outbox.js';
import { createPostMail } from './mail/post-mail.js';
import type { Log } from './log.js';

export interface ComposeOptions extends Omit<FeatureTools, 'db' | 'post' | 'writer'> {
  /** Menus and labels of the catalogue. */
  readonly editedSite: EditedSite;
  readonly tokens: AccessTokens;
  readonly lockOut: LockOut;
  readonly log: Log;
  /** Folder for the segments that encoders send; null disables live ingest. */
  readonly liveFolder: string | null;
  /** Folder for the films that editors upload; null disables uploads. */
  readonly uploadsFolder: string | null;
  /** Folder for pictures that were drawn; null draws them each time. */
  readonly picturesFolder: string | null;
  readonly extendGuide?: (() => Promise<void>) | undefined;
  /** Replaces the payment providers of the realm file. */
  readonly paymentProviders?: readonly PaymentProvider[];
}

export interface Composed {
  readonly features: readonly Feature[];
  /** @throws {ApiError} PROOF_REQUIRED unless the caller has recently proved its identity */
  readonly demandProof: (caller: Caller, kind: NonNullable<Call['recentProof']>) => Promise<void>;
  /** Whether an account has to complete its sign-up. */
  readonly isSignUpOpen: (accountId: string) => Promise<boolean>;
  readonly previews: ReturnType<typeof createEntriesFeature>['previews'];
  readonly boot: ReturnType<typeof createRealmFeature>['boot'];
  readonly titlesOf: ReturnType<typeof createPagesFeature>['titlesOf'];
  readonly movedTo: ReturnType<typeof createPagesFeature>['movedTo'];
}

/** What content reads of features above it. */
const contentReadersOf = (tools: FeatureTools) => ({
  favourites: favouriteMarksOf(tools),
  progress: progressReaderOf(tools),
  guide: guideReaderOf(tools),
  news: latestNewsOf(tools),
  ratings: ratingReaderOf(tools),
  titles: rowTitlesOf(tools),
});

/**
 * The only module that connects features; it injects into each one the services that it depends on: sign-in → accounts;
 * playback and lists → content → licences and guide.
 */
export const compose = ({
  tokens,
  lockOut,
  log,
  liveFolder,
  extendGuide,
  paymentProviders,
  ...options
}: ComposeOptions): Composed => {
  const { realm, clock, origins } = options;
  const tools: FeatureTools = {
    ...options,
    db: options.database.db,
    post: createPostMail(realm, clock),
    writer: new MailWriter(realm, origins[0] ?? ''),
  };
  const ofRealm = createRealmFeature(options);
  const signIn = createSignInFeature({
    ...tools,
    tokens,
    lockOut,
    licencesOn: (db) => providerLicencesOn(db, tools),
    moveViewers: async (tx, moving) => {
      const moved: string[] = [];
      for (const subject of subjects) moved.push(...((await subject.moveViewers?.(tx, moving)) ?? []));
      return moved;
    },
  });
  const { accounts, session, linkedTo } = signIn;
  const licences = licenceReaderOf(tools);
  const media = createMedia({ ...options, liveFolder, log, isEnded: (id) => tokens.isEnded(id) });
  const ofContent = createContentFeature({
    ...tools,
    licences,
    ...contentReadersOf(tools),
    sent: createSentReader(media.ingests),
  });
  const { content, fighters } = ofContent;
  const onContent = { ...tools, content, accounts };
  const editorial = createEditorialFeature({ ...onContent, labelsOf: ofRealm.labelsOf });
  const { news } = editorial;
  const pages = createPagesFeature({ ...onContent, labels: ofRealm.labelsOf });
  const entries = createEntriesFeature({ ...tools, accounts, store: media.store, log });
  const subjects: readonly Feature[] = [
    ofRealm,
    signIn,
    createAccountFeature({
      ...tools,
      accounts,
      enterProfile: (caller, profile) => session.enterProfile(caller, profile),
      linkedTo,
      endOtherSessions: signIn.endOtherSessions,
      forgetViewers: async (tx, ids) => {
        for (const subject of subjects) await subject.forgetViewers?.(tx, ids);
      },
    }),
    entries,
    createEncodingFeature({ ...options, ...tools, accounts, tokens, store: media.store, log }),
    createAdministrationFeature({
      ...tools,
      signIn,
      endScreens: endScreensOn,
      lookAgain: lookAgainOn,
      sampleMails: (): MailWriters =>
        Object.fromEntries(subjects.flatMap(({ sampleMails = {} }) => Object.entries(sampleMails))),
    }),
    createCommerceFeature({
      ...tools,
      accounts,
      session,
      revealTaken: signIn.revealTaken,
      ...(paymentProviders === undefined ? {} : { paymentProviders }),
    }),
    ofContent,
    editorial,
    createSearchFeature({
      ...onContent,
      fighters,
      news,
      label: (language, key) => ofRealm.labelsOf(language)[key] ?? key,
    }),
    createLiveFeature({ ...onContent, ingests: media.ingests, liveFolder }),
    createGuideFeature({ ...onContent, content: content.channels, titles: content, extendGuide }),
    createListsFeature({ ...onContent, news }),
    createPlaybackFeature({ ...onContent, licences, media }),
    createReviewsFeature(onContent),
    createRoomsFeature(onContent),
    createOembedFeature(onContent),
    pages,
  ];
  return {
    features: createMailFeature(subjects, { ...tools, log }),
    demandProof: signIn.demandProof,
    isSignUpOpen: async (accountId) => (await accounts.byId(accountId))?.signUpOpen === true,
    previews: entries.previews,
    boot: ofRealm.boot,
    titlesOf: pages.titlesOf,
    movedTo: pages.movedTo,
  };
};
