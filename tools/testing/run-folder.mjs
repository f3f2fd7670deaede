import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { quickFolder } from './quick-folder.mjs';

/** A folder's name ends with the process that made it, and six characters of mkdtemp. */
const OWNED = /^jhola[ -][a-z]+-(?<owner>\d+)-\w{6}$/;
/** Younger folders are kept: their process may run in another container, where its number means another process. */
const ABANDONED_AFTER_MS = 3_600_000;

/**
 * Creates a temporary folder of this process for tests, in memory if there is room. The caller deletes it. Deletes those
 * that killed processes left: in memory they would stay until the machine is restarted. `prefix`: 'jhola' and a word.
 */
export async function makeRunFolder(prefix) {
  const quick = await quickFolder();
  deleteAbandoned(quick);
  return mkdtempSync(join(quick, `${prefix}-${process.pid}-`));
}

/** Deletes the folders of tests in `folder` whose processes ended, if they are older than an hour. `now` is for tests. */
export function deleteAbandoned(folder, now = Date.now()) {
  for (const name of readdirSync(folder)) {
    const owner = OWNED.exec(name)?.groups?.owner;
    if (owner === undefined || isRunning(Number(owner))) continue;
    const path = join(folder, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - made > ABANDONED_AFTER_MS) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
