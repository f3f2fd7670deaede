import { AppError } from '../../../platform/app-error.ts';

type Use = readonly [count: number, one: string, many: string];

/** The error for deleting something in use: 'Dairy is still used by 2 sub categories and 1 product'. */
export function inUse(name: string, uses: readonly Use[]): AppError {
  const said = uses
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  return new AppError('IN_USE', { message: `${name} is still used by ${said.join(' and ')}` });
}
