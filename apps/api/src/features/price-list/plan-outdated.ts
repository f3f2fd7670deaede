import { ImportFault } from './import-fault.ts';

/** The catalogue was changed since the list was compared with it: importing it would differ from what was shown. */
export class PlanOutdated extends ImportFault {
  override readonly name = 'PlanOutdated';

  constructor() {
    super('The catalogue was edited meanwhile. Nothing was changed; please start again');
  }
}
