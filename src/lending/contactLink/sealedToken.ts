import { isLinkToken } from '#platform/redaction/secrets.ts';

/** What mail programs leave in an address that they break or wrap: white space, soft hyphens, signs of no width. */
const INVISIBLE = /[\s\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/** What stands around an address in a sentence, and becomes part of it when it is copied or made a link. */
const AROUND = /^[<("'“[]+|[>)"'”\].,;:!?]+$/g;

/** The token of a mailed link, without what mail programs add to it; null where it can't be one, so that nobody needs to be asked. */
export function sealedToken(text: string | null | undefined): string | null {
  const token = (text ?? '').replace(INVISIBLE, '').replace(AROUND, '');
  return isLinkToken(token) ? token : null;
}
