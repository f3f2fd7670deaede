import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { postgresUser, runPostgresProgram } from './postgres-cluster.ts';

type Place = { readonly programs: string; readonly url: string };

const CONNECTED_WITHIN_MS = 30_000;

/**
 * Starts pg_receivewal, which writes the server's log into a folder. Each commit waits until it is flushed there
 * (`synchronous_standby_names=archive`). Resolves when it is connected as synchronous.
 */
export async function startReceiving({
  programs,
  url,
  archive,
}: Place & { readonly archive: string }): Promise<{ stop(): Promise<void> }> {
  const address = `${url}?application_name=archive`;
  const slot = ['--slot=archive', '--if-not-exists'];
  runPostgresProgram(join(programs, 'pg_receivewal'), ['-d', address, ...slot, '--create-slot']);
  const child = spawn(
    join(programs, 'pg_receivewal'),
    ['-d', address, '--slot=archive', '-D', archive, '--synchronous'],
    { ...postgresUser(), cwd: '/', stdio: 'ignore' },
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const deadline = Date.now() + CONNECTED_WITHIN_MS;
  for (;;) {
    const { rows } = await client.query("select 1 from pg_stat_replication where sync_state = 'sync'");
    if (rows.length > 0) break;
    if (Date.now() > deadline) throw new Error('pg_receivewal did not connect as a synchronous receiver');
    await wait(50);
  }
  await client.end();
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Takes a base backup of a running server into an empty folder. */
export async function takeBaseBackup(place: Place & { readonly folder: string }): Promise<void> {
  const args = ['-d', place.url, '-D', place.folder, '--checkpoint=fast'];
  // Not synchronous, because shoppers continue to order.
  const child = spawn(join(place.programs, 'pg_basebackup'), args, {
    ...postgresUser(),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`pg_basebackup ended with ${code}`);
}

export type RecoveryOptions = {
  readonly base: string;
  readonly archive: string;
  /** An empty folder. */
  readonly into: string;
  /** In PostgreSQL's format, with microseconds. Null: the last commit of the archive. */
  readonly moment: string | null;
};

/** Prepares a cluster that replays the archive onto the base backup when it is started. */
export function recoverAt({ base, archive, into, moment }: RecoveryOptions): void {
  cpSync(base, into, { recursive: true, preserveTimestamps: true });
  // pg_receivewal's last file is incomplete; the server reads it up to the last commit.
  const restore = `cp "${archive}/%f" "%p" || cp "${archive}/%f.partial" "%p"`;
  const target = moment === null ? [] : [`recovery_target_time = '${moment}'`];
  const lines = [`restore_command = '${restore}'`, ...target, "recovery_target_action = 'promote'"];
  appendFileSync(join(into, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
  writeFileSync(join(into, 'recovery.signal'), '');
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) execFileSync('chown', ['-R', `${uid}:${gid}`, into]);
}
