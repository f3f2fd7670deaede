import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigError } from '@jhola/api/config';

/** Creates the data folder and the folders above it, unless they exist. Throws ConfigError if that isn't possible. */
export async function makeDataDir(path: string): Promise<void> {
  try {
    await makeFolder(path);
  } catch (error) {
    const { message } = error as Error;
    throw new ConfigError(`The folder of DATA_DIR can’t be created: ${message}`, { cause: error });
  }
  if (!(await stat(path)).isDirectory())
    throw new ConfigError(`DATA_DIR must be a folder; ${path} is a file`);
}

/** Not by `recursive` of mkdir, which never returns if the system refuses a folder as /proc does. */
async function makeFolder(path: string): Promise<void> {
  const above = dirname(path);
  if (!(await isThere(above))) await makeFolder(above);
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
