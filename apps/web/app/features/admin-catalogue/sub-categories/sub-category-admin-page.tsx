import type { WireSubCategory } from '@jhola/contract/client';
import { sessionApi } from '#features/session/index.ts';
import { texts } from '#messages/admin-sub-categories.ts';
import { texts as admin } from '#messages/admin.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PictureViewer } from '#ui/picture-viewer.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { draftName } from '../form/draft-name.ts';
import { useSubCategories } from '../use-catalogue-lists.ts';
import { useShown } from '#ui/use-shown.ts';
import { SubCategoryDialog } from './sub-category-dialog.tsx';
import { SubCategoryTable, SubCategoryTablePlaceholder } from './sub-category-table.tsx';
import '../admin-catalogue.css';

/** The sub-categories: list, add, edit, delete. */
export function SubCategoryAdminPage() {
  const { data: subCategories, isError, refetch } = useSubCategories();
  const form = useShown<WireSubCategory | null>();
  const deletion = useShown<WireSubCategory>();
  const viewer = useShown<WireSubCategory>();
  return (
    <section className="stack">
      <header className="row between">
        <h1 className="page-h">{texts.heading}</h1>
        <Button small onClick={() => form.show(null)}>
          {texts.add}
        </Button>
      </header>
      {isError && !subCategories && <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />}
      {!subCategories && !isError && <SubCategoryTablePlaceholder />}
      {subCategories?.length === 0 && <EmptyState title={admin.noData}>{texts.addFirst}</EmptyState>}
      {subCategories && subCategories.length > 0 && (
        <SubCategoryTable
          subCategories={subCategories}
          onView={viewer.show}
          onEdit={form.show}
          onDelete={deletion.show}
        />
      )}
      {viewer.shown && (
        <PictureViewer
          open={viewer.shown.open}
          onClose={viewer.hide}
          src={viewer.shown.thing.image}
          title={viewer.shown.thing.name}
        />
      )}
      {form.shown && (
        <SubCategoryDialog
          key={`form ${form.shown.turn}`}
          open={form.shown.open}
          onClose={form.hide}
          edited={form.shown.thing}
        />
      )}
      {deletion.shown && (
        <SubCategoryDeletion
          {...deletion.shown}
          key={`deletion ${deletion.shown.turn}`}
          onClose={deletion.hide}
        />
      )}
    </section>
  );
}

function SubCategoryDeletion(props: { thing: WireSubCategory; open: boolean; onClose: () => void }) {
  return (
    <DeleteDialog
      {...props}
      draft={draftName('sub-category', props.thing._id)}
      facts={props.thing.category.map(({ name }) => name).join(', ')}
      question={texts.deleteQuestion}
      verb={texts.confirm}
      onDelete={() => sessionApi('deleteSubCategory', { _id: props.thing._id })}
    />
  );
}
