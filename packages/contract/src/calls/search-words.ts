/** The shop's own search words. */
import { LIMITS } from '@jhola/domain';
import { z } from 'zod';
import { responseOf, defineCall, noData, nothing } from '../call.ts';
import { additionId, id, overwrites, text } from '../fields.ts';
import { inputTexts, labels } from '../messages/index.ts';
import { errorMessage } from '../error-message.ts';

const { words: most, wordLength } = LIMITS.searchWords;
const word = text(() => labels.aWord, wordLength);
const form = {
  words: z
    .array(word, 'Words must be a list')
    .min(
      1,
      errorMessage(() => inputTexts.wordRequired),
    )
    .max(
      most,
      errorMessage(() => inputTexts.tooManyWords({ max: most })),
    ),
  means: z
    .array(word, 'Means must be a list')
    .max(
      most,
      errorMessage(() => inputTexts.tooManyWords({ max: most })),
    )
    .default([]),
};
type Form = { readonly words: readonly string[]; readonly means: readonly string[] };
const isMeaningful = ({ words, means }: Form) => words.length + means.length > 1;
const MEANINGLESS = errorMessage(() => inputTexts.wordsMeanNothing);

const seenTexts = (name: 'words' | 'means') =>
  z.array(z.string(`was.${name} must be texts`), `was.${name} must be a list`);

const searchWords = z.strictObject({
  _id: z.string(),
  words: z.array(z.string()),
  means: z.array(z.string()),
});

export const getSearchWords = defineCall({
  who: 'admin',
  summary: 'The shop’s own search words, newest first.',
  carrier: 'none',
  input: nothing,
  response: responseOf(z.array(searchWords)),
  errors: [],
});

export const addSearchWords = defineCall({
  who: 'admin',
  summary:
    'Add synonyms or, with `means`, words that find something else. WORD_TAKEN explains a conflict. Idempotent with an `editId`.',
  carrier: 'json',
  input: z.object({ ...form, editId: additionId }).refine(isMeaningful, MEANINGLESS),
  response: responseOf(searchWords),
  errors: ['WORD_TAKEN', 'TOO_MANY_WORDS', 'NOT_FOUND'],
});

export const updateSearchWords = defineCall({
  who: 'admin',
  summary:
    'Change search words. With `was`, words that somebody else has changed too are refused unless the form `overwrites`.',
  carrier: 'json',
  input: z
    .object({
      _id: id<'SearchWords'>(),
      ...form,
      was: z
        .object({ words: seenTexts('words'), means: seenTexts('means') }, 'was must be an object')
        .optional(),
      overwrites,
    })
    .refine(isMeaningful, MEANINGLESS),
  response: responseOf(searchWords),
  errors: ['WORD_TAKEN', 'NOT_FOUND', 'STALE'],
});

export const deleteSearchWords = defineCall({
  who: 'admin',
  summary: 'Remove search words.',
  carrier: 'json',
  input: z.object({ _id: id<'SearchWords'>() }),
  response: responseOf(noData),
  errors: ['NOT_FOUND'],
});
