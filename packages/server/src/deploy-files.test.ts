import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGE_FOLDER, REPOSITORY_FOLDER } from './package-folder.js';

const DEPLOY = join(REPOSITORY_FOLDER, 'deploy');
const fileOf = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');
const DEFAULT_DRAIN_SECONDS = 2;
const DEFAULT_STOP_SECONDS = 5;

describe('the files of deploy/', () => {
  it('set only variables that the service reads', () => {
    const read = readFileSync(join(PACKAGE_FOLDER, 'src/environment.ts'), 'utf8');
    const names = readdirSync(DEPLOY, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap(
        (entry) =>
          readFileSync(join(entry.parentPath, entry.name), 'utf8').match(/\bFOOTLIGHT_[A-Z_]+\b/gu) ?? [],
      );
    expect(names).toContain('FOOTLIGHT_SECRET');
    expect([...new Set(names)].filter((name) => !read.includes(`'${name}'`))).toEqual([]);
  });

  it.each([
    ['compose.yaml', /stop_grace_period: (?<seconds>\d+)s/u],
    ['kubernetes/footlight.yaml', /terminationGracePeriodSeconds: (?<seconds>\d+)/u],
    ['footlight.service', /TimeoutStopSec=(?<seconds>\d+)/u],
  ])('give the service enough time to stop (%s)', (name, form) => {
    const text = fileOf(name);
    const stopSeconds = Number(form.exec(text)?.groups?.['seconds']);
    const drain = /FOOTLIGHT_DRAIN_SECONDS: '?(?<seconds>\d+)/u.exec(text)?.groups?.['seconds'];
    expect(stopSeconds).toBeGreaterThan(Number(drain ?? DEFAULT_DRAIN_SECONDS) + DEFAULT_STOP_SECONDS);
  });

  it('pass every variable of the environment file on to the service', () => {
    expect(fileOf('compose.yaml')).toMatch(/^ {2}env_file: \[\.env\]$/mu);
    expect(fileOf('kubernetes/footlight.yaml')).toContain('envFrom:');
    expect(fileOf('footlight.service')).toContain('EnvironmentFile=');
  });

  it('and the documents never run the program of the operator by npx, which asks the public registry where it is missing', () => {
    const documents = ['deploy', 'docs', 'demo'].flatMap((folder) =>
      readdirSync(join(REPOSITORY_FOLDER, folder), { recursive: true, withFileTypes: true }),
    );
    const named = documents
      .filter((entry) => entry.isFile() && /\.md$|^[^.]+$|\.(?:ya?ml|service|conf)$/u.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/\/(?:dist|node_modules)\//u.test(file));
    expect(named).toContain(join(REPOSITORY_FOLDER, 'docs/operate.md'));
    expect(named.filter((file) => readFileSync(file, 'utf8').includes('npx footlight'))).toEqual([]);
  });

  it('run the built bundle as an unprivileged user on a read-only file system', () => {
    const started = 'packages/server/dist/bundle/main.js';
    const bundled = readFileSync(join(REPOSITORY_FOLDER, 'scripts/bundle-server.mjs'), 'utf8');
    expect(bundled).toContain("main: 'packages/server/src/main.ts'");
    expect(fileOf('Dockerfile')).toContain(`CMD ["node", "${started}"]`);
    expect(fileOf('Dockerfile')).toMatch(/^USER 10001:10001$/mu);
    expect(fileOf('footlight.service')).toContain(`ExecStart=/usr/bin/node ${started}`);
    expect(fileOf('compose.yaml')).toContain('read_only: true');
    expect(fileOf('kubernetes/footlight.yaml')).toMatch(/runAsUser: 10001[^]*readOnlyRootFilesystem: true/u);
  });
});
