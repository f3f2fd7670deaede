import { BlockPlaceholder, LoadingPart, repeat, TextPlaceholder } from '#ui/placeholders.tsx';
import '#ui/field.css';

const FIELDS = 2;

/** A placeholder for the form of a sign-in page, with the heading, fields and button of the login. */
export function FormPlaceholder() {
  return (
    <LoadingPart className="auth-screen">
      <div className="auth-heading">
        <div className="page-h">
          <TextPlaceholder width="35%" />
        </div>
        <TextPlaceholder width="55%" />
      </div>
      <div className="stack">
        {repeat(FIELDS, (field) => (
          <div className="field" key={field}>
            <TextPlaceholder width="20%" />
            <BlockPlaceholder height="48px" />
          </div>
        ))}
        <BlockPlaceholder height="48px" />
      </div>
    </LoadingPart>
  );
}
