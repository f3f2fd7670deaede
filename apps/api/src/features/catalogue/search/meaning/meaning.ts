/** A name of a thing: its folded words, in order. */
export type Name = readonly string[];

/** What a name means, as names of related things. */
export type Meaning = {
  /** Other names of the same thing. */
  readonly synonyms: readonly Name[];
  /** More general names: 'coriander' for 'coriander leaves'. */
  readonly broader: readonly Name[];
  /** Kinds of the thing. */
  readonly narrower: readonly Name[];
  /** What serves a need ('cough'): a list of things, each with its other names. */
  readonly serves: readonly (readonly Name[])[];
  /** The brands of what serves a need. */
  readonly servingBrands: readonly Name[];
  /** Whether it is an occasion ('guests'), for which people want some of several things. */
  readonly isOccasion: boolean;
  /** Whether it is a fruit or vegetable, which people want fresh. */
  readonly isProduce: boolean;
  /** What to offer if the shop doesn't have the thing. */
  readonly substitutes: readonly Name[];
  /**
   * Further names to look for if the shop doesn't have the thing: its names with one word replaced by a synonym,
   * 'dhania seed' for 'coriander seed'.
   */
  readonly composed: () => readonly Name[];
};
