import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteAbandoned } from './run-folder.mjs';

test('a folder of tests is deleted an hour after its process has ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-folders-'));
  try {
    const ended = spawnSync(process.execPath, ['--version']).pid;
    const names = [
      `jhola journeys-${ended}-aBc123`,
      `jhola-units-${process.pid}-aBc123`,
      'jhola-backup',
      'other',
    ];
    for (const name of names) mkdirSync(join(folder, name, 'data'), { recursive: true });
    deleteAbandoned(folder);
    expect(readdirSync(folder)).toHaveLength(4);
    deleteAbandoned(folder, Date.now() + 2 * 3_600_000);
    expect(readdirSync(folder).toSorted()).toEqual(names.slice(1).toSorted());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
