/** The control page refuses what it was asked; the message is for whoever asked. */
export class ControlRefusal extends Error {
  override readonly name = 'ControlRefusal';
  readonly status: 400 | 403;

  constructor(status: 400 | 403, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}
