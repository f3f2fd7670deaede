/**
 * The command that runs SQL on the shop's database: `npm run sql -- "select …"`. Without a statement it reads
 * statements from the terminal or a pipe, each ended by a semicolon.
 */
import { createInterface } from 'node:readline';
import { readConfig } from '@jhola/api/config';
import pg from 'pg';
import { openDatabaseUntilSignal } from './command-database.ts';
import { linesOf } from './lines-of.ts';
import { printableError } from './printable-error.ts';
import { statementsOf } from './statements-of.ts';

try {
  await run(process.argv.slice(2).join(' '));
} catch (error) {
  console.error(printableError(error));
  process.exitCode = 1;
}

async function run(statement: string): Promise<void> {
  const database = await openDatabaseUntilSignal(readConfig());
  const client = new pg.Client({ connectionString: database.url, application_name: 'jhola sql' });
  // If the server goes away, the next statement fails with the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (statement !== '') await execute(client, statement);
    else await executeTyped(client);
  } finally {
    await client.end();
    await database.stop();
  }
}

/**
 * Executes one or several statements, and prints their results. An error is printed as a sentence, and sets the exit
 * code to 1.
 */
async function execute(client: pg.Client, statement: string): Promise<void> {
  try {
    // Several statements at once have one result each.
    const results = [await client.query(statement)].flat();
    for (const { command, rows, rowCount } of results) {
      if (rows.length > 0) console.table(rows);
      console.log(`${command}: ${rowCount ?? 0} rows`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Executes statements from the terminal or a pipe as soon as each is complete. */
async function executeTyped(client: pg.Client): Promise<void> {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout, prompt: 'sql> ' })
    : null;
  const lines = terminal ?? linesOf(process.stdin.setEncoding('utf8'));
  terminal?.prompt();
  for await (const statement of statementsOf(lines, { areTyped: terminal !== null })) {
    await execute(client, statement);
    terminal?.prompt();
  }
}
