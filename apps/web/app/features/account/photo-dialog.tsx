import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTask } from '#features/connection/index.ts';
import { sessionApi, userQuery, useSession } from '#features/session/index.ts';
import { texts } from '#messages/profile.ts';
import { fitPicture, UnfitPicture } from '#platform/fit-picture.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { toast } from '#ui/toast.ts';
import { Avatar } from './avatar.tsx';

/** Uploads a new avatar as soon as a file is picked. */
export default function PhotoDialog(props: { open: boolean; onClose: () => void; avatar: string }) {
  const { open, onClose, avatar } = props;
  const { busy, run } = useTask();
  const queryClient = useQueryClient();
  const { queryKey } = userQuery(useSession());
  const input = useRef<HTMLInputElement>(null);
  const upload = async ([file]: readonly File[]) => {
    if (!file) return;
    await run(async () => {
      const fitting = await fitPicture(file).catch((error: unknown) => {
        if (!(error instanceof UnfitPicture)) throw error;
        toast.error(error.message);
        return null;
      });
      if (fitting === null) return;
      const form = new FormData();
      form.append('avatar', fitting);
      const { data, message } = await sessionApi('uploadAvatar', form);
      toast.success(message);
      // Of the session that has sent the photo: meanwhile somebody else may have logged in.
      queryClient.setQueryData(queryKey, (user) => user && { ...user, avatar: data.avatar });
      onClose();
    });
  };
  return (
    <Dialog open={open} onClose={onClose} title={texts.editPhoto}>
      <div className="avatar-drop">
        <Avatar src={avatar} iconSize={80} />
        <p className="muted small">{texts.photoAdvice}</p>
        <FileInput ref={input} label={texts.photo} accept="image/*" onPick={(files) => void upload(files)} />
        <Button busy={busy} busyLabel={texts.uploading} onClick={() => input.current?.click()}>
          {texts.choosePhoto}
        </Button>
      </div>
    </Dialog>
  );
}
