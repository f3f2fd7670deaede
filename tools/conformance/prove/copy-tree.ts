import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const OWN_SCOPE = '@jhola';
const NOT_RUN = /^(docs|tools\/conformance\/(faults|prove))\/|\.md$/;

/** The project's own files in the working tree, from its root. */
export function listFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** A hash of the files that are built or run, without the conformance table and the planted faults. */
export function stateOfTree(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.filter((path) => !NOT_RUN.test(path))) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Copies the files, and links the installed npm packages; the project's own packages are linked to the copy. */
export function copyTree(root: string, files: readonly string[], copy: string): void {
  for (const file of files) {
    const target = join(copy, file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, file), target);
  }
  const installed = join(root, 'node_modules');
  const linked = join(copy, 'node_modules');
  mkdirSync(join(linked, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== OWN_SCOPE) symlinkSync(join(installed, name), join(linked, name));
  }
  const packages = files.filter((file) => /^([^/]+\/){1,2}package\.json$/.test(file));
  for (const file of packages) {
    const { name } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string };
    const target = join(linked, name);
    symlinkSync(relative(dirname(target), join(copy, dirname(file))), target);
  }
}
