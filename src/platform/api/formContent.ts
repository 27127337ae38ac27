/**
 * What goes into a form with files. It travels sealed: files and a function to call are no data for a store.
 */
export interface FormContent<TextName extends string, FileName extends string> {
  texts: Record<TextName, string>;
  files: Record<FileName, readonly File[]>;
  /** Told how much of it has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** As the wire has it: texts first, so that a server knows what the files are before it reads them. */
export function toFormData({ texts, files }: FormContent<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const [name, list] of Object.entries(files)) for (const file of list) form.append(name, file, file.name);
  return form;
}
