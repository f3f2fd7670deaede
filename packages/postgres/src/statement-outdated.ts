/**
 * A prepared statement couldn't be executed in a transaction, because a migration changed its result columns or a
 * pooler sent it to a connection on which it isn't prepared. The transaction can be retried and will then succeed.
 */
export class StatementOutdated extends Error {
  override readonly name = 'StatementOutdated';
  readonly code = 'STATEMENT_OUTDATED';

  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}
