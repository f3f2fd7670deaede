import type { WireUser } from '@jhola/contract/client';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Avatar } from './avatar.tsx';

const PhotoDialog = lazy(() => import('./photo-dialog.tsx'));

/** The avatar and the way to another. */
export function ProfilePhoto({ user }: { user: WireUser }) {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  return (
    <div className="profile-photo">
      <Avatar src={user.avatar} />
      <Button kind="line" small onClick={() => setState('open')}>
        Edit Photo
      </Button>
      {state !== 'never opened' && (
        <Suspense fallback={null}>
          <PhotoDialog open={state === 'open'} onClose={() => setState('closed')} avatar={user.avatar} />
        </Suspense>
      )}
    </div>
  );
}
