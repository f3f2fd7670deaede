/** The command that imports a price list: `npm run import -- FILE`. */
import {
  ImportCancelled,
  ImportFault,
  type ImportReport,
  importPriceList,
  migrate,
  openDatabase,
  priceListFile,
  readConfig,
} from '@jhola/api';
import { type ImportArguments, readArguments, USAGE } from './import/arguments.ts';
import { askAmounts, confirmImport, isInteractive } from './import/ask.ts';
import { cancelOnSignals } from './import/cancel-on-signals.ts';
import { choosePicture } from './import/choose-picture.ts';
import { openReportFile } from './import/report-file.ts';
import { openShopDatabase } from './command-database.ts';
import { createProgressView } from './import/show-progress.ts';
import { createExamples, describeEffects, describeLayout, describeReport } from './import/summarise.ts';
import { paths } from './paths.ts';
import { printableError } from './printable-error.ts';
import { ShutdownStack } from './startup/shutdown-stack.ts';

/** The exit code that shells expect after Ctrl-C. */
const CANCELLED = 130;

const say = (text: string) => void process.stdout.write(`${text}\n`);

try {
  const args = readArguments(process.argv.slice(2));
  if (args === 'help') say(USAGE);
  else await run(args);
} catch (error) {
  console.error(asSentence(error));
  process.exitCode = error instanceof ImportCancelled ? CANCELLED : 1;
}

async function run(args: ImportArguments): Promise<void> {
  const shutdown = new ShutdownStack();
  try {
    await importList(args, shutdown);
  } finally {
    await shutdown.close();
  }
}

/** Adds everything that must be closed afterwards, also after an error, to `shutdown`. */
async function importList(args: ImportArguments, shutdown: ShutdownStack): Promise<void> {
  const { signal, stopListening } = cancelOnSignals(say, () => process.exit(CANCELLED));
  await shutdown.add(async () => stopListening());
  const file = await priceListFile(args.file);
  const report = args.reportFile === undefined ? null : await openReportFile(args.reportFile);
  await shutdown.add(async () => report?.close());
  const database = await openShopDatabase(readConfig());
  await shutdown.add(database.stop);
  const db = openDatabase(database.url, { max: 2 });
  await shutdown.add(() => db.destroy());
  const view = createProgressView(process.stdout);
  await shutdown.add(async () => view.clear());
  const examples = createExamples();
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const showFound = (found: ImportReport) => {
    view.clear();
    const parts = [examples.text(), describeEffects(found.effects)].filter((text) => text !== '');
    for (const part of parts) say(part);
    if (parts.length > 0) say(allRows(args.reportFile));
  };
  if (signal.aborted) throw new ImportCancelled();
  const isCancelled = () => signal.aborted;
  await migrate(db, paths.migrations, { isCancelled }).catch((error: unknown) => {
    throw isCancelled() ? new ImportCancelled() : error;
  });
  const { profile, dryRun, freshStock, setStock } = args;
  const result = await importPriceList(db, file, {
    profile,
    dryRun,
    freshStock,
    setStock,
    pictureFor: choosePicture,
    now: new Date(),
    ...(isInteractive() ? { askAmounts: (amounts) => askAmounts(amounts, signal) } : {}),
    confirm: async (found) => {
      showFound(found);
      if (args.sure || !isInteractive()) return true;
      say(describeReport({ ...found, dryRun: true }, seconds()));
      return confirmImport(signal);
    },
    signal,
    onLayout: (layout) => say(`${file.name}\n${describeLayout(layout)}`),
    onProgress: (progress) => signal.aborted || view.show(progress),
    onRow: (row) => {
      examples.add(row);
      report?.write(row);
    },
  });
  view.clear();
  if (signal.aborted && !dryRun) say('  The import was complete before it could be cancelled.');
  if (dryRun) showFound(result);
  say(describeReport(result, seconds()));
}

/** A line that says where all rows are listed. */
function allRows(reportFile: string | undefined): string {
  return reportFile === undefined ? '  Every row: --report FILE.csv' : `  Every row: ${reportFile}`;
}

/** Expected errors are printed as a sentence, others with their stack. */
function asSentence(error: unknown): unknown {
  return error instanceof ImportFault ? error.message : printableError(error);
}
