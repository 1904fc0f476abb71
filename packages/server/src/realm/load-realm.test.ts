import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_REALM_FILE, demoSettings } from '../../testing/test-realm.js';
import { loadRealm } from './load-realm.js';
import { SCHEMA_FILE, publishedSchema } from './published-schema.js';
import { isRealmError, type RealmError } from './realm-error.js';

describe('loadRealm', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-realm-'));
    file = join(folder, 'footlight.config.json');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const load = (settings: Readonly<Record<string, unknown>>, port = 4600) => {
    writeFileSync(file, JSON.stringify({ id: 'test', name: 'Test', ...settings }));
    return loadRealm(file, { port });
  };
  const realmErrorOf = (settings: Readonly<Record<string, unknown>>): RealmError => {
    try {
      load(settings);
    } catch (error) {
      if (isRealmError(error)) return error;
      throw error;
    }
    throw new Error('The realm file was accepted.');
  };

  it('applies defaults', () => {
    const realm = load({});
    expect(realm).toMatchObject({
      languages: ['en'],
      defaultCountry: 'GB',
      trustCountryHeader: false,
      navbarLayout: 'TOP',
      titleDisplayMode: 'SHOW',
      watchlists: { enabled: true, systemDefinedFavourites: 'ENABLED' },
      signIn: {
        accessTokenSeconds: 900,
        selfRegistration: true,
        providers: [{ name: 'ID', mandatory: false }],
      },
      licenceRules: { pause: { enabled: true, maximumDays: 90 } },
      embed: { allowedOrigins: [] },
      folders: { catalogue: null, media: null },
    });
  });

  it('replaces port placeholders with port numbers and resolves folders to absolute paths', () => {
    const realm = load(
      {
        embed: {
          allowedOrigins: ['http://localhost:{port}', 'http://localhost:{port+2}', 'https://a.example'],
        },
        folders: { catalogue: 'catalogue' },
      },
      5000,
    );
    expect(realm.embed.allowedOrigins).toEqual([
      'http://localhost:5000',
      'http://localhost:5002',
      'https://a.example',
    ]);
    expect(realm.folders.catalogue).toBe(join(folder, 'catalogue'));
  });

  it.each([
    [{ navbarLayout: 'TOPP' }, 'navbarLayout', '"TOPP"', '"HAMBURGER"'],
    [{ interstitial: { vod: 'yes' } }, 'interstitial.vod', '"yes"', 'boolean'],
    [{ navbarLayuot: 'TOP' }, 'navbarLayuot', '"TOP"', 'did you mean “navbarLayout”'],
    [{ watchlists: { enable: true } }, 'watchlists.enable', 'true', 'did you mean “enabled”'],
    [{ player: { dvrWindowSeconds: 5 } }, 'player.dvrWindowSeconds', '5', 'at least 30'],
    [{ player: { maxHeight: 'high' } }, 'player.maxHeight', '"high"', 'integer, or null'],
    [{ signIn: { providers: [{ name: 'IDD' }] } }, 'signIn.providers[0].name', '"IDD"', '"ID"'],
    [
      { account: { fields: [{ id: 'shoe', type: 'shoe' }] } },
      'account.fields[0].type',
      '"shoe"',
      '"birthDate"',
    ],
    [
      { account: { fields: [{ id: 'team', type: 'dropdown', label: { en: 'Team' } }] } },
      'account.fields[0].options',
      '[]',
      'at least one choice',
    ],
    [
      { account: { fields: [{ id: 'again', type: 'confirmPassword' }] } },
      'account.fields[0].signUp',
      'false',
      'only the sign-up form',
    ],
    [{ signIn: { targetSuffix: '//evil' } }, 'signIn.targetSuffix', '"//evil"', 'a text matching'],
    [
      { embed: { allowedOrigins: ['localhost'] } },
      'embed.allowedOrigins[0]',
      '"localhost"',
      'An exact origin',
    ],
    [
      { trustedProxies: ['10.0.0.0/8', 'proxy.example'] },
      'trustedProxies[1]',
      '"proxy.example"',
      'a range such as',
    ],
    [{ trustCountryHeader: true }, 'trustedProxies', '[]', 'the proxies that set the header'],
    [{ trustedProxies: ['10.0.0.0/99'] }, 'trustedProxies[0]', '"10.0.0.0/99"', 'an address such as'],
    [{ signIn: { providers: [{ name: 'GOOGLE' }] } }, 'signIn.providers[0].clientId', 'nothing', 'required'],
    [
      { signIn: { providers: [{ name: 'GOOGLE', clientId: ' ' }] } },
      'signIn.providers[0].clientId',
      '" "',
      'The client id that the provider assigned',
    ],
    [{ defaultLanguage: 'fr' }, 'defaultLanguage', '"fr"', 'one of languages: "en"'],
    [{ defaultCountry: 'gb' }, 'defaultCountry', '"gb"', 'ISO 3166-1'],
    [{ languages: [] }, 'languages', '[]', 'at least 1 entries'],
    [{ name: undefined }, 'name', 'nothing', 'required'],
  ])(
    'rejects %j with the file, the key, the value found and the allowed values',
    (settings, field, found, allowed) => {
      const error = realmErrorOf(settings);
      const issue = error.issues.find((one) => one.field === field);
      expect(issue?.found).toBe(found);
      expect(issue?.allowed).toContain(allowed);
      expect(error.message).toContain(file);
      expect(error.message).toContain(`${field}: found ${found}; allowed: `);
    },
  );

  it('reports all problems together', () => {
    const { issues } = realmErrorOf({ id: 'Not A Name', languageBadge: 1, player: { countdownSeconds: 61 } });
    expect(issues.map(({ field }) => field).toSorted()).toEqual([
      'id',
      'languageBadge',
      'player.countdownSeconds',
    ]);
  });

  it('rejects malformed JSON and a missing file', () => {
    writeFileSync(file, '{ "id": ');
    expect(() => loadRealm(file, { port: 1 })).toThrow(/allowed: well-formed JSON/u);
    expect(() => loadRealm(join(folder, 'none.json'), { port: 1 })).toThrow(/none\.json[^]*no such file/u);
  });

  it('requires menu labels in the default language', () => {
    const home = { id: 'home', label: { es: 'Inicio' }, target: { type: 'ROUTE', route: 'home' } };
    const { issues } = realmErrorOf({ menus: { WEB: { home }, 'MOBILE-WEB': { home } } });
    expect(issues.map(({ field }) => field)).toContain('menus.WEB.home.label.en');
    const worded = { home: { ...home, label: { en: 'Home' } } };
    const below = realmErrorOf({ menus: { WEB: { ...worded, footer: [home] }, 'MOBILE-WEB': worded } });
    expect(below.issues.map(({ field }) => field)).toEqual(['menus.WEB.footer[0].label.en']);
  });

  it('requires menus to link to existing pages', () => {
    const home = { id: 'home', label: { en: 'Home' }, target: { type: 'ROUTE', route: 'home' } };
    const lost = { ...home, id: 'films', target: { type: 'ROUTE', route: 'filmes' } };
    const { issues } = realmErrorOf({ menus: { WEB: { home, items: [lost] }, 'MOBILE-WEB': { home } } });
    expect(issues).toMatchObject([{ field: 'menus.WEB.items[0].target.route', found: '"filmes"' }]);
    expect(issues[0]?.allowed).toContain('section, ');
  });

  // PAGE-70
  it('requires the operator’s page for a menu entry that leads to one', () => {
    const home = { id: 'home', label: { en: 'Home' }, target: { type: 'ROUTE', route: 'home' } };
    const club = { ...home, id: 'club', target: { type: 'ROUTE', route: 'myUefa' } };
    const menus = { WEB: { home, items: [club] }, 'MOBILE-WEB': { home } };
    expect(realmErrorOf({ menus }).issues).toMatchObject([
      { field: 'menus.WEB.items[0].target.route', found: 'a page without externalPages.myuefa' },
    ]);
    const page = { title: { en: 'Club' }, address: 'https://club.example/' };
    expect(() => load({ menus, externalPages: { myuefa: page } })).not.toThrow();
  });

  // ACCT-1
  it('requires labels, choices and unique ids for account fields and consents', () => {
    const text = { en: 'Words' };
    const { issues } = realmErrorOf({
      account: {
        fields: [
          { id: 'name' },
          { id: 'name' },
          { id: 'seat', type: 'dropdown' },
          { id: 'cat', type: 'gender', minLength: 9, maxLength: 3 },
        ],
        consents: [{ fieldName: 'terms', page: 'lost', label: text, text: { es: 'Acepto' } }],
      },
    });
    expect(issues.map(({ field }) => field)).toEqual([
      'account.fields[1].id',
      'account.fields[2].label.en',
      'account.fields[2].options',
      'account.fields[3].minLength',
      'account.consents[0].page',
      'account.consents[0].text.en',
    ]);
  });
});

describe('the demo realm', () => {
  it('loads', () => {
    expect(loadRealm(fileURLToPath(DEMO_REALM_FILE), { port: 4600 }).id).toBe('demo');
  });
});

describe('the published schema', () => {
  it('matches the file in the repository (write-schema.ts generates it)', () => {
    expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))).toEqual(JSON.parse(publishedSchema()));
  });

  it('accepts the settings of the demo realm as they are in its file, before defaults are applied', () => {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(
      JSON.parse(publishedSchema()) as object,
    );
    validate(demoSettings());
    expect(validate.errors).toBeNull();
  });

  it('describes every setting in a sentence of three words or more', () => {
    const lacking: string[] = [];
    const walk = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { properties } = node as { properties?: Readonly<Record<string, object>> };
      for (const [key, value] of Object.entries(properties ?? {})) {
        const here = `${path}/${key}`;
        const { description } = value as { description?: string };
        if (!/^[A-Z`]\S*( \S+){2,}\.$/.test(description ?? '')) lacking.push(`${here}: ${description ?? ''}`);
        walk(value, here);
      }
    };
    walk(JSON.parse(publishedSchema()), '');
    expect(lacking).toEqual([]);
  });
});
