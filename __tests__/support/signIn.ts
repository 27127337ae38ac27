import { signInForTokens } from './codeFlow.ts';

/** @returns a real bearer token for the borrower and payment APIs */
export async function accessTokenFor(origin: string, email: string, password: string): Promise<string> {
  const { tokens } = await signInForTokens(origin, { email, password });
  return tokens.access_token;
}
