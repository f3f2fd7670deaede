import { type DragEvent, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import './drop-zone.css';

export type DropZoneProps = {
  /** Told of the files that were let go over it: one or more. */
  onDrop: (files: File[]) => void;
  children: ReactNode;
  className?: string;
};

/** Takes files that are dragged over it and let go; shows that it would. */
export function DropZone({ onDrop, children, className }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={classNames('drop-zone', className, isOver && 'over')}
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
