import { readFileSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import type { Log } from '../log.js';
import { StartError } from '../start-error.js';

/** File systems shared between machines, whose kernels have separate locks. */
const NETWORK =
  /^(?:nfs\d?|cifs|smb\w*|ncpfs|afs|coda|ceph|lustre|gpfs|ocfs2|gfs2|beegfs|fuse\.(?:sshfs|s3fs|rclone|glusterfs|ceph|cephfs|davfs\d?|gcsfuse|juicefs|smbnetfs|curlftpfs))$/u;
/** File systems of user-space programs and virtual machines, which may be local or shared. */
const UNKNOWN = /^(?:fuse(?:\..+|blk)?|virtiofs|9p|fakeowner|vboxsf|prl_fs|vmhgfs)$/u;

export type Sharing = 'local' | 'unknown' | 'network';

export const sharingOf = (fileSystem: string): Sharing => {
  if (NETWORK.test(fileSystem)) return 'network';
  return UNKNOWN.test(fileSystem) ? 'unknown' : 'local';
};

const unescaped = (path: string): string =>
  path.replaceAll(/\\(\d{3})/gu, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));

/**
 * Type of the file system of a folder, according to the text of `/proc/self/mountinfo`; undefined if not found there.
 * @see https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html
 */
export const fileSystemIn = (mounts: string, folder: string): string | undefined => {
  let nearest = { point: '', type: undefined as string | undefined };
  for (const line of mounts.split('\n')) {
    const [place = '', source = ''] = line.split(' - ');
    const point = unescaped(place.split(' ')[4] ?? '');
    const isAbove = folder === point || folder.startsWith(point.endsWith(sep) ? point : `${point}${sep}`);
    // A later mount on the same mount point hides the earlier one.
    if (point !== '' && isAbove && point.length >= nearest.point.length)
      nearest = { point, type: source.split(' ')[0] };
  }
  return nearest.type;
};

const readMounts = (): string => {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8');
  } catch {
    // Only Linux has this file; the README covers other systems.
    return '';
  }
};

/**
 * Rejects a data folder on a network file system and logs a warning if the folder may be shared, because its lock only
 * excludes processes of the same kernel.
 * @param mounts text of `/proc/self/mountinfo`
 * @throws {StartError} on a network file system
 */
export const refuseNetworkFolder = (folder: string, log: Log, mounts = readMounts()): void => {
  const fileSystem = fileSystemIn(mounts, realpathSync(folder)) ?? '';
  const sharing = sharingOf(fileSystem);
  if (sharing === 'local') return;
  const hint = 'Name a folder on a local disk in FOOTLIGHT_DATA, or a PostgreSQL in DATABASE_URL';
  if (sharing === 'network') {
    throw new StartError(
      `The data folder ${folder} is on a network file system (${fileSystem}), where the embedded database cannot be kept from a second machine. ${hint}.`,
    );
  }
  log.warn(
    `The data folder ${folder} is on a file system (${fileSystem}) that other machines may reach. Two services on it would destroy the embedded database. ${hint}, unless only this machine uses it.`,
  );
};
