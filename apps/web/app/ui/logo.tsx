import { texts } from '#messages/ui.ts';
import drawing from './logo.svg';

/**
 * The mark and the word, in the logo's own colours of day and night. Their outlines are in a file of their
 * own, because every page shows them twice and neither document nor script should contain them.
 */
export function Logo() {
  return (
    <span className="logo">
      <Mark />
      <svg className="word" viewBox="0 -37 106 50" role="img" aria-label={texts.logo}>
        <use href={`${drawing}#word`} />
      </svg>
    </span>
  );
}

/** The mark alone, as a decoration. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${drawing}#mark`} />
    </svg>
  );
}
