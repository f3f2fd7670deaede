export type { PictureArtist } from './create-pictures.ts';
export type { PictureFor, PictureWanted } from './picture-for.ts';
export { type DrawnPicture, insertRecipes } from './pictures.queries.ts';
export { picturePath } from './picture-sizes.ts';
export { registerPictures } from './pictures.routes.ts';
export { readUploadedFile } from './read-uploaded-file.ts';
export { deleteUnfinishedUploads } from './delete-unfinished-uploads.ts';
export { deleteAvatar, deleteUnusedAvatars, encodeAvatar, storeAvatar } from './avatars.ts';
