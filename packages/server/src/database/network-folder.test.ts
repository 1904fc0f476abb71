import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isStartError } from '../start-error.js';
import { quietLog } from '../../testing/quiet-log.js';
import { fileSystemIn, refuseNetworkFolder, sharingOf } from './network-folder.js';

const MOUNTS = [
  '22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw',
  '30 22 0:40 / /srv rw shared:2 - nfs4 server:/export rw,vers=4.2',
  '31 30 0:41 / /srv/fast rw - xfs /dev/vdb rw',
  String.raw`32 22 0:42 / /mnt/my\040disk rw - fuse.sshfs me@host:/ rw`,
  '33 22 0:43 / /twice rw - ext4 /dev/vdc rw',
  '34 22 0:44 / /twice rw - cifs //server/share rw',
].join('\n');

describe('the file system of a folder', () => {
  it.each([
    ['/home/me/data', 'ext4'],
    ['/srv', 'nfs4'],
    ['/srv/footlight', 'nfs4'],
    ['/srv/fast/footlight', 'xfs'],
    ['/srvice', 'ext4'],
    ['/mnt/my disk/footlight', 'fuse.sshfs'],
    ['/twice/data', 'cifs'],
  ])('for %s is %s', (folder, fileSystem) => {
    expect(fileSystemIn(MOUNTS, folder)).toBe(fileSystem);
  });

  it('is undefined without a list of mounts, and then counts as local', () => {
    expect(fileSystemIn('', '/srv')).toBeUndefined();
    expect(sharingOf('')).toBe('local');
  });

  it.each([
    ['nfs', 'network'],
    ['smb3', 'network'],
    ['fuse.sshfs', 'network'],
    ['ceph', 'network'],
    ['9p', 'unknown'],
    ['virtiofs', 'unknown'],
    ['fuse.grpcfuse', 'unknown'],
    ['overlay', 'local'],
    ['btrfs', 'local'],
    ['tmpfs', 'local'],
  ])('counts %s as %s', (fileSystem, sharing) => {
    expect(sharingOf(fileSystem)).toBe(sharing);
  });
});

describe('refuseNetworkFolder', () => {
  let folder = '';
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'footlight-network-')));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const outcome = (fileSystem: string) => {
    const warned: string[] = [];
    const log = { ...quietLog, warn: (text: unknown) => void warned.push(String(text)) };
    try {
      refuseNetworkFolder(folder, log, `30 22 0:40 / ${folder} rw - ${fileSystem} source rw`);
    } catch (error) {
      return { warned, refused: isStartError(error) ? error.message : String(error) };
    }
    return { warned, refused: null };
  };

  it('accepts a local disk, and the one that this test runs on', () => {
    expect(outcome('ext4')).toEqual({ warned: [], refused: null });
    expect(() => refuseNetworkFolder(folder, quietLog)).not.toThrow();
  });

  it('refuses a network file system, and names the settings to change', () => {
    expect(outcome('nfs4').refused).toBe(
      `The data folder ${folder} is on a network file system (nfs4), where the embedded database cannot be kept from a second machine. Name a folder on a local disk in FOOTLIGHT_DATA, or a PostgreSQL in DATABASE_URL.`,
    );
  });

  it('warns of a file system that may be shared', () => {
    const { warned, refused } = outcome('virtiofs');
    expect(refused).toBeNull();
    expect(warned.join()).toContain('(virtiofs) that other machines may reach');
    expect(warned.join()).toContain('FOOTLIGHT_DATA');
  });
});
