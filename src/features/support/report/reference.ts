/** Crockford's base 32: no I, L, O or U, which are misread or misheard. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** What the borrower is told and the lender's log says: `R-4K7M-2QXW`. */
export function newReference(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
  return `R-${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}
