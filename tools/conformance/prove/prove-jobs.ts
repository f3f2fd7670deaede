import type { NamedTest } from '../read-table.ts';
import { batchJobs } from './batch-jobs.ts';
import type { Verdict } from './judge.ts';
import type { Lane, RunTests } from './lane.ts';
import { isJourney, type Job, nameOf, type Options } from './plan.ts';
import type { Progress } from './progress.ts';

export type Proof = {
  readonly jobs: readonly Job[];
  readonly lanes: readonly Lane[];
  /** Whether the data folder for journeys exists. */
  readonly hasData: boolean;
  readonly progress: Progress;
  readonly options: Pick<Options, 'thorough' | 'together'>;
  readonly stop: AbortSignal;
  readonly say: (line: string) => void;
};

/** By test name: whether a test that passes without a fault needs the preceding tests of its file. */
type Baselines = ReadonlyMap<string, { readonly withEarlier: boolean }>;

/**
 * Runs the tests without a fault, then each fault in turn, in parallel lanes. Returns whether all tests pass without a
 * fault, and every fault was noticed.
 */
export async function proveJobs(proof: Proof): Promise<boolean> {
  const { jobs, lanes, progress, stop, say, options } = proof;
  const isNoticed = ({ key }: Job) => {
    const verdict = progress.get(key);
    return verdict?.kind === 'noticed' && (options.together > 1 || !verdict.together);
  };
  const open = jobs.filter((job) => !isNoticed(job));
  if (open.length < jobs.length) say(`${jobs.length - open.length} faults were noticed before`);
  if (open.some(({ tests }) => tests.some(isJourney))) await prepareLanes(proof);
  const { baselines, red } = await findBaselines(proof, open);
  const { together, thorough } = options;
  const isQuick = ({ tests }: Job) => !tests.some(isJourney);
  const batches = [open.filter(isQuick), open.filter((job) => !isQuick(job))].flatMap((some) =>
    batchJobs(some, together),
  );
  say(`${open.length} faults, ${together === 1 ? 'one by one' : `up to ${together} at a time`}`);
  await share(batches, lanes, stop, async (batch, lane) => {
    const started = performance.now();
    const [only] = batch;
    const verdicts =
      batch.length === 1 && only !== undefined
        ? [await proveJob(only, lane, baselines, thorough)]
        : await proveTogether(batch, lane, baselines);
    // A run that was aborted is no verdict.
    if (stop.aborted) return;
    const seconds = ((performance.now() - started) / 1_000 / batch.length).toFixed(0);
    for (const [index, job] of batch.entries()) {
      const { key, row, fault } = job;
      let verdict = verdicts[index];
      if (verdict === undefined) throw new Error('A fault has no verdict');
      // Another fault may be the cause.
      if (batch.length > 1 && verdict.kind !== 'noticed' && verdict.kind !== 'survives')
        verdict = await proveJob(job, lane, baselines, thorough);
      else if (batch.length > 1 && verdict.kind === 'noticed') verdict = { ...verdict, together: true };
      if (stop.aborted) return;
      progress.set(key, verdict);
      say(
        `${verdict.kind === 'noticed' ? 'noticed  ' : 'NOT NOTICED'} ${row}  ${fault.breaks} (${seconds} s)`,
      );
      say(indent(detailOf(verdict)));
    }
  });
  if (stop.aborted) return false;
  const missed = jobs.filter((job) => !isNoticed(job));
  for (const { row, fault, key } of missed) say(`  ${row}  ${fault.breaks}: ${progress.get(key)?.kind}`);
  if (options.thorough)
    for (const line of idleTests(jobs, progress)) say(`  no fault makes it fail: ${line}`);
  for (const name of red) say(`  fails without a fault: ${name}`);
  const old = jobs.filter(({ key }) => progress.isOld(key)).length;
  const note = old > 0 ? `, ${old} of them in an earlier state of the tree` : '';
  say(`${jobs.length - missed.length} of ${jobs.length} faults noticed${note}`);
  return missed.length === 0 && red.length === 0;
}

async function prepareLanes({ lanes, hasData, say }: Proof): Promise<void> {
  say('Building the unbroken shop');
  const builds = await Promise.all(lanes.map((lane) => lane.buildUnbroken()));
  const failure =
    builds.find((build) => build !== null) ?? (hasData ? null : await lanes[0]?.prepareData()) ?? null;
  if (failure !== null) throw new Error(`The unbroken shop doesn’t start:\n${detailOf(failure)}`);
}

/**
 * Runs the tests without a fault, each in the way in which it will run with one: alone, or, if it fails alone, after
 * the preceding tests of its file. Tests that need no browser run together, in any order.
 */
async function findBaselines({ lanes, progress, stop, say }: Proof, jobs: readonly Job[]) {
  const tests = new Map(jobs.flatMap((job) => job.tests.map((test) => [nameOf(test), test])));
  say(`${tests.size} tests without a fault`);
  const baselines = new Map<string, { readonly withEarlier: boolean }>();
  const red: string[] = [];
  const keyOf = (name: string, withEarlier: boolean) =>
    `${withEarlier ? 'after earlier tests' : 'alone'}: ${name}`;
  for (const name of tests.keys()) {
    for (const withEarlier of [true, false])
      if (progress.get(keyOf(name, withEarlier))?.kind === 'survives') baselines.set(name, { withEarlier });
  }
  const unknown = () => [...tests].filter(([name]) => !baselines.has(name));
  const quick = unknown().flatMap(([, test]) => (isJourney(test) ? [] : [test]));
  const passing = (quick.length > 0 && (await lanes[0]?.findPassing(quick))) || [];
  if (stop.aborted) return { baselines, red };
  for (const name of passing) {
    baselines.set(name, { withEarlier: false });
    progress.set(keyOf(name, false), { kind: 'survives' });
  }
  const journeys = unknown().filter(([, test]) => isJourney(test));
  await share(batchByFile(journeys), lanes, stop, async (batch, lane) => {
    const verdicts = await lane.runTogether(
      batch.map(([, test]) => [test]),
      false,
    );
    if (stop.aborted) return;
    for (const [index, [name]] of batch.entries()) {
      const verdict = verdicts[index];
      if (verdict?.kind !== 'survives') continue;
      baselines.set(name, { withEarlier: false });
      progress.set(keyOf(name, false), verdict);
    }
  });
  await share(unknown(), lanes, stop, async ([name, test], lane) => {
    for (const withEarlier of [false, true]) {
      const verdict = await lane.run({ tests: [test], withEarlier, stopEarly: true });
      if (stop.aborted) return;
      // No fault is planted, so "not noticed" means that the test passes.
      if (verdict.kind === 'survives') {
        baselines.set(name, { withEarlier });
        progress.set(keyOf(name, withEarlier), verdict);
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

const TESTS_AT_A_TIME = 12;

/**
 * Groups tests that can run in one go as if each ran alone: journeys of different files. Starting a shop and a browser
 * for each test would take longer than the tests.
 */
function batchByFile(tests: readonly (readonly [string, NamedTest])[]): (readonly [string, NamedTest])[][] {
  const batches: (readonly [string, NamedTest])[][] = [];
  for (const named of tests) {
    const [, test] = named;
    const fitting = batches.find(
      (batch) => batch.length < TESTS_AT_A_TIME && batch.every(([, { file }]) => file !== test.file),
    );
    if (fitting === undefined) batches.push([named]);
    else fitting.push(named);
  }
  return batches;
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

/** Plants all faults of a batch, runs the quick tests of all, then the journeys of those that weren't noticed. */
async function proveTogether(jobs: readonly Job[], lane: Lane, baselines: Baselines): Promise<Verdict[]> {
  for (const { fault } of jobs) lane.plant(fault);
  const verdicts = new Map<Job, Verdict>();
  const isOpen = (job: Job) => verdicts.get(job)?.kind !== 'noticed';
  try {
    let isBuilt = false;
    for (const [journeys, withEarlier] of [
      [false, false],
      [true, false],
      [true, true],
    ] as const) {
      const open = jobs.filter(isOpen).flatMap((job) => {
        const tests = job.tests.filter(
          (test) => isJourney(test) === journeys && baselines.get(nameOf(test))?.withEarlier === withEarlier,
        );
        return tests.length > 0 ? [{ job, tests }] : [];
      });
      if (open.length === 0) continue;
      if (journeys && !isBuilt) {
        const failure = await lane.build();
        if (failure !== null) return jobs.map((job) => verdicts.get(job) ?? failure);
        isBuilt = true;
      }
      const ran = await lane.runTogether(
        open.map(({ tests }) => tests),
        withEarlier,
      );
      for (const [index, { job }] of open.entries()) {
        const verdict = ran[index];
        if (verdict === undefined) throw new Error('A fault has no verdict');
        const before = verdicts.get(job);
        verdicts.set(job, before === undefined ? verdict : summarise([before, verdict]));
      }
    }
    return jobs.map((job) => verdicts.get(job) ?? { kind: 'survives' });
  } finally {
    lane.restore();
  }
}

/** The quick tests, then the journeys: if a quick test notices the fault, no browser is needed. */
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
  const [first] = noticed;
  if (first !== undefined)
    return { kind: 'noticed', by: noticed.flatMap(({ by }) => by), message: first.message };
  return verdicts.find(({ kind }) => kind !== 'survives') ?? { kind: 'survives' };
}

/** The tests named in rows that failed with none of their row's faults. */
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

function detailOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'survives':
      return 'All tests of the row pass.';
    case 'noticed':
      return `by ${verdict.by.join(', ')}: ${verdict.message.split('\n')[0]}`;
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
