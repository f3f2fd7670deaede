import { spawnSync } from 'node:child_process';
import { chown, lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ConfigError } from '@jhola/api/config';

/**
 * How to start PostgreSQL's programs: as the current user, or as another one if that is root, which PostgreSQL refuses.
 */
export type RunAs = {
  readonly owner: { uid: number; gid: number } | null;
  /** A command to put before the program and its arguments. */
  readonly prefix: readonly string[];
};

const AS_CURRENT_USER: RunAs = { owner: null, prefix: [] };

/**
 * Root runs the programs as `nobody`. If that user can't reach one of the folders (a clone under /root, a private
 * temporary folder) the programs keep one capability of root, to enter closed folders. Throws ConfigError if that isn't possible.
 */
export async function chooseUser(folders: readonly string[]): Promise<RunAs> {
  if (process.getuid?.() !== 0) return AS_CURRENT_USER;
  const owner = { uid: idOf('nobody', '-u'), gid: idOf('nobody', '-g') };
  if ((await Promise.all(folders.map(isOpenToAll))).every(Boolean)) return { owner, prefix: [] };
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new ConfigError(
      'PostgreSQL does not run as root, and other users can’t reach this folder. ' +
        'Please run the shop as an ordinary user, or move it and DATA_DIR below folders that everybody may enter.',
    );
  }
  const { uid, gid } = owner;
  // no_setuid_fixup, because access(2), which initdb uses, otherwise drops capabilities for another user.
  const capabilities = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  return {
    owner,
    prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities],
  };
}

function idOf(user: string, which: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [which, user], { encoding: 'utf8' });
  if (status !== 0)
    throw new ConfigError(`There is no user ${user} to run PostgreSQL as: please set DATABASE_URL`);
  return Number(stdout.trim());
}

async function isOpenToAll(folder: string): Promise<boolean> {
  for (let path = resolve(folder); path !== dirname(path); path = dirname(path)) {
    const { mode } = await stat(path);
    if ((mode & 0o001) === 0) return false;
  }
  return true;
}

/**
 * Makes the user as which PostgreSQL runs the owner of a folder and its contents; does nothing if the folder is theirs
 * already. The folder is the last to change: if this is interrupted, the next call does it again.
 */
export async function changeOwner(owner: RunAs['owner'], path: string): Promise<void> {
  if (owner === null) return;
  const { uid } = await lstat(path);
  if (uid === owner.uid) return;
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    await chown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
  await chown(path, owner.uid, owner.gid);
}
