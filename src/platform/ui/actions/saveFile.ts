/** Long enough for Safari, which opens the address after the press has ended. */
const OFFERED_MS = 60_000;

/** Hands a file to the browser to keep. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), OFFERED_MS);
}
