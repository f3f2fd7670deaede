/** Long enough for the browser to have started the download. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file as one of the browser's downloads. */
export function saveFile({ fileName, content }: { fileName: string; content: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
