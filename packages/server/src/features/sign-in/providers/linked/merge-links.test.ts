import type { AuthTokens, ErrorBody, ErrorDetails, ResponseOf } from '@footlight/contract';
import { CREDENTIAL_CLIENT, startSimulators, type RunningSimulators } from '@footlight/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf, type Answer } from '../../../../../testing/call.js';
import { describeWithDatabase } from '../../../../../testing/engines.js';
import { createMailApplication, type MailApplication } from '../../../../../testing/mail-application.js';
import { signUpSomebody, type Person } from '../../../../../testing/people.js';

const CONFLICT = { status: 409, code: 'ACCOUNT_CONFLICT' };

// SIGN-181
describeWithDatabase('a provider that belongs to another account of the person', ({ database }) => {
  let mails: MailApplication;
  let simulators: RunningSimulators;
  beforeAll(async () => {
    simulators = await startSimulators({ port: 0 });
    const provider = (name: 'PBR' | 'SPTV') => ({
      name,
      baseUri: `${simulators.origin}/${name.toLowerCase()}`,
      clientId: CREDENTIAL_CLIENT,
      licences: [],
    });
    mails = await createMailApplication(database(), {
      signIn: { providers: [{ name: 'ID' }, provider('PBR'), provider('SPTV')] },
    });
  });
  beforeEach(() => database().db.execute('delete from accounts'));
  afterAll(async () => {
    await mails.stop();
    await simulators.stop();
  });

  const pbr = (token?: string): Promise<Answer> =>
    call(mails.app, 'POST', '/api/v2/login/auth-provider/pbr', {
      body: { id: 'viewer@pbr.example', secret: 'pbr-demo' },
      ...(token === undefined ? {} : { token }),
    });
  const sptv = (token: string): Promise<Answer> =>
    call(mails.app, 'POST', '/api/v2/login/sptv', {
      body: { id: 'member-4711', secret: 'sptv-demo' },
      token,
    });
  const accountOf = async ({ status, body }: Answer): Promise<string> => {
    expect({ status, body }).toMatchObject({ status: 200 });
    const { authorisationToken: token } = body as AuthTokens;
    return (
      (await call(mails.app, 'GET', '/api/v2/user/session', { token })).body as ResponseOf<'getSessionUser'>
    ).id;
  };
  const linkedOf = async (accountId: string): Promise<unknown[]> =>
    (
      await database().db.execute(
        `select provider from linked_providers where account_id = '${accountId}' order by provider`,
      )
    ).rows.map(({ provider }) => provider);
  const pays = (accountId: string) =>
    database().db.execute(
      `insert into payments (id, owner, account_id, item_type, licence_id, sku, "order", amount, tax, currency, scale,
         idempotency_key, status, created_at, updated_at)
       values ('pay-${accountId}', '${accountId}', '${accountId}', 'LICENCE', '7001', '7001', '{}', 999, 0, 'GBP', 2,
         'key', 'succeeded', now(), now())`,
    );
  const detailsOf = ({ body }: Answer) =>
    (body as ErrorBody & { details: ErrorDetails['ACCOUNT_CONFLICT'] }).details;
  const choose = ({ token }: Person, pendingLink = '', stays?: 'THIS' | 'OTHER') =>
    call(mails.app, 'POST', '/api/v2/user/providers', {
      token,
      body: { pendingLink, ...(stays === undefined ? {} : { stays }) },
    });
  /** Two accounts of a person: the other signs in with PBR, this one with a password and SPTV. */
  const twoAccounts = async () => {
    const other = await signUpSomebody(mails.app);
    expect((await pbr(other.token)).status).toBe(200);
    const mine = await signUpSomebody(mails.app);
    expect((await sptv(mine.token)).status).toBe(200);
    return { mine, other, myId: mine.reply.user.id, otherId: other.reply.user.id };
  };

  it('moves to the account that stays, is logged, and told to both', async () => {
    const { mine, other, myId, otherId } = await twoAccounts();
    const conflict = await pbr(mine.token);
    expect(errorOf(conflict)).toEqual(CONFLICT);
    expect(detailsOf(conflict)).toMatchObject({ stays: ['THIS', 'OTHER'], otherAccount: other.email });
    // Nothing has moved before the question is answered.
    expect(await accountOf(await pbr())).toBe(otherId);
    const { pendingLink } = detailsOf(conflict);
    mails.sink.clear();
    expect((await choose(mine, pendingLink, 'THIS')).status).toBe(204);
    expect(await linkedOf(myId)).toEqual(['PBR', 'SPTV']);
    expect(await linkedOf(otherId)).toEqual([]);
    expect(await accountOf(await pbr())).toBe(myId);
    // The mail about the first link of the other account may arrive as late as these.
    await mails.sink.next(({ to, text }) => to.includes(mine.email) && text.includes('was linked'));
    await mails.sink.next(({ to, text }) => to.includes(other.email) && text.includes('was unlinked'));
    const { rows } = await database().db.execute(
      `select account_id, action from audit_log where account_id in ('${myId}', '${otherId}') order by sequence desc limit 2`,
    );
    expect(rows).toEqual([
      { account_id: myId, action: 'providerLinked' },
      { account_id: otherId, action: 'providerUnlinked' },
    ]);
    expect(errorOf(await choose(mine, pendingLink, 'THIS')).code).toBe('PENDING_LINK_INVALID');
  });

  it('stays, and takes the sign-ins of this account', async () => {
    const { mine, myId, otherId } = await twoAccounts();
    const { pendingLink } = detailsOf(await pbr(mine.token));
    expect((await choose(mine, pendingLink, 'OTHER')).status).toBe(204);
    expect(await linkedOf(myId)).toEqual([]);
    expect(await linkedOf(otherId)).toEqual(['PBR', 'SPTV']);
  });

  // SIGN-186
  it('gives up an account that nothing signs in to any more, with what its viewers left', async () => {
    // PBR alone signs in to the other account.
    const begun = await pbr();
    const otherId = await accountOf(begun);
    const { authorisationToken: there, refreshToken } = begun.body as AuthTokens;
    const profiles = async (token: string) =>
      ((await call(mails.app, 'GET', '/api/v2/user/profiles', { token })).body as ResponseOf<'listProfiles'>)
        .profiles;
    const [used] = await profiles(there);
    const children = await call(mails.app, 'POST', '/api/v2/user/profiles', {
      token: there,
      body: { name: 'Never used', type: 'child' },
    });
    expect(children.status).toBe(201);
    const leave = async (viewerId: string, accountId: string) => {
      await database().db.execute(
        `insert into watch_progress (viewer_id, account_id, vod_id, position, duration, finished, watched_at, sequence)
         values ('${viewerId}', '${accountId}', '1001', 12, 60, false, now(), 0)`,
      );
      await database().db.execute(
        `insert into watchlists (id, owner_id, account_id, name, created_at) values ('wl-${viewerId}', '${viewerId}', '${accountId}', 'Mine', now())`,
      );
      await database().db.execute(
        `insert into favourites (account_id, vod_id, added_at) values ('${accountId}', '1001', now()), ('${accountId}', '1002', now())`,
      );
      await database().db.execute(
        `insert into favourite_channels (account_id, channel_id, added_at) values ('${accountId}', '6001', now())`,
      );
      await database().db.execute(
        `insert into reviews (id, vod_id, viewer_id, account_id, author_name, rating, title, text, posted_at)
         values ('re-${viewerId}', '1001', '${viewerId}', '${accountId}', 'A', 5, 'T', 'Text', now())`,
      );
      await database().db.execute(
        `insert into preferences (viewer_id, account_id, auto_advance, video_background_auto_play, video_background_auto_play_audio)
         values ('${viewerId}', '${accountId}', false, true, false)`,
      );
    };
    await leave(used?.id ?? '', otherId);
    const mine = await signUpSomebody(mails.app);
    const myId = mine.reply.user.id;
    await database().db.execute(
      `insert into favourites (account_id, vod_id, added_at) values ('${myId}', '1002', now())`,
    );
    const conflict = await pbr(mine.token);
    expect(detailsOf(conflict).stays).toEqual(['THIS']);
    mails.sink.clear();
    expect((await choose(mine, detailsOf(conflict).pendingLink, 'THIS')).status).toBe(204);

    // What was used has moved; the rest stays with the account.
    const mineNow = await profiles(mine.token);
    expect(mineNow.map(({ id }) => id)).toContain(used?.id);
    expect(mineNow).toHaveLength(2);
    const ofMine = await database().db.execute(`
      select
        (select count(*)::int from watch_progress where account_id = '${myId}') as progress,
        (select count(*)::int from watchlists where account_id = '${myId}') as lists,
        (select count(*)::int from favourites where account_id = '${myId}') as favourites,
        (select count(*)::int from favourite_channels where account_id = '${myId}') as channels,
        (select count(*)::int from reviews where account_id = '${myId}') as reviews,
        (select count(*)::int from preferences where account_id = '${myId}') as preferences,
        (select count(*)::int from profiles where account_id = '${otherId}') as left`);
    expect(ofMine.rows).toEqual([
      { progress: 1, lists: 1, favourites: 2, channels: 1, reviews: 1, preferences: 1, left: 2 },
    ]);
    // Its sessions end, and it is deleted when its owner has had time to keep it.
    expect(
      errorOf(await call(mails.app, 'POST', '/api/v2/token/refresh', { body: { refreshToken } })).code,
    ).toBe('REFRESH_TOKEN_INVALID');
    const { rows } = await database().db.execute(
      `select deletes_at - deletion_requested_at as grace from accounts where id = '${otherId}'`,
    );
    expect(JSON.stringify(rows)).toContain('14');
    await mails.sink.next(
      ({ to, text }) => to.includes(mine.email) && text.includes('The other account is deleted on'),
    );
    const log = await database().db.execute(
      `select account_id from audit_log where action = 'accountsJoined' order by sequence`,
    );
    expect(log.rows).toEqual([{ account_id: otherId }, { account_id: myId }]);
  });

  // SIGN-186
  it('keeps what was left while no profile was chosen, as a profile of its own', async () => {
    const { authorisationToken: first } = (await pbr()).body as AuthTokens;
    const second = await call(mails.app, 'POST', '/api/v2/user/profiles', {
      token: first,
      body: { name: 'Second', type: 'adult' },
    });
    expect(second.status).toBe(201);
    // Of several profiles none is chosen at a sign-in.
    const { authorisationToken: token } = (await pbr()).body as AuthTokens;
    const list = await call(mails.app, 'POST', '/api/v2/watchlists', { token, body: { name: 'Of nobody' } });
    expect(list.status).toBe(201);
    const preferences = await call(mails.app, 'PUT', '/api/v2/user/preferences', {
      token,
      body: { subTitleLanguage: 'pt' },
    });
    expect(preferences.status).toBe(200);
    const mine = await signUpSomebody(mails.app);
    expect((await choose(mine, detailsOf(await pbr(mine.token)).pendingLink, 'THIS')).status).toBe(204);

    const { profiles } = (await call(mails.app, 'GET', '/api/v2/user/profiles', { token: mine.token }))
      .body as ResponseOf<'listProfiles'>;
    // Neither of the two profiles was used.
    expect(profiles).toMatchObject([{ type: 'adult' }, { name: 'Rowan Pike', type: 'adult' }]);
    const chosen = await call(mails.app, 'POST', `/api/v2/user/profiles/${profiles[1]?.id ?? ''}/switch`, {
      token: mine.token,
      body: {},
    });
    expect(chosen.status).toBe(200);
    const there = (chosen.body as AuthTokens).authorisationToken;
    expect((await call(mails.app, 'GET', '/api/v2/watchlists', { token: there })).body).toMatchObject({
      watchlists: expect.arrayContaining([expect.objectContaining({ name: 'Of nobody' })]) as unknown,
    });
    expect((await call(mails.app, 'GET', '/api/v2/user/preferences', { token: there })).body).toMatchObject({
      subTitleLanguage: 'pt',
    });
  });

  // SIGN-186
  it.each([
    ['a password signs in to', (id: string) => `update accounts set secret_hash = 'x' where id = '${id}'`],
    [
      'a passkey signs in to',
      (id: string) =>
        `insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name, synced, created_at)
         values ('key', '${id}', 'credential', '', 0, '[]', 'Phone', false, now())`,
    ],
    ['an administrator has', (id: string) => `update accounts set role = 'admin' where id = '${id}'`],
  ])('keeps an account that %s', async (_name, change) => {
    const otherId = await accountOf(await pbr());
    await database().db.execute(change(otherId));
    const mine = await signUpSomebody(mails.app);
    expect((await choose(mine, detailsOf(await pbr(mine.token)).pendingLink, 'THIS')).status).toBe(204);
    const { rows } = await database().db.execute(`select deletes_at from accounts where id = '${otherId}'`);
    expect(rows).toEqual([{ deletes_at: null }]);
  });

  it('leaves nothing behind that was paid for', async () => {
    const { mine, otherId, myId } = await twoAccounts();
    await pays(otherId);
    const conflict = detailsOf(await pbr(mine.token));
    expect(conflict.stays).toEqual(['OTHER']);
    expect(errorOf(await choose(mine, conflict.pendingLink, 'THIS'))).toEqual(CONFLICT);
    await pays(myId);
    // Also not if the payment came between the question and its answer.
    const again = detailsOf(await pbr(mine.token));
    expect(again).toEqual({ stays: [] });
    expect(await linkedOf(otherId)).toEqual(['PBR']);
  });

  it('is not moved without the answer which account stays, nor by another account', async () => {
    const { mine, other, otherId } = await twoAccounts();
    const { pendingLink } = detailsOf(await pbr(mine.token));
    expect(errorOf(await choose(other, pendingLink, 'THIS')).code).toBe('PENDING_LINK_INVALID');
    expect(errorOf(await choose(mine, pendingLink))).toEqual(CONFLICT);
    expect(await linkedOf(otherId)).toEqual(['PBR']);
  });

  it('is not moved away from a suspended account', async () => {
    const { mine, otherId } = await twoAccounts();
    await database().db.execute(
      `update accounts set suspended_at = now(), suspension_reason = 'Fraud' where id = '${otherId}'`,
    );
    expect(detailsOf(await pbr(mine.token))).toEqual({ stays: [] });
  });
});
