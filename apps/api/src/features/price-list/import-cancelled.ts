import { ImportFault } from './import-fault.ts';

/** An import or a check was cancelled before it was committed. */
export class ImportCancelled extends ImportFault {
  override readonly name = 'ImportCancelled';

  constructor() {
    super('Cancelled. Nothing was changed');
  }
}
