/** One change of a source file. */
export type Edit = {
  /** Path of the file from the project's root. */
  readonly in: string;
  /** Text that occurs exactly once in the file. Any white space matches any other, so that re-wrapped lines match. */
  readonly find: string;
  /** The replacement. */
  readonly put: string;
};

/** A planted fault: a change after which the row's sentence is no longer true. */
export type Fault = {
  /** One line that says how the shop contradicts the sentence with this fault. */
  readonly breaks: string;
} & (Edit | { readonly edits: readonly Edit[] });

/** The planted faults of one section, by the number of the row: '2.07'. */
export type SectionFaults = Readonly<Record<string, readonly Fault[]>>;

/** The changes of a fault, one or several. */
export function editsOf(fault: Fault): readonly Edit[] {
  return 'edits' in fault ? fault.edits : [fault];
}
