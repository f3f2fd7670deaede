import { ImageUp } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { pickedImages } from './picked-images.ts';

export type FileButtonProps = {
  /** Names the file input for those who don't see it. */
  label: string;
  children: ReactNode;
  onPick: (files: File[]) => void;
  multiple?: boolean;
  disabled?: boolean;
  busy?: boolean;
};

/** A button that opens the system's file dialog for images; picking none does nothing. */
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
          // The same file picked again after a failure is news too.
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
      <Button
        kind="line"
        disabled={disabled}
        busy={busy ?? false}
        busyLabel="Uploading..."
        onClick={() => input.current?.click()}
      >
        <Icon of={ImageUp} />
        {children}
      </Button>
    </>
  );
}
