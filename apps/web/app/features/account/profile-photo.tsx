import type { WireUser } from '@jhola/contract/client';
import { useState } from 'react';
import { LazyComponent } from '#features/connection/index.ts';
import { texts } from '#messages/profile.ts';
import { Button } from '#ui/button.tsx';
import { Avatar } from './avatar.tsx';

const loadDialog = () => import('./photo-dialog.tsx');

/** The avatar and a button to change it. */
export function ProfilePhoto({ user }: { user: WireUser }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="profile-photo">
      <Avatar src={user.avatar} />
      <Button kind="line" small onClick={() => setOpen(true)}>
        {texts.editPhoto}
      </Button>
      <LazyComponent
        load={loadDialog}
        wanted={open}
        props={{ open, onClose: () => setOpen(false), avatar: user.avatar }}
      />
    </div>
  );
}
