/**
 * npm run drill:monitoring: runs a real Prometheus with the files of docs/monitoring against a running shop. Checks the
 * rules, that the shop is scraped, and that every metric in a rule or on the dashboard exists; then freezes the shop's
 * database and waits until the alert fires, and until it ends after the database goes on. Needs `prometheus` and
 * `promtool`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../e2e/support/free-port.ts';
import { childrenOf, postmasterOf } from '../../e2e/support/processes.ts';
import { makeDataDir, startStore } from '../../e2e/support/start-store.ts';

const FILES = fileURLToPath(new URL('../../docs/monitoring/', import.meta.url));
const TOKEN = 'the-token-of-the-drill';
/** The rules normally wait for minutes before they fire. */
const SHORTENED = 'for: 2s';
const LIMIT_MS = 60_000;

if (spawnSync('prometheus', ['--version']).error || spawnSync('promtool', ['--version']).error) {
  console.error(
    'Not drilled: prometheus and promtool are not installed (Debian: apt-get install prometheus)',
  );
  process.exit(2);
}

type Alert = { labels: { alertname: string }; state: string; annotations: Record<string, string> };

const folder = await mkdtemp(join(tmpdir(), 'jhola-monitoring-'));
const { dataDir, remove } = await makeDataDir();
const store = await startStore({ dataDir, env: { METRICS_TOKEN: TOKEN } });
const port = await freePort();
const api = `http://127.0.0.1:${port}/api/v1`;
await writeConfiguration(new URL(store.url).host);
check('promtool accepts the configuration and the rules', promtool('check', 'config', 'prometheus.yml'));
const prometheus = spawn(
  'prometheus',
  [
    '--config.file=prometheus.yml',
    `--storage.tsdb.path=${join(folder, 'tsdb')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ],
  { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
);
let printed = '';
prometheus.stderr.on('data', (chunk: Buffer) => {
  printed += chunk.toString();
});
try {
  await until('Prometheus scrapes the shop', async () => (await query('up{job="jhola"}')) === 1);
  const text = await (
    await fetch(`${store.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  ).text();
  check('promtool accepts the metrics', promtoolMetrics(text));
  const unknown = (await metricsInFiles()).filter((name) => !text.includes(`# TYPE ${name} `));
  check(
    `every metric of rules and dashboard exists${unknown.length > 0 ? `, except ${unknown.join(', ')}` : ''}`,
    unknown.length === 0,
  );
  const serious = (await alerts()).filter(({ state }) => state === 'firing');
  check('no alert fires while the shop works', serious.length === 0);
  await signalDatabase('SIGSTOP');
  console.log('       (the database is frozen)');
  await until('the alert DatabaseDown fires', () => isFiring('DatabaseDown'));
  const [alert] = (await alerts()).filter(({ labels }) => labels.alertname === 'DatabaseDown');
  console.log(`       “${alert?.annotations['summary']}. ${alert?.annotations['todo']}”`);
  check('the shop is still scraped', (await query('up{job="jhola"}')) === 1);
  await signalDatabase('SIGCONT');
  console.log('       (the database goes on)');
  await until('the alert ends', async () => !(await isFiring('DatabaseDown')));
} catch (error) {
  console.error(printed.split('\n').slice(-10).join('\n'));
  throw error;
} finally {
  await signalDatabase('SIGCONT');
  const gone = once(prometheus, 'exit');
  prometheus.kill('SIGTERM');
  await gone;
  await store.end('SIGTERM');
  await remove();
  await rm(folder, { recursive: true, force: true });
}

/** Copies the files, with the drill's shop as the target, and with short waits. */
async function writeConfiguration(target: string): Promise<void> {
  await mkdir(join(folder, 'tsdb'));
  const token = join(folder, 'token');
  await writeFile(token, TOKEN);
  const config = await readFile(join(FILES, 'prometheus.yml'), 'utf8');
  await writeFile(
    join(folder, 'prometheus.yml'),
    config
      .replaceAll('15s', '1s')
      .replace('/etc/prometheus/jhola-token', token)
      .replace(/targets: .*/, `targets: ['${target}']`),
  );
  const rules = await readFile(join(FILES, 'alerts.yml'), 'utf8');
  await writeFile(join(folder, 'alerts.yml'), rules.replaceAll(/for: \d+[sm]/g, SHORTENED));
}

/** The names of all metrics in rules and dashboard, without the suffixes of histograms. */
async function metricsInFiles(): Promise<string[]> {
  const texts = ['alerts.yml', 'grafana-dashboard.json'].map((file) => readFile(join(FILES, file), 'utf8'));
  const names = (await Promise.all(texts)).join('\n').match(/\b(?:jhola|nodejs|process)_[a-z\d_]+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))];
}

function promtool(...args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) console.error(stdout, stderr);
  return status === 0;
}

/** `promtool check metrics` exits with 3 for style warnings; those about metrics of libraries are ignored. */
function promtoolMetrics(text: string): boolean {
  const { stdout, stderr, status } = spawnSync('promtool', ['check', 'metrics'], {
    input: text,
    encoding: 'utf8',
  });
  const ours = `${stdout}\n${stderr}`.split('\n').filter((line) => line.startsWith('jhola_'));
  for (const line of ours) console.error(line);
  return (status === 0 || status === 3) && ours.length === 0;
}

async function query(expression: string): Promise<number | null> {
  const response = await fetch(`${api}/query?query=${encodeURIComponent(expression)}`).catch(() => null);
  if (response?.ok !== true) return null;
  const { data } = (await response.json()) as { data: { result: { value: [number, string] }[] } };
  const [first] = data.result;
  return first === undefined ? null : Number(first.value[1]);
}

async function alerts(): Promise<Alert[]> {
  const { data } = (await (await fetch(`${api}/alerts`)).json()) as { data: { alerts: Alert[] } };
  return data.alerts;
}

async function isFiring(name: string): Promise<boolean> {
  return (await alerts()).some(({ labels, state }) => labels.alertname === name && state === 'firing');
}

async function signalDatabase(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const server = await postmasterOf(dataDir);
  for (const pid of [server, ...childrenOf(server).map((child) => child.pid)]) process.kill(pid, name);
}

function check(what: string, holds: boolean): void {
  console.log(`${holds ? 'ok' : 'NOT OK'} ${what}`);
  if (!holds) throw new Error(`Not so: ${what}`);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < LIMIT_MS) {
    if (await holds()) {
      check(`${what} (after ${((performance.now() - started) / 1000).toFixed(1)} s)`, true);
      return;
    }
    await wait(250);
  }
  check(what, false);
}
