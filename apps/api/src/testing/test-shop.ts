import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { UserId } from '@jhola/domain';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../build-app.ts';
import { openAccount, openAdminAccount, PASSWORD } from '../features/accounts/testing/open-account.ts';
import { configuredProvider } from '../features/payments/index.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { absentProvider } from './absent-provider.ts';
import { type CallMaker, createCallMaker } from './make-call.ts';
import { plainPicture } from './plain-picture.ts';
import { createRecordingLog, type RecordingLog } from '@jhola/tools/testing/recording-log.ts';
import { createTestDatabase } from '@jhola/tools/testing/test-database.ts';
import { createTestClock, type TestClock } from '@jhola/tools/testing/test-clock.ts';

/** A user with an account, signed in. */
export type Person = {
  readonly userId: UserId;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly refreshToken: string;
};

export type TestShop = CallMaker & {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly config: Config;
  readonly clock: TestClock;
  readonly log: RecordingLog;
  /** Registers a new account and signs in. */
  readonly signUp: (name?: string) => Promise<Person>;
  readonly signInAdmin: () => Promise<Person>;
  readonly close: () => Promise<void>;
};

const ADMIN = { email: 'admin@jhola.test', password: 'the keys of the shop' };
/** Ten times the usual interval, so that a busy machine isn't mistaken for a database that doesn't respond. */
const PATIENT = { tickMs: 1_000 };
/** How long requests in progress may take while a shop is closed, in milliseconds. */
const CLOSING_MS = 1_000;

/** What a test may replace or add in a shop. */
export type TestShopParts = Partial<
  Pick<AppOptions, 'provider' | 'sweepEveryMs' | 'beside' | 'onStorageProblem' | 'artist'>
> & {
  /** Whether its tests cause errors on purpose. Otherwise closing the shop fails if it has logged one. */
  readonly logsErrors?: boolean;
};

/**
 * Starts a complete shop on its own database, with an admin and no products. Calls go through HTTP, responses are
 * validated against the contract. `environment` adds to the configuration, `parts` to the app. Paying by card is only
 * possible if either has a provider.
 */
export async function startTestShop(
  environment: Readonly<Record<string, string>> = {},
  { logsErrors = false, ...parts }: TestShopParts = {},
): Promise<TestShop> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'jhola-test-'));
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    PUBLIC_URL: 'http://localhost:8080',
    ...environment,
  });
  const db = openDatabase(database.url, { timing: PATIENT });
  const clock = createTestClock();
  const log = createRecordingLog();
  const app = await buildApp({
    config,
    db,
    log,
    clock,
    pictureFor: plainPicture,
    checkResponses: true,
    provider: configuredProvider(config, environment) ?? absentProvider,
    ...parts,
  });
  await app.ready();
  await openAdminAccount(db, clock, ADMIN);
  const calls = createCallMaker(app);

  let people = 0;

  return {
    ...calls,
    app,
    db,
    config,
    clock,
    log,
    signUp: async (name = 'Asha Rao') => {
      people += 1;
      const email = `person-${people}@jhola.test`;
      const account = await openAccount({ db, clock, config }, { name, email });
      return { ...account, name, email, password: PASSWORD };
    },
    signInAdmin: async () => {
      const { data: tokens } = await calls.call('login', ADMIN);
      const as = { accessToken: tokens.accesstoken };
      const { data: user } = await calls.call('userDetails', undefined, { as });
      const known = { ...ADMIN, userId: user._id as UserId, name: user.name };
      return { ...known, ...as, refreshToken: tokens.refreshToken };
    },
    close: async () => {
      // If the shop listens on a port, a keep-alive connection would delay the closing by more than a minute.
      const late = setTimeout(() => app.server.closeAllConnections(), CLOSING_MS);
      await app.close();
      clearTimeout(late);
      await db.destroy();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (!logsErrors && log.faults.length > 0)
        throw new Error(`The shop logged errors: ${inspect(log.faults)}`);
    },
  };
}
