/** The command that brings a price list into the shop: `npm run import -- FILE`. */
import {
  ConfigError,
  ImportFault,
  importPriceList,
  migrate,
  openDatabase,
  priceListFile,
  readConfig,
} from '@jhola/api';
import { type ImportArguments, readArguments, USAGE } from './import/arguments.ts';
import { choosePicture } from './import/choose-picture.ts';
import { openReportFile } from './import/report-file.ts';
import { joinDatabase } from './import/shop-database.ts';
import { createProgressView } from './import/show-progress.ts';
import { createExamples, describeLayout, describeReport } from './import/summarise.ts';
import { places } from './places.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

try {
  const args = readArguments(process.argv.slice(2));
  if (args === 'help') say(USAGE);
  else await run(args);
} catch (error) {
  console.error(asSentence(error));
  process.exitCode = 1;
}

async function run(args: ImportArguments): Promise<void> {
  const file = await priceListFile(args.file);
  const report = args.reportFile === undefined ? null : await openReportFile(args.reportFile);
  const database = await joinDatabase(readConfig());
  leaveOnSignals(database.stop);
  const db = openDatabase(database.url, { max: 2 });
  const view = createProgressView(process.stdout);
  const examples = createExamples();
  const started = performance.now();
  try {
    await migrate(db, places.migrations);
    const { profile, dryRun, freshStock, setStock } = args;
    const result = await importPriceList(db, file, {
      profile,
      dryRun,
      freshStock,
      setStock,
      pictureFor: choosePicture,
      now: new Date(),
      onLayout: (layout) => say(`${file.name}\n${describeLayout(layout)}`),
      onProgress: view.show,
      onRow: (row) => {
        examples.add(row);
        report?.write(row);
      },
    });
    view.clear();
    await report?.close();
    const detail = examples.text();
    if (detail !== '') say(detail);
    say(describeReport(result, (performance.now() - started) / 1000));
    if (args.reportFile !== undefined) say(`  Row by row: ${args.reportFile}`);
  } finally {
    view.clear();
    await db.destroy();
    await database.stop();
  }
}

/** Whoever stops us halfway finds the shop as it was: a transaction that isn't committed never happened. */
function leaveOnSignals(stopDatabase: () => Promise<void>): void {
  const leave = () => {
    say('\n  Stopped.');
    void stopDatabase().finally(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave);
}

/** Faults that were foreseen are a sentence; of any other the stack is needed. */
function asSentence(error: unknown): unknown {
  if (error instanceof ImportFault || error instanceof ConfigError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return error.message;
  return error;
}
