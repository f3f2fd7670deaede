import { ImageUp } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { texts } from '#messages/admin-catalogue.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { pickedImages } from './picked-images.ts';

export type FileButtonProps = {
  /** The accessible name of the file input. */
  label: string;
  children: ReactNode;
  onPick: (files: File[]) => void;
  multiple?: boolean;
  disabled?: boolean;
  busy?: boolean;
};

/** A button that opens the system's file dialog for images; does nothing if none is picked. */
export function FileButton({ label, children, onPick, multiple, disabled, busy }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="vh"
        type="file"
        accept="image/*"
        aria-label={label}
        tabIndex={-1}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          const files = pickedImages(target.files);
          // So that picking the same file again after a failure is a change event too.
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
      <Button
        kind="line"
        disabled={disabled}
        busy={busy ?? false}
        busyLabel={texts.uploading}
        onClick={() => input.current?.click()}
      >
        <Icon of={ImageUp} />
        {children}
      </Button>
    </>
  );
}
