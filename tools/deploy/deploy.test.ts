import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { prepareProxy } from '../drill/proxies.ts';
import { ENVIRONMENT, NODE_OPTIONS } from '../launch/node-settings.mjs';
import { listenLocally } from '../testing/listen-locally.ts';

const DEPLOY = fileURLToPath(new URL('../../deploy', import.meta.url));
/** The most time that a shop takes after its drain: refused reads, open requests, jobs, connections to the database. */
const CLOSING_SECONDS = 1 + 10 + 10 + 2;
/** The exposure that `systemd-analyze security` may compute, in tenths. */
const MOST_EXPOSURE = 20;

const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');

/** The number in a file's text at the pattern's first group. */
function numberIn(path: string, pattern: RegExp): number {
  const found = pattern.exec(read(path))?.[1];
  if (found === undefined) throw new Error(`${path} has nothing like ${pattern}`);
  return Number(found);
}

test.each(['Containerfile', 'systemd/shop@.service'])('%s has the settings of npm start', (path) => {
  const variables = Object.entries(ENVIRONMENT).map(([name, value]) => `${name}=${value}`);
  for (const setting of [...NODE_OPTIONS, ...variables]) expect(read(path)).toContain(setting);
});

describe('stopping a shop', () => {
  const drains = {
    systemd: numberIn('systemd/shop@.service', /DRAIN_SECONDS=(\d+)/),
    container: numberIn('Containerfile', /DRAIN_SECONDS=(\d+)/),
  };

  test('is not cut short by systemd or the container engine', () => {
    const stop = numberIn('systemd/shop@.service', /^TimeoutStopSec=(\d+)$/m);
    expect(stop).toBeGreaterThan(drains.systemd + CLOSING_SECONDS);
    const grace = numberIn('compose.yaml', /stop_grace_period: (\d+)s/);
    expect(grace).toBeGreaterThan(drains.container + CLOSING_SECONDS);
  });

  test('begins only when nginx uses the other shop again', () => {
    const failTimeouts = [...read('nginx/jhola.conf').matchAll(/fail_timeout=(\d+)s/g)].map(([, s]) =>
      Number(s),
    );
    expect(failTimeouts).toHaveLength(2);
    expect(Math.max(...failTimeouts)).toBeLessThan(drains.systemd);
  });

  test('is noticed by HAProxy before the drain ends', () => {
    const [inter, fall, check] = [/inter (\d+)s/, /fall (\d+)/, /timeout check (\d+)s/].map((pattern) =>
      numberIn('haproxy/haproxy.cfg', pattern),
    ) as [number, number, number];
    expect(fall * (inter + check)).toBeLessThan(drains.container);
  });
});

describe('systemd', () => {
  let folder: string | undefined;
  afterEach(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true });
  });

  /** Copies of the units whose programs exist on this machine. */
  function copyUnits(): string[] {
    const copies = mkdtempSync(join(tmpdir(), 'jhola-units-'));
    folder = copies;
    cpSync(join(DEPLOY, 'systemd'), copies, { recursive: true });
    return readdirSync(copies).map((name) => {
      const path = join(copies, name);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/\/usr\/bin\/(?:node|curl)/g, '/bin/true'));
      return path;
    });
  }

  test('lets the backup write its time into DATA_DIR, for the status page', () => {
    const dataDir = /DATA_DIR=\/var\/lib\/(\S+)/;
    const [ofShop, ofBackup] = ['systemd/shop@.service', 'systemd/shop-backup.service'].map(read);
    const name = dataDir.exec(ofShop ?? '')?.[1];
    expect(dataDir.exec(ofBackup ?? '')?.[1]).toBe(name);
    // Everything else is read-only for it. Without the mode, it would open the folder of the shop's data to everybody.
    const state = `\nStateDirectory=${name}\nStateDirectoryMode=0750\n`;
    expect(ofShop).toContain(state);
    expect(ofBackup).toContain(state);
  });

  test('accepts the units, and rates their sandboxing as good', ({ skip }) => {
    if (spawnSync('systemd-analyze', ['--version']).status !== 0) return skip('systemd is not installed');
    const units = copyUnits();
    const verified = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
    // It also reports units of the machine; ours are recognised by the folder.
    expect(verified.stderr.split('\n').filter((line) => line.includes('jhola-units-'))).toEqual([]);
    for (const unit of units.filter((path) => path.endsWith('.service'))) {
      const options = ['security', '--offline=true', `--threshold=${MOST_EXPOSURE}`, unit];
      const judged = spawnSync('systemd-analyze', options, { encoding: 'utf8' });
      expect(judged.status, judged.stdout.slice(-200) + judged.stderr).toBe(0);
    }
  });
});

describe('HAProxy', () => {
  let folder: string;
  const shops: Server[] = [];
  afterEach(() => {
    for (const shop of shops.splice(0)) shop.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  /** Starts a shop, which may be too slow for health checks, and returns its port. It says who it thinks is asking. */
  async function startShop({ isSlow }: { readonly isSlow: boolean }): Promise<number> {
    const shop = createServer(({ url, headers }, response) => {
      const isCheck = url === '/readyz' || url === '/healthz';
      if (!isCheck || !isSlow) response.setHeader('x-from', headers['x-forwarded-for'] ?? '').end('sold');
    });
    shops.push(shop);
    return listenLocally(shop);
  }

  function ask(url: string, method: string, headers = {}): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const asked = request(url, { method, headers, rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve(response);
      });
      asked.on('error', reject).end();
    });
  }

  test('still sends requests to shops that are all too slow for its health checks', async ({ skip }) => {
    folder = mkdtempSync(join(tmpdir(), 'jhola-proxy-'));
    const ports = [await startShop({ isSlow: true }), await startShop({ isSlow: true })] as const;
    const proxy = await prepareProxy('haproxy', { folder, ports });
    if (proxy === null) return skip('haproxy is not installed');
    try {
      await proxy.start();
      for (const backend of ['shop', 'shop_alive']) {
        await expect
          .poll(() => proxy.printed(), { timeout: 60_000 })
          .toContain(`backend ${backend} has no server available`);
      }
      expect((await ask(`${proxy.url}/`, 'GET')).statusCode).toBe(200);
      expect((await ask(`${proxy.url}/api/order/checkout`, 'POST')).statusCode).toBe(200);
    } finally {
      await proxy.kill();
    }
  });

  test('names the address that connects to it, not the one that a client claims', async ({ skip }) => {
    folder = mkdtempSync(join(tmpdir(), 'jhola-proxy-'));
    const ports = [await startShop({ isSlow: false }), await startShop({ isSlow: false })] as const;
    const proxy = await prepareProxy('haproxy', { folder, ports });
    if (proxy === null) return skip('haproxy is not installed');
    try {
      await proxy.start();
      const { headers } = await ask(`${proxy.url}/`, 'GET', { 'x-forwarded-for': '203.0.113.7' });
      expect(headers['x-from']).toBe('127.0.0.1');
    } finally {
      await proxy.kill();
    }
  });
});
