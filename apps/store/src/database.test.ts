import { ConfigError, readConfig } from '@jhola/api';
import { createEmptyDatabase } from '@jhola/tools/testing/test-database.ts';
import { expect, test } from 'vitest';
import { provideDatabase } from './database.ts';
import { createProgress } from './startup/progress.ts';

test('a DATABASE_URL that names no database is a fault of the configuration', async () => {
  const database = await createEmptyDatabase();
  await database.drop();
  const opening = provideDatabase({
    config: readConfig({ DATABASE_URL: database.url }),
    progress: createProgress(process.stdout),
    log: { warn: () => undefined, error: () => undefined },
    isClosing: () => false,
  });
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(
    /^The database of DATABASE_URL can’t be used: database ".*" does not exist$/,
  );
});
