export { DraftKept } from './draft-kept.tsx';
export { DraftNote } from './draft-note.tsx';
export { draftStore } from './draft-store.ts';
export { LeaveGuard } from './leave-guard.tsx';
export { useGuardedClose } from './use-guarded-close.tsx';
export { useKeptDraft } from './use-kept-draft.ts';
