import { type DragEvent, type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import './drop-zone.css';

/** Takes files that are dragged over it and let go; shows that it would. */
export function DropZone({ onDrop, children }: { onDrop: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={classNames('drop-zone', isOver && 'over')}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        onDrop(files);
      }}
    >
      {children}
    </div>
  );
}
