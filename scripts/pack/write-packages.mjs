import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, compile, run } from '../run.mjs';
import { writeDeclarations } from './declarations.mjs';
import { publishedManifest } from './element-manifest.mjs';
import { writeModules } from './modules.mjs';
import { notices } from './notices.mjs';
import { packageManifest } from './package-manifest.mjs';
import { PACKAGES, TARBALLS, folderOf } from './packages.mjs';
import { SERVER_COMPONENT, serverComponentModule } from './server-component.mjs';

const SDK = `${ROOT}packages/elements/dist/sdk`;

const SOURCE_MAP_COMMENT = /\n\/\/# sourceMappingURL=.*\s*$/u;

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Source maps are left out: they would be twice as large as the code. */
const copyCode = (from, to) => {
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, readFileSync(from, 'utf8').replace(SOURCE_MAP_COMMENT, '\n'));
};

const copySdk = (copied, folder) => {
  for (const [to, from] of Object.entries(copied)) {
    const files = to.endsWith('/')
      ? readdirSync(SDK, { recursive: true }).filter((file) => file.endsWith('.js'))
      : [from];
    for (const file of files)
      copyCode(path.join(SDK, file), path.join(folder, to.endsWith('/') ? `${to}${file}` : to));
  }
};

const writePackage = async (published, vendors) => {
  const folder = `${ROOT}${folderOf(published)}`;
  rmSync(folder, { recursive: true, force: true });
  const { imports, acting, vendors: rolledIn } = await writeModules(published, folder);
  const types = await writeDeclarations(published, folder);
  for (const vendor of rolledIn) vendors.add(vendor);
  if (published.defining.length > 0) {
    writeFileSync(`${folder}/${SERVER_COMPONENT}`, serverComponentModule(published));
    acting.add(SERVER_COMPONENT);
  }
  copySdk(published.copied, folder);
  if (published.hasElements) {
    writeFileSync(`${folder}/custom-elements.json`, json(publishedManifest(published)));
    // The SDK files also bundle what is otherwise a shared dependency, and the code of the other packages.
    for (const shared of ['lit', 'lit-html', 'lit-element', '@lit/reactive-element']) vendors.add(shared);
  }
  const manifest = packageManifest(published, { imports: [...imports, ...types], acting });
  writeFileSync(`${folder}/package.json`, json(manifest));
  writeFileSync(
    `${folder}/THIRD-PARTY-NOTICES.txt`,
    notices(published.name === 'elements' ? vendors : rolledIn),
  );
  cpSync(`${ROOT}packages/${published.name}/README.md`, `${folder}/README.md`);
  cpSync(`${ROOT}LICENSE`, `${folder}/LICENSE`);
  cpSync(`${ROOT}CHANGELOG.md`, `${folder}/CHANGELOG.md`);
  return manifest;
};

/** Writes the published packages and their tarballs. The SDK must have been built. */
export const writePackages = async () => {
  const compiled = await compile(PACKAGES.map(({ name }) => `packages/${name}`));
  if (compiled !== 0) return compiled;
  const vendors = new Set();
  const names = {};
  for (const published of PACKAGES) {
    const { name, version } = await writePackage(published, vendors);
    names[name] = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
  }
  rmSync(`${ROOT}${TARBALLS}`, { recursive: true, force: true });
  mkdirSync(`${ROOT}${TARBALLS}`, { recursive: true });
  const packed = await run(
    'npm',
    [
      'pack',
      ...PACKAGES.map((one) => `./${folderOf(one)}`),
      '--ignore-scripts',
      '--pack-destination',
      TARBALLS,
    ],
    { quiet: true },
  );
  if (packed !== 0) return packed;
  writeFileSync(`${ROOT}${TARBALLS}/packed.json`, json(names));
  return 0;
};
