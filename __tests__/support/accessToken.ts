const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Builds an unsigned access token that expires in `secondsLeft` seconds. Screens only read its `exp`. */
export const accessToken = (secondsLeft = 600, sub = 'borrower-1'): string =>
  `${part({ alg: 'RS256' })}.${part({ sub, exp: Math.floor(Date.now() / 1000) + secondsLeft })}.c2lnbmF0dXJl`;
