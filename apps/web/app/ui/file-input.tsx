import type { RefObject } from 'react';

export type FileInputProps = {
  /** Its accessible name. */
  label: string;
  /** The types to offer. Users can make the dialog show other files too. */
  accept: string;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Called with the files that were picked: none, if the dialog was cancelled. */
  onPick: (files: File[]) => void;
  /** To open the system's file dialog, by `click()` from a button. */
  ref: RefObject<HTMLInputElement | null>;
};

/** A file input that isn't seen: a button beside it opens its dialog. */
export function FileInput({ label, accept, multiple, disabled, onPick, ref }: FileInputProps) {
  return (
    <input
      ref={ref}
      className="vh"
      type="file"
      aria-label={label}
      accept={accept}
      tabIndex={-1}
      multiple={multiple}
      disabled={disabled}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // So that picking the same file again, corrected or after a failure, is a change event too.
        target.value = '';
        onPick(files);
      }}
    />
  );
}
