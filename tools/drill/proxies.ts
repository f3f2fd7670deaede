import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../e2e/support/free-port.ts';

const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url));

export type Proxy = {
  readonly url: string;
  /** By http. */
  readonly plainUrl: string;
  start(): Promise<void>;
  /** The end of its output. */
  printed(): string;
  /** Ends it at once, without finishing requests. */
  kill(): Promise<void>;
};

export type ProxyOptions = {
  /** A folder for its configuration, log and cache. */
  readonly folder: string;
  /** The shops' ports. */
  readonly ports: readonly [number, number];
};

type Kind = {
  /** Command line that prints the version, and fails if the program isn't installed. */
  readonly version: readonly [string, string];
  prepare(
    options: ProxyOptions,
    port: number,
  ): { readonly args: readonly string[]; readonly env?: Record<string, string> };
};

/** The proxies of `deploy/`, each run with its own configuration file; only addresses and paths are replaced. */
export const PROXIES: Readonly<Record<'nginx' | 'haproxy', Kind>> = {
  nginx: {
    version: ['nginx', '-v'],
    prepare({ folder, ports }, port) {
      const { certificate, key } = makeCertificate(folder);
      const site = replaceAll(readFileSync(join(DEPLOY, 'nginx/jhola.conf'), 'utf8'), [
        ['127.0.0.1:8081', `127.0.0.1:${ports[0]}`],
        ['127.0.0.1:8082', `127.0.0.1:${ports[1]}`],
        ['listen 80;\n    listen [::]:80;', `listen 127.0.0.1:${port + 1};`],
        ['listen 443 ssl http2;\n    listen [::]:443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
        ['/etc/ssl/jhola/fullchain.pem', certificate],
        ['/etc/ssl/jhola/privkey.pem', key],
        ['/var/cache/nginx/jhola', join(folder, 'cache')],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${join(folder, name)};`)
        .join('\n');
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      const main = `${user}
daemon off; worker_processes 2; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')};
events { worker_connections 1024; }
http { access_log off;\n${temporary}\ninclude ${join(folder, 'jhola.conf')};\n}\n`;
      writeFileSync(join(folder, 'jhola.conf'), site);
      writeFileSync(join(folder, 'nginx.conf'), main);
      return { args: ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')] };
    },
  },
  haproxy: {
    version: ['haproxy', '-v'],
    prepare({ folder, ports }, port) {
      const { both } = makeCertificate(folder);
      const text = replaceAll(readFileSync(join(DEPLOY, 'haproxy/haproxy.cfg'), 'utf8'), [
        ['bind :80', `bind 127.0.0.1:${port + 1}`],
        ['bind :443', `bind 127.0.0.1:${port}`],
        ['/etc/haproxy/jhola.pem', both],
      ]);
      const file = join(folder, 'haproxy.cfg');
      writeFileSync(file, text);
      const env = { SHOP_1: `127.0.0.1:${ports[0]}`, SHOP_2: `127.0.0.1:${ports[1]}` };
      return { args: ['-f', file], env };
    },
  },
};

/** Prepares a proxy on a free port. Returns null if it isn't installed. */
export async function prepareProxy(name: keyof typeof PROXIES, options: ProxyOptions): Promise<Proxy | null> {
  const kind = PROXIES[name];
  const [program, flag] = kind.version;
  if (spawnSync(program, [flag]).status !== 0) return null;
  mkdirSync(options.folder, { recursive: true });
  const port = await freePort();
  const { args, env } = kind.prepare(options, port);
  let child: ChildProcess | null = null;
  let said = '';
  return {
    url: `https://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${port + 1}`,
    async start() {
      said = '';
      const started = spawn(program, args, {
        // A separate process group, so that nginx's workers end with it.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
      });
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          said = (said + chunk.toString()).slice(-2_000);
        });
      }
      child = started;
      await wait(1_000);
      if (started.exitCode !== null) throw new Error(`${name} did not start:\n${said}`);
    },
    printed: () => said,
    async kill() {
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/**
 * Replaces required texts; throws if one is missing, so that a changed file isn't run with the addresses of a real
 * shop.
 */
function replaceAll(text: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The proxy's configuration has no “${from}” any more`);
    return result.replaceAll(from, to);
  }, text);
}

function makeCertificate(folder: string): { certificate: string; key: string; both: string } {
  const [certificate, key, both] = ['cert.pem', 'key.pem', 'both.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const args = [...asked, '-keyout', key, '-out', certificate];
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl failed: ${stderr}`);
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return { certificate, key, both };
}
