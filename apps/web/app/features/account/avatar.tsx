import { CircleUserRound } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import './account.css';

/** A shopper's photo, or an icon if there is none. */
export function Avatar({ src, iconSize = 56 }: { src: string | undefined; iconSize?: number }) {
  return (
    <span className="avatar">
      {src ? (
        <img src={src} alt="" width={128} height={128} />
      ) : (
        <Icon of={CircleUserRound} size={iconSize} stroke={1.5} />
      )}
    </span>
  );
}
