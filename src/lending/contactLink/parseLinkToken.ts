import { isLinkToken } from '#platform/redaction/secrets.ts';

/** Characters that mail programs insert into a URL when they wrap it: white space, soft hyphens, zero-width characters. */
const MAIL_WRAPPING_CHARACTERS = /[\s\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/** Punctuation around a URL that becomes part of it when the URL is copied or turned into a link. */
const SURROUNDING_PUNCTUATION = /^[<("'“[]+|[>)"'”\].,;:!?]+$/g;

/**
 * Returns the token of an emailed link without characters that mail programs add. Returns null when the text cannot be a token, so that
 * no request is sent.
 */
export function parseLinkToken(text: string | null | undefined): string | null {
  const token = (text ?? '').replace(MAIL_WRAPPING_CHARACTERS, '').replace(SURROUNDING_PUNCTUATION, '');
  return isLinkToken(token) ? token : null;
}
