/**
 * A prepared statement could not be executed within a transaction, because what it returns was changed by a migration or
 * because a pooler sent it to a connection that doesn't know it. The transaction can begin again: it will pass then.
 */
export class PlanOutdated extends Error {
  override readonly name = 'PlanOutdated';
  readonly code = 'PLAN_OUTDATED';

  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}
