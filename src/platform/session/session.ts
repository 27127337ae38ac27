/** The signed-in person, as the identity provider names them. `expires`: epoch seconds. */
export interface SessionUser {
  sub: string;
  email: string | null;
  givenname: string | null;
  expires: number;
}

/** What a finished sign-in or renewal yields. `expiresAt`: the token's `exp`, epoch seconds. */
export interface Session {
  token: string;
  expiresAt: number;
  user: SessionUser;
}
