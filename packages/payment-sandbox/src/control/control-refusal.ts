/** A refusal by the control page; the message is for the user. */
export class ControlRefusal extends Error {
  override readonly name = 'ControlRefusal';
  readonly status: 400 | 403;

  constructor(status: 400 | 403, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}
