/** A price list can't be imported; the message tells the user why. */
export class ImportFault extends Error {
  override readonly name: string = 'ImportFault';
}
