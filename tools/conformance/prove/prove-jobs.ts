import type { NamedTest } from '../read-table.ts';
import type { Verdict } from './judge.ts';
import type { Lane, RunTests } from './lane.ts';
import { isJourney, type Job, nameOf, type Options } from './plan.ts';
import type { Progress } from './progress.ts';

export type Proof = {
  readonly jobs: readonly Job[];
  readonly lanes: readonly Lane[];
  readonly progress: Progress;
  readonly options: Pick<Options, 'thorough'>;
  readonly stop: AbortSignal;
  readonly say: (line: string) => void;
};

/** Whether a test that passes in the unbroken shop needs those above it in its file, by its name. */
type Baselines = ReadonlyMap<string, { readonly withEarlier: boolean }>;

/**
 * Runs the tests without a fault, then each fault in turn, in as many lanes as there are.
 *
 * @returns whether all tests pass without a fault, and every fault was noticed.
 */
export async function proveJobs(proof: Proof): Promise<boolean> {
  const { jobs, lanes, progress, stop, say, options } = proof;
  const open = jobs.filter(({ key }) => progress.get(key)?.kind !== 'noticed');
  if (open.length < jobs.length) say(`${jobs.length - open.length} faults were noticed before`);
  if (open.some(({ tests }) => tests.some(isJourney))) await prepareLanes(lanes, say);
  const { baselines, red } = await findBaselines(proof, open);
  say(`${open.length} faults, one by one`);
  await share(open.toSorted(quickFirst), lanes, stop, async (job, lane) => {
    const started = performance.now();
    const verdict = await proveJob(job, lane, baselines, options.thorough);
    // What is ended half-way fails for no fault of its own.
    if (stop.aborted) return;
    progress.set(job.key, verdict);
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    say(
      `${verdict.kind === 'noticed' ? 'noticed  ' : 'NOT NOTICED'} ${job.row}  ${job.fault.breaks} (${seconds} s)`,
    );
    say(indent(detailOf(verdict)));
  });
  if (stop.aborted) return false;
  const missed = jobs.filter(({ key }) => progress.get(key)?.kind !== 'noticed');
  for (const { row, fault, key } of missed) say(`  ${row}  ${fault.breaks}: ${progress.get(key)?.kind}`);
  if (options.thorough)
    for (const line of idleTests(jobs, progress)) say(`  no fault makes it fail: ${line}`);
  for (const name of red) say(`  fails without a fault: ${name}`);
  say(`${jobs.length - missed.length} of ${jobs.length} faults noticed`);
  return missed.length === 0 && red.length === 0;
}

async function prepareLanes(lanes: readonly Lane[], say: Proof['say']): Promise<void> {
  say('Building the unbroken shop');
  const builds = await Promise.all(lanes.map((lane) => lane.build()));
  const failure = builds.find((build) => build !== null) ?? (await lanes[0]?.prepareData()) ?? null;
  if (failure !== null) throw new Error(`The unbroken shop doesn’t start:\n${detailOf(failure)}`);
}

/** Runs each test without a fault, first by itself, then after those above it in its file. */
async function findBaselines({ lanes, progress, stop, say }: Proof, jobs: readonly Job[]) {
  const tests = new Map(jobs.flatMap((job) => job.tests.map((test) => [nameOf(test), test])));
  say(`${tests.size} tests without a fault`);
  const baselines = new Map<string, { readonly withEarlier: boolean }>();
  const red: string[] = [];
  await share([...tests], lanes, stop, async ([name, test], lane) => {
    for (const withEarlier of [false, true]) {
      const key = `${withEarlier ? 'after earlier tests' : 'alone'}: ${name}`;
      const verdict = progress.get(key) ?? (await lane.run({ tests: [test], withEarlier, stopEarly: true }));
      if (stop.aborted) return;
      progress.set(key, verdict);
      // Nothing is planted: that nothing was noticed means that the test passes.
      if (verdict.kind === 'survives') {
        baselines.set(name, { withEarlier });
        return;
      }
      if (withEarlier) {
        red.push(name);
        say(`FAILS WITHOUT A FAULT ${name}\n${indent(detailOf(verdict))}`);
      }
    }
  });
  return { baselines, red };
}

async function proveJob({ fault, tests }: Job, lane: Lane, baselines: Baselines, thorough: boolean) {
  lane.plant(fault);
  try {
    let isBuilt = false;
    const verdicts: Verdict[] = [];
    for (const group of groupTests(tests, baselines, thorough)) {
      if (group.tests.some(isJourney) && !isBuilt) {
        const failure = await lane.build();
        if (failure !== null) return failure;
        isBuilt = true;
      }
      const verdict = await lane.run(group);
      verdicts.push(verdict);
      if (verdict.kind === 'noticed' && !thorough) break;
    }
    return summarise(verdicts);
  } finally {
    lane.restore();
  }
}

/** The quick tests, then the journeys: if one of the quick ones notices the fault, the browser isn't needed. */
function groupTests(tests: readonly NamedTest[], baselines: Baselines, thorough: boolean): RunTests[] {
  const green = tests.filter((test) => baselines.has(nameOf(test)));
  const groups = new Map<string, NamedTest[]>();
  for (const test of green.toSorted((one, other) => Number(isJourney(one)) - Number(isJourney(other)))) {
    const withEarlier = baselines.get(nameOf(test))?.withEarlier;
    const group = thorough ? nameOf(test) : `${isJourney(test)} ${withEarlier}`;
    groups.set(group, [...(groups.get(group) ?? []), test]);
  }
  return [...groups.values()].map((group) => ({
    tests: group,
    withEarlier: group.some((test) => baselines.get(nameOf(test))?.withEarlier),
    stopEarly: true,
  }));
}

function summarise(verdicts: readonly Verdict[]): Verdict {
  const noticed = verdicts.filter((verdict) => verdict.kind === 'noticed');
  if (noticed.length > 0) return { kind: 'noticed', by: noticed.flatMap(({ by }) => by) };
  return verdicts.find(({ kind }) => kind !== 'survives') ?? { kind: 'survives' };
}

/** The tests that the rows name and that failed with none of their row's faults. */
function idleTests(jobs: readonly Job[], progress: Progress): string[] {
  const rows = new Map<string, { readonly named: readonly string[]; readonly failed: Set<string> }>();
  for (const { row, tests, key } of jobs) {
    const ofRow = rows.get(row) ?? { named: tests.map(nameOf), failed: new Set<string>() };
    const verdict = progress.get(key);
    if (verdict?.kind === 'noticed') for (const name of verdict.by) ofRow.failed.add(name);
    rows.set(row, ofRow);
  }
  return [...rows].flatMap(([row, { named, failed }]) =>
    named.filter((name) => !failed.has(name)).map((name) => `${row}  ${name}`),
  );
}

/** Gives each lane the next item as soon as it is free. */
async function share<T>(
  items: readonly T[],
  lanes: readonly Lane[],
  stop: AbortSignal,
  work: (item: T, lane: Lane) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const workers = lanes.map(async (lane) => {
    for (let item = queue.shift(); item !== undefined && !stop.aborted; item = queue.shift()) {
      await work(item, lane);
    }
  });
  await Promise.all(workers);
}

function quickFirst(one: Job, other: Job): number {
  return Number(one.tests.some(isJourney)) - Number(other.tests.some(isJourney));
}

function detailOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'survives':
      return 'All tests of the row pass.';
    case 'noticed':
      return `by ${verdict.by.join(', ')}`;
    case 'noticed elsewhere':
      return `Only by tests that the row doesn’t name: ${verdict.by.join(', ')}`;
    default:
      return `${verdict.kind}: ${verdict.message}`;
  }
}

function indent(text: string): string {
  const lines = text.trim().split('\n').slice(-12);
  return lines.map((line) => `          ${line}`).join('\n');
}
