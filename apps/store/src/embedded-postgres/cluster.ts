import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '@jhola/api/config';
import type { Binaries } from './binaries.ts';
import { changeOwner, type RunAs } from './run-as.ts';

export const SUPERUSER = 'jhola';

const UNFINISHED = 'making-';

/** The paths of a cluster's files in a data folder. */
export function clusterPaths(dataDir: string) {
  const home = join(dataDir, 'postgres');
  return {
    home,
    cluster: join(home, 'cluster'),
    password: join(home, 'password'),
    log: join(home, 'server.log'),
  };
}

/** Reads the password of a cluster. Throws ConfigError if its file is missing. */
export async function readPassword(dataDir: string): Promise<string> {
  const path = clusterPaths(dataDir).password;
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new ConfigError(
      `${path} is missing, which has the password of the database. Please put this file back, or restore a backup ` +
        'of the shop into another DATA_DIR (docs/operations.md).',
    );
  });
}

/** Creates the cluster unless it exists. Deletes an unfinished one first. */
export async function ensureCluster(dataDir: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const paths = clusterPaths(dataDir);
  if (await exists(join(paths.cluster, 'PG_VERSION'))) {
    await readPassword(dataDir);
    await changeOwner(runAs.owner, paths.cluster);
    return;
  }
  await removeUnfinished(paths.home);
  const password = randomBytes(24).toString('base64url');
  await writeFile(paths.password, password, { mode: 0o600 });
  await initialise(paths, binaries, runAs);
}

async function removeUnfinished(home: string): Promise<void> {
  const begun = (await readdir(home)).filter((name) => name === 'cluster' || name.startsWith(UNFINISHED));
  // The initdb of a killed process may still be writing.
  for (const name of begun) await rm(join(home, name), { recursive: true, force: true, maxRetries: 5 });
}

/** Runs initdb in a temporary folder and renames it at the end, so that there is never a partial cluster. */
async function initialise(
  paths: ReturnType<typeof clusterPaths>,
  binaries: Binaries,
  runAs: RunAs,
): Promise<void> {
  const temporary = await mkdtemp(join(paths.home, UNFINISHED));
  try {
    const passwordFile = join(temporary, 'password');
    await writeFile(passwordFile, await readFile(paths.password, 'utf8'), { mode: 0o600 });
    await changeOwner(runAs.owner, temporary);
    await run(binaries.initdb, runAs, [
      `--pgdata=${join(temporary, 'cluster')}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ]);
    await rename(join(temporary, 'cluster'), paths.cluster);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function run(program: string, runAs: RunAs, args: readonly string[]): Promise<void> {
  const [command = program, ...rest] = [...runAs.prefix, program, ...args];
  const identity = runAs.prefix.length === 0 && runAs.owner !== null ? runAs.owner : {};
  const child = spawn(command, rest, { ...identity, stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new ConfigError(`PostgreSQL's ${program} ended with ${code}: ${complaint.trim()}`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
