import { ImportFault } from './import-fault.ts';

/** The catalogue has moved on since the list was compared with it: bringing it in would do otherwise than was shown. */
export class PlanOutdated extends ImportFault {
  override readonly name = 'PlanOutdated';

  constructor() {
    super('The catalogue was edited meanwhile. Nothing was changed; please start again');
  }
}
