import { X } from 'lucide';
import { texts } from '#messages/cart-panels.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { dismissCartNotes, useCartNotes } from '../store/cart-notes.ts';
import '#ui/icon-button.css';
import './cart-notes.css';

/** Messages about changes that the shopper didn't make: products that are no longer sold, or with too little stock. */
export function CartNotes() {
  const notes = useCartNotes();
  if (notes.length === 0) return null;
  return (
    <section className="cart-notes" aria-label={texts.whatChanged}>
      <ul>
        {notes.map((text) => (
          <li key={text}>
            <Notice>{text}</Notice>
          </li>
        ))}
      </ul>
      <IconButton label={texts.dismiss} onClick={dismissCartNotes}>
        <Icon of={X} />
      </IconButton>
    </section>
  );
}
