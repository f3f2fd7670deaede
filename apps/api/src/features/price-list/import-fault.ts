/** A price list can't be imported at all; the message says why, for whoever runs the import. */
export class ImportFault extends Error {
  override readonly name: string = 'ImportFault';
}
