import { Buttons } from './buttons.tsx';
import { Fields } from './fields.tsx';
import { Marks } from './marks.tsx';
import { Messages } from './messages.tsx';
import { Overlays } from './overlays.tsx';
import { Shopping } from './shopping.tsx';

/** All components in their states, for development. */
export function ComponentSheet() {
  return (
    <main className="wrap stack">
      <title>Components · Jhola</title>
      <h1>Components</h1>
      <Buttons />
      <Shopping />
      <Marks />
      <Fields />
      <Messages />
      <Overlays />
    </main>
  );
}
