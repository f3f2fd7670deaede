/** Long enough for the browser to have begun. */
const FORGET_MS = 60_000;

/** Puts a file among the browser's downloads. */
export function keepFile({ fileName, content }: { fileName: string; content: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FORGET_MS);
}
