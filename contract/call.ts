/** Types shared by all APIs: the description of a call, and the formats of money and dates. This file has no code. */

/** Dollars as a string with exactly two decimals, for example "1842.17". */
export type Money = string;

/** A calendar day, `YYYY-MM-DD`. Time zones never shift it. */
export type DateOnly = string;

/** An instant in UTC, ISO 8601 with `Z`. */
export type UtcInstant = string;

/**
 * One call of an API, listed under the key `METHOD path/{param}`. `query` has the query string's parameters, `request` the JSON body, and
 * `form` a multipart form. A call with both `request` and `form` accepts either one.
 */
export interface Call {
  query?: Record<string, string>;
  request?: unknown;
  form?: FileForm<string, string>;
  response: unknown;
}

/**
 * A `multipart/form-data` body with the names of its text fields, which come first, and of its files. Each file name may occur several
 * times.
 */
export interface FileForm<TextName extends string, FileName extends string> {
  texts: TextName;
  files: FileName;
}

/** The response is a file. `Content-Disposition` is `attachment` with the file name. */
export interface FileResponse {
  attachment: true;
}
