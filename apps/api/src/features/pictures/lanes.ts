import { AppError } from '../../platform/app-error.ts';

type Task = { readonly start: () => void; readonly refuse: (reason: Error) => void };

/** Maximum numbers of running and of waiting tasks, short ones and others. */
export type Lanes = {
  /** Queues a task; throws UNAVAILABLE immediately if too many are waiting. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Queues a short task, which starts before the others; throws UNAVAILABLE immediately if too many are waiting. */
  runShort<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Runs a low-priority task: starts only when no other task is queued. */
  runIdle<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Refuses queued and later tasks with UNAVAILABLE. Running tasks continue. */
  close(): void;
};

/** Limits the work of a process, so that high load makes it slow but doesn't use up its memory. */
export function createLanes(options: { atOnce: number; waiting: number }): Lanes {
  const shortQueue: Task[] = [];
  const queue: Task[] = [];
  const idleQueue: Task[] = [];
  let running = 0;
  let isClosed = false;

  function next(): void {
    while (running < options.atOnce) {
      const task = shortQueue.shift() ?? queue.shift() ?? idleQueue.shift();
      if (task === undefined) return;
      running += 1;
      task.start();
    }
  }

  function enter<Result>(line: Task[], task: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (isClosed) throw new AppError('UNAVAILABLE');
      const start = () => {
        void task()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            next();
          });
      };
      line.push({ start, refuse: reject });
      next();
    });
  }

  async function enterUnlessFull<Result>(line: Task[], task: () => Promise<Result>): Promise<Result> {
    if (line.length >= options.waiting) throw new AppError('UNAVAILABLE');
    return enter(line, task);
  }

  return {
    run: (task) => enterUnlessFull(queue, task),
    runShort: (task) => enterUnlessFull(shortQueue, task),
    runIdle: (task) => enter(idleQueue, task),
    close() {
      isClosed = true;
      for (const line of [shortQueue, queue, idleQueue]) {
        for (const task of line.splice(0)) task.refuse(new AppError('UNAVAILABLE'));
      }
    },
  };
}
