import { AppError } from '../../platform/app-error.ts';

type Task = () => void;

/** Maximum numbers of running and of waiting tasks. */
export type Lanes = {
  /** Queues a task; throws UNAVAILABLE immediately if too many are waiting. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Runs a low-priority task: starts only when no other task is queued. */
  runIdle<Result>(task: () => Promise<Result>): Promise<Result>;
};

/** Limits the work of a process, so that high load makes it slow but doesn't use up its memory. */
export function createLanes(options: { atOnce: number; waiting: number }): Lanes {
  const queue: Task[] = [];
  const idleQueue: Task[] = [];
  let running = 0;

  function next(): void {
    while (running < options.atOnce) {
      const task = queue.shift() ?? idleQueue.shift();
      if (task === undefined) return;
      running += 1;
      task();
    }
  }

  function enter<Result>(line: Task[], task: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      line.push(() => {
        void task()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            next();
          });
      });
      next();
    });
  }

  return {
    run: async (task) => {
      if (queue.length >= options.waiting) throw new AppError('UNAVAILABLE');
      return enter(queue, task);
    },
    runIdle: (task) => enter(idleQueue, task),
  };
}
