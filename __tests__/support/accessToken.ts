const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token in the form of an access token, for screens, which only read its `exp`; the signature is not valid. Seconds from now. */
export const accessToken = (secondsLeft = 600, sub = 'borrower-1'): string =>
  `${part({ alg: 'RS256' })}.${part({ sub, exp: Math.floor(Date.now() / 1000) + secondsLeft })}.c2lnbmF0dXJl`;
