/** The optional fields of a product while they are edited. */
import {
  NO_VALUES,
  type OptionalField,
  type OptionalKind,
  type OptionalValue,
  plainNumber,
} from '@jhola/domain';

/** The draft of each kind: a number is still text. */
export type OptionalDrafts = {
  'optional text': string;
  'optional number': string;
  'yes or no': boolean;
};

export type OptionalDraft = OptionalDrafts[OptionalKind];

/** The draft of a field without a value. */
export function noDraft({ kind }: Pick<OptionalField, 'kind'>): OptionalDraft {
  return draftOfValue(NO_VALUES[kind]);
}

/** The draft of a value: a number becomes text, a missing value an empty text, and yes or no stays as it is. */
export function draftOfValue(value: OptionalValue): OptionalDraft {
  return typeof value === 'boolean' ? value : String(value ?? '');
}

/** The value of a draft without errors. */
export function valueOfDraft(kind: OptionalKind, draft: OptionalDraft): OptionalValue {
  if (typeof draft === 'boolean') return draft;
  const text = draft.trim();
  if (kind === 'optional text') return text;
  return text === '' ? null : Number(plainNumber(text));
}
