import { spawnSync } from 'node:child_process';
import { chown, lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** How to start PostgreSQL's programs: as ourselves, or, since it refuses root, as somebody else. */
export type RunAs = {
  readonly owner: { uid: number; gid: number } | null;
  /** Goes before a program and its arguments. */
  readonly prefix: readonly string[];
};

const AS_OURSELVES: RunAs = { owner: null, prefix: [] };

/**
 * As root the programs run as `nobody`. Where that user can't reach one of the folders (a clone under /root,
 * a private temporary folder) it keeps one capability of root's, to pass through closed folders.
 */
export async function chooseUser(folders: readonly string[]): Promise<RunAs> {
  if (process.getuid?.() !== 0) return AS_OURSELVES;
  const owner = { uid: idOf('nobody', '-u'), gid: idOf('nobody', '-g') };
  if ((await Promise.all(folders.map(isOpenToAll))).every(Boolean)) return { owner, prefix: [] };
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new Error(
      'PostgreSQL does not run as root, and other users can’t reach this folder. ' +
        'Please run the shop as an ordinary user, or move it and DATA_DIR below folders that everybody may enter.',
    );
  }
  const { uid, gid } = owner;
  // The last one: initdb asks with access(2), which otherwise forgets capabilities when it looks as another user.
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
  if (status !== 0) throw new Error(`There is no user ${user} to run PostgreSQL as: please set DATABASE_URL`);
  return Number(stdout.trim());
}

async function isOpenToAll(folder: string): Promise<boolean> {
  for (let path = resolve(folder); path !== dirname(path); path = dirname(path)) {
    const { mode } = await stat(path);
    if ((mode & 0o001) === 0) return false;
  }
  return true;
}

/** Gives a folder and all that is in it to the user that PostgreSQL runs as. */
export async function giveTo(owner: RunAs['owner'], path: string): Promise<void> {
  if (owner === null) return;
  const { uid } = await lstat(path);
  if (uid === owner.uid) return;
  await chown(path, owner.uid, owner.gid);
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    await chown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
}
