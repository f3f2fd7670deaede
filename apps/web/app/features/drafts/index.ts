export { DraftStored } from './draft-stored.tsx';
export { DraftNote } from './draft-note.tsx';
export { draftStore } from './draft-store.ts';
export { LeaveGuard } from './leave-guard.tsx';
export { useGuardedClose } from './use-guarded-close.tsx';
export { useDraft } from './use-draft.ts';
