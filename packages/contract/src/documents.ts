import type { Static } from '@sinclair/typebox';
import { Section } from './content/section.schemas.js';
import { CancellationPromotion, retentionShapes } from './commerce/retention.schemas.js';
import { contentExamples } from './content/content.examples.js';
import { documentIssues, unreadMembers, type DocumentIssue } from './documents/document-issues.js';
import { ExternalPage, Plugin, operatorPagesShapes } from './editorial/operator-pages.schemas.js';
import { Menus } from './realm/realm.schemas.js';

export type { Allowed, DocumentIssue, JsonType } from './documents/document-issues.js';

/** Documents that an operator can preview before publication, as the service sends them to the site. */
const SCHEMAS = {
  section: Section,
  page: ExternalPage,
  plugin: Plugin,
  menus: Menus,
  cancellationPromotion: CancellationPromotion,
} as const;

export type DocumentKind = keyof typeof SCHEMAS;
export type DocumentOf<K extends DocumentKind> = Static<(typeof SCHEMAS)[K]>;

/** Starting points for new documents. */
export const exampleDocuments = {
  section: contentExamples.section,
  page: operatorPagesShapes.getExternalPage.example,
  plugin: operatorPagesShapes.getPlugin.example,
  cancellationPromotion: retentionShapes.getCancellationPromotion.example,
} as const;

export type CheckedDocument<K extends DocumentKind> =
  | { readonly document: DocumentOf<K>; readonly issues: readonly []; readonly unread: readonly string[] }
  | { readonly document: null; readonly issues: readonly DocumentIssue[]; readonly unread: readonly [] };

/** Checks a value and returns it as the document or lists its faults. `unread` names members without a meaning. */
export const checkDocument = <K extends DocumentKind>(kind: K, value: unknown): CheckedDocument<K> => {
  const schema = SCHEMAS[kind];
  const issues = documentIssues(schema, value);
  return issues.length === 0
    ? { document: value as DocumentOf<K>, issues: [], unread: unreadMembers(schema, value) }
    : { document: null, issues, unread: [] };
};
