/** What all bases share: how a call is described, and how money and dates look on the wire. Types only. */

/** Dollars as a string with exactly two decimals, for example "1842.17". */
export type Money = string;

/** A calendar day, `YYYY-MM-DD`; never shifted by a time zone. */
export type DateOnly = string;

/** An instant in UTC, ISO 8601 with `Z`. */
export type UtcInstant = string;

/** One call: its key is `METHOD path/{param}`. `query` stands behind the path; `request` is the JSON body, `form` a form with files, one of them where both stand; absent when there is none. */
export interface Call {
  query?: Record<string, string>;
  request?: unknown;
  form?: FileForm<string, string>;
  response: unknown;
}

/** `multipart/form-data`: the names of its texts, which come first, and the names of its files. Each file name may occur any number of times. */
export interface FileForm<TextName extends string, FileName extends string> {
  texts: TextName;
  files: FileName;
}

/** The answer is the file itself, an attachment whose name is in `Content-Disposition`. */
export interface FileAnswer {
  attachment: true;
}
