import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { FieldIssue } from '@footlight/contract';
import { operatorPageOf } from '@footlight/domain';
import { Ajv } from 'ajv';
import { AJV_CODE } from '../http/requests/ajv-code.js';
import { fieldIssues } from '../http/requests/field-issues.js';
import { accountIssues } from './account-issues.js';
import { ALLOWED_ROUTES } from './allowed-routes.js';
import { fillGuide, guideIssues } from './fill-guide.js';
import { fillMedia, mediaIssues } from './fill-media.js';
import { fillPayments, paymentIssues } from './fill-payments.js';
import { fillProviders, providerIssues } from './providers/fill-providers.js';
import { mailIssues, mailSettingsOf } from './mail-issues.js';
import { DEVICES, menuIssues, menuItems } from './menu-issues.js';
import type { MailSettings } from './schemas/mail.schemas.js';
import type { RealmMenus } from './schemas/menus.schemas.js';
import { proxyIssues } from './proxy-issues.js';
import { RealmError } from './realm-error.js';
import { fillStreamOrigins, streamOriginIssues } from './fill-stream-origins.js';
import { RealmSchema, type RealmFile } from './schemas/realm.schemas.js';

/** The validated realm file with defaults, absolute folder paths and actual ports. */
export interface Realm extends Omit<RealmFile, '$schema' | 'mail'> {
  /** Null if the realm sends no mails. */
  readonly mail: MailSettings | null;
  /** Path of the realm file. */
  readonly file: string;
}

const validate = new Ajv({
  allErrors: true,
  verbose: true,
  useDefaults: true,
  strictTypes: false,
  strict: false,
  discriminator: true,
  code: AJV_CODE,
}).compile<RealmFile>(RealmSchema);

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code === 'ENOENT' ? 'no such file' : String(cause);
    throw new RealmError(file, [{ field: '(whole)', found: reason, allowed: 'a readable JSON file' }], {
      cause,
    });
  }
};

const parse = (file: string): unknown => {
  try {
    return JSON.parse(readText(file)) as unknown;
  } catch (cause) {
    if (cause instanceof RealmError) throw cause;
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new RealmError(file, [{ field: '(whole)', found, allowed: 'well-formed JSON' }], { cause });
  }
};

/** Pages of the operator that menus lead to, and that the realm does not have. */
const missingPages = (menus: RealmMenus, place: string, { externalPages }: RealmFile): FieldIssue[] =>
  menuItems(menus).flatMap(([where, { target }]) => {
    const page = target.type === 'ROUTE' ? operatorPageOf(target.route) : undefined;
    return page === undefined || Object.hasOwn(externalPages, page)
      ? []
      : [
          {
            field: `${place}.${where}.target.route`,
            found: `a page without externalPages.${page}`,
            allowed: ALLOWED_ROUTES,
          },
        ];
  });

/** Issues between several settings, which the schema cannot detect. */
const crossIssues = (realm: RealmFile): FieldIssue[] => {
  const issues: FieldIssue[] = [...accountIssues(realm)];
  const languages = realm.languages.map((language) => JSON.stringify(language)).join(', ');
  if (!realm.languages.includes(realm.defaultLanguage)) {
    issues.push({
      field: 'defaultLanguage',
      found: JSON.stringify(realm.defaultLanguage),
      allowed: `one of languages: ${languages}`,
    });
  }
  issues.push(...mailIssues(realm));
  for (const device of DEVICES) {
    const place = `menus.${device}`;
    const menus = realm.menus[device];
    issues.push(...menuIssues(menus, place, realm.defaultLanguage), ...missingPages(menus, place, realm));
  }
  issues.push(
    ...proxyIssues(realm),
    ...providerIssues(realm),
    ...paymentIssues(realm),
    ...streamOriginIssues(realm),
    ...guideIssues(realm),
    ...mediaIssues(realm),
  );
  return issues;
};

const withPorts = (origin: string, port: number): string =>
  origin.replaceAll(/\{port(?:\+(\d+))?\}/gu, (_, step: string | undefined) =>
    String(port + Number(step ?? 0)),
  );

const mapValues = <V>(
  record: Readonly<Record<string, V>>,
  change: (value: V) => V,
): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/**
 * Reads and validates a realm file.
 * @param port of the service's origin, replaces `{port}` in addresses
 * @throws {RealmError} naming the file and, for each issue, the key, the value found and the allowed values
 */
export const loadRealm = (file: string, { port }: { readonly port: number }): Realm => {
  const path = resolve(file);
  const value = parse(path);
  if (!validate(value)) throw new RealmError(path, fieldIssues(validate.errors ?? []));
  const issues = crossIssues(value);
  if (issues.length > 0) throw new RealmError(path, issues);
  const { $schema: _schema, ...realm } = value;
  const mail = mailSettingsOf(value);
  const folder = (relative: string | null): string | null =>
    relative === null ? null : resolve(dirname(path), relative);
  return {
    ...realm,
    file: path,
    ...fillProviders(realm, (address) => withPorts(address, port)),
    payments: fillPayments(realm.payments, (address) => withPorts(address, port)),
    streamOrigins: fillStreamOrigins(realm.streamOrigins, (address) => withPorts(address, port)),
    guide: fillGuide(realm.guide, path, (address) => withPorts(address, port)),
    media: fillMedia(realm.media, (address) => withPorts(address, port)),
    ads: { ...realm.ads, origins: realm.ads.origins.map((origin) => withPorts(origin, port)) },
    mail: mail === null ? null : { ...mail, server: withPorts(mail.server, port) },
    embed: { allowedOrigins: realm.embed.allowedOrigins.map((origin) => withPorts(origin, port)) },
    externalPages: mapValues(realm.externalPages, (page) =>
      'address' in page ? { ...page, address: withPorts(page.address, port) } : page,
    ),
    plugins: mapValues(realm.plugins, (plugin) => ({ ...plugin, address: withPorts(plugin.address, port) })),
    folders: {
      catalogue: folder(realm.folders.catalogue),
      media: folder(realm.folders.media),
      breachedPasswords: folder(realm.folders.breachedPasswords),
    },
  };
};
