import { type DragEvent, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import './drop-zone.css';

export type DropZoneProps = {
  /** Called with the files that were dropped: one or more. */
  onDrop: (files: File[]) => void;
  children: ReactNode;
  className?: string;
};

/** Accepts files dropped on it, and shows that while they are dragged over it. */
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
