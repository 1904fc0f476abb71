import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { ROOT } from '../run.mjs';
import { PACKAGES, fileOf, folderOf } from './packages.mjs';

/** Entries that only exist for their side effects export nothing. */
const typedEntries = ({ entries, defining }) =>
  Object.keys(entries)
    .filter((subpath) => !defining.includes(subpath))
    .map(fileOf);

const SILENT = { default: { logLevel: 'none' } };

const configOf = (folder, entry, reports, temporary) =>
  ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: `${folder}/${entry}.d.ts`,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'esnext',
            moduleResolution: 'bundler',
            lib: ['es2023', 'dom', 'dom.iterable'],
            types: [],
            strict: true,
            skipLibCheck: true,
          },
          files: [`${folder}/${entry}.d.ts`],
        },
      },
      apiReport: {
        enabled: true,
        // Types that exported ones refer to, once for each package.
        includeForgottenExports: entry === 'index',
        reportFileName: entry,
        reportFolder: reports,
        reportTempFolder: temporary,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: SILENT, tsdocMessageReporting: SILENT },
    },
    packageJsonFullPath: `${folder}/package.json`,
  });

const handle = (message) => {
  // Only problems are shown: a report that is written for the first time is none.
  message.handled = message.logLevel !== 'error';
};

const writeTypes = (published, reports, temporary) => {
  const folder = `${ROOT}${folderOf(published)}`;
  const configs = typedEntries(published).map((entry) => configOf(folder, entry, reports, temporary));
  const [first, ...others] = configs;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs)
    Extractor.invoke(config, { compilerState, localBuild: true, messageCallback: handle });
};

/** Lists of the manifest, with what a page depends on of each member. */
const MEMBERS = [
  ['Attributes', 'attributes', ({ name, type }) => (type === undefined ? name : `${name}: ${type.text}`)],
  [
    'Properties and methods',
    'members',
    ({ name, kind, type, parameters = [], return: result, readonly }) =>
      kind === 'method'
        ? `${name}(${parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type?.text ?? 'unknown'}`).join(', ')}): ${result?.type.text ?? 'void'}`
        : `${readonly ? 'readonly ' : ''}${name}: ${type?.text ?? 'unknown'}`,
  ],
  ['Events', 'events', ({ name, type }) => `${name}: ${type?.text ?? 'Event'}`],
  ['Slots', 'slots', ({ name }) => name || '(default)'],
  ['Parts', 'cssParts', ({ name }) => name],
  ['Custom properties', 'cssProperties', ({ name }) => name],
];

const inOneLine = (text) => text.replaceAll(/\s+/gu, ' ');

const elementLines = (declaration) =>
  MEMBERS.flatMap(([heading, key, describe]) => {
    const members = (declaration[key] ?? []).map((one) => `- \`${inOneLine(describe(one))}\``).toSorted();
    return members.length === 0 ? [] : [`### ${heading}\n\n${members.join('\n')}\n`];
  });

const writeElements = (published, reports) => {
  const { modules } = JSON.parse(readFileSync(`${ROOT}${folderOf(published)}/custom-elements.json`, 'utf8'));
  const elements = modules
    .flatMap(({ declarations }) => declarations)
    .map((one) => [`## \`<${one.tagName}>\`\n`, ...elementLines(one)].join('\n'));
  writeFileSync(
    `${reports}/elements.api.md`,
    [`# Elements of \`@footlight/${published.name}\`\n`, ...elements].join('\n'),
  );
};

/**
 * Writes what each published package exports, and the members of its elements. The packages must have been built.
 * @param {(name: string) => string} folderFor the folder of a package's reports
 */
export const writeApiReports = (folderFor) => {
  const temporary = mkdtempSync(path.join(tmpdir(), 'footlight-api-'));
  try {
    for (const published of PACKAGES) {
      const reports = folderFor(published.name);
      if (existsSync(reports)) rmSync(reports, { recursive: true });
      mkdirSync(reports, { recursive: true });
      writeTypes(published, reports, temporary);
      if (published.hasElements) writeElements(published, reports);
    }
  } finally {
    rmSync(temporary, { recursive: true });
  }
};
