import type { Block, MailContent } from './content.ts';
import { MARK_PNG } from './html/mark-png.ts';

/** Provides the pictures of products for mails: as JPEG, which every mail program shows. */
export type MailPictures = {
  /** The path of the JPEG of a stored picture; null if it isn't one of this shop's. */
  pathOf(stored: string): string | null;
  /** The JPEG; null if there is none, or if creating it takes too long. */
  read(stored: string): Promise<Buffer | null>;
};

/** For shops without pictures, in tests. */
export const NO_PICTURES: MailPictures = { pathOf: () => null, read: async () => null };

/** Maximum number of attached pictures: some mail servers refuse large mails. */
const MOST_ATTACHED = 20;

export type AttachedPicture = { readonly cid: string; readonly filename: string; readonly content: Buffer };

/** The shop's logo, as a file of the web server and as an attachment. */
const MARK_PATH = '/icon-192.png';
const MARK: AttachedPicture = { cid: 'mark@jhola', filename: 'jhola.png', content: MARK_PNG };

export type ShownPictures = {
  readonly mark: string;
  /** Where a mail's pictures are, by their stored addresses. */
  readonly sources: ReadonlyMap<string, string>;
  readonly attached: readonly AttachedPicture[];
};

function picturesIn(block: Block): (string | null)[] {
  if (block.kind === 'product') return [block.picture];
  return block.kind === 'bill' ? block.items.map(({ picture }) => picture) : [];
}

/**
 * The logo and the pictures of a mail. If the shop has a public https address, they stay on its server; otherwise they
 * are attached, because mail programs can't load them. Pictures of other servers are shown only if they use https.
 */
export async function picturesOf(
  content: MailContent,
  publicUrl: string,
  pictures: MailPictures,
): Promise<ShownPictures> {
  const stored = new Set(content.blocks.flatMap(picturesIn).filter((picture) => picture !== null));
  const sources = new Map<string, string>();
  const isPublic = publicUrl.startsWith('https://');
  const attached: AttachedPicture[] = isPublic ? [] : [MARK];
  for (const address of stored) {
    const path = pictures.pathOf(address);
    if (path === null) {
      if (address.startsWith('https://')) sources.set(address, address);
    } else if (isPublic) {
      sources.set(address, publicUrl + path);
    } else if (attached.length <= MOST_ATTACHED) {
      const bytes = await pictures.read(address);
      if (bytes === null) continue;
      const name = `picture-${attached.length}`;
      attached.push({ cid: `${name}@jhola`, filename: `${name}.jpg`, content: bytes });
      sources.set(address, `cid:${name}@jhola`);
    }
  }
  return { mark: isPublic ? publicUrl + MARK_PATH : `cid:${MARK.cid}`, sources, attached };
}
