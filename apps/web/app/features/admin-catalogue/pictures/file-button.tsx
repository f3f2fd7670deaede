import { ImageUp } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { texts } from '#messages/admin-catalogue.ts';
import { Button } from '#ui/button.tsx';
import { FileInput } from '#ui/file-input.tsx';
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
      <FileInput
        ref={input}
        label={label}
        accept="image/*"
        multiple={multiple}
        disabled={disabled}
        onPick={(files) => {
          const images = pickedImages(files);
          if (images.length > 0) onPick(images);
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
