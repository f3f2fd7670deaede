import { ApiError } from '@jhola/contract/client';
import { LIMITS, readSearchNames } from '@jhola/domain';
import { useState } from 'react';
import { isStaleForm, StaleNotice, useStaleForm } from '#features/admin/index.ts';
import { useTask } from '#features/connection/index.ts';
import { DraftNote, useDraft, useGuardedClose } from '#features/drafts/index.ts';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/admin-searches.ts';
import { texts as shared } from '#messages/shared.ts';
import { TextField } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioCard, RadioCards } from '#ui/radio-card.tsx';
import { toast } from '#ui/toast.ts';
import { useChangeWords, type WordsForm } from './use-searches.ts';

/** The initial values; an entry with an id is edited, otherwise a new one is added. */
export type InitialWords = WordsForm & { readonly _id?: string };

const MOST_TEXT = LIMITS.searchWords.words * (LIMITS.searchWords.wordLength + 2);

/** The form for search words, whose input is kept as a draft. Conflicts are shown at the words. */
export function WordsDialog({
  opened,
  open,
  onClose,
}: {
  opened: InitialWords;
  open: boolean;
  onClose: () => void;
}) {
  const { busy, run } = useTask();
  const { add, update } = useChangeWords();
  const kept = useDraft(wordsDraftName(opened), draftOf(opened), baseOf(opened));
  const [isStale, setStale] = useStaleForm();
  const { close, guard } = useGuardedClose(kept.isChanged, kept.discard, onClose);
  const { words, means, leads } = kept.draft;
  const [fault, setFault] = useState<Fault | null>(null);
  const set = (changed: Partial<WordsDraft>) => {
    setFault(null);
    kept.change((before) => ({ ...before, ...changed }));
  };
  const discard = () => {
    kept.discard();
    setFault(null);
  };
  const submit = async (overwrites = false) => {
    const form = { words: readSearchNames(words), means: leads ? readSearchNames(means) : [] };
    const found = faultOf(form, leads);
    setFault(found);
    setStale(false);
    if (found !== null) return;
    const { _id } = opened;
    const failure = await run(async () => {
      const was: WordsForm = JSON.parse(kept.base ?? baseOf(opened));
      toast.success(await (_id === undefined ? add(form) : update({ _id, ...form, was, overwrites })));
      kept.forget(baseOf(form));
      onClose();
    });
    if (!(failure instanceof ApiError)) return;
    if (isStaleForm(failure)) setStale(true);
    else
      setFault({
        field: failure.body.field === 'means' && leads ? 'means' : 'words',
        text: failure.message,
        isInToast: true,
      });
  };
  const showTheirs = () =>
    run(async () => {
      const { data } = await sessionApi('getSearchWords');
      const now = data.find(({ _id }) => _id === opened._id);
      if (now) kept.discard({ draft: draftOf(now), base: baseOf(now) });
      setStale(false);
    });
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={opened._id === undefined ? texts.addWords : texts.editWords}
      onSubmit={() => void submit()}
      submitLabel={shared.save}
      busy={busy}
    >
      <DraftNote restoredAt={kept.restoredAt} onDiscard={discard} />
      {isStale && (
        <StaleNotice onShowTheirs={() => void showTheirs()} onOverwrite={() => void submit(true)} />
      )}
      <TextField
        label={texts.words}
        hint={texts.wordsHint}
        value={words}
        maxLength={MOST_TEXT}
        error={fault?.field === 'words' ? fault.text : null}
        isAnnounced={fault?.isInToast}
        onChange={({ target }) => set({ words: target.value })}
      />
      <RadioCards legend={texts.kind}>
        <RadioCard name="kind" checked={!leads} onChange={() => set({ leads: false })}>
          {texts.kindSame}
        </RadioCard>
        <RadioCard name="kind" checked={leads} onChange={() => set({ leads: true })}>
          {texts.kindLeads}
        </RadioCard>
      </RadioCards>
      {leads && (
        <TextField
          label={texts.means}
          hint={texts.meansHint}
          value={means}
          maxLength={MOST_TEXT}
          error={fault?.field === 'means' ? fault.text : null}
          isAnnounced={fault?.isInToast}
          onChange={({ target }) => set({ means: target.value })}
        />
      )}
      {guard}
    </FormDialog>
  );
}

/** `isInToast`: a toast says it too, so that screen readers would hear it twice. */
type Fault = { readonly field: 'words' | 'means'; readonly text: string; readonly isInToast?: boolean };

type WordsDraft = { readonly words: string; readonly means: string; readonly leads: boolean };

function draftOf({ words, means }: InitialWords): WordsDraft {
  return {
    words: words.join(', '),
    means: means.join(', '),
    // A single word can't be a synonym of itself.
    leads: means.length > 0 || words.length === 1,
  };
}

/** What the form was opened with, for the server to compare. */
function baseOf({ words, means }: WordsForm): string {
  return JSON.stringify({ words, means });
}

/** The name of the draft of the form for these words. */
export function wordsDraftName({ _id, words }: InitialWords): string {
  return `search words ${_id ?? `new ${words.join(', ')}`}`;
}

function faultOf({ words, means }: WordsForm, leads: boolean): Fault | null {
  if (words.length === 0) return { field: 'words', text: texts.wordsNeeded };
  if (leads && means.length === 0) return { field: 'means', text: texts.meansNeeded };
  return !leads && words.length < 2 ? { field: 'words', text: texts.twoNeeded } : null;
}
