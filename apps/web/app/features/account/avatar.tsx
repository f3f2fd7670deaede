import { CircleUserRound } from 'lucide-react';
import './account.css';

/** A shopper's photo, or the icon that stands for it. */
export function Avatar({ src, iconSize = 56 }: { src: string | undefined; iconSize?: number }) {
  return (
    <span className="avatar">
      {src ? (
        <img src={src} alt="" width={128} height={128} />
      ) : (
        <CircleUserRound size={iconSize} strokeWidth={1.5} aria-hidden="true" />
      )}
    </span>
  );
}
