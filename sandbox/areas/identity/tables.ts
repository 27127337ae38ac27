/** What the OpenID provider keeps. Times are real time, never the sandbox's movable clock: browsers judge tokens by theirs. */

/** One record of the provider's own models: session, grant, code, refresh token, interaction, … */
export interface OidcModelTable {
  /** Name of the provider's model; part of the key. */
  kind: string;
  id: string;
  /** The record as JSON text; not jsonb, which refuses a NUL that a visitor may have put into `state`. */
  payload: string;
  /** What revoking a grant finds its codes and tokens by. */
  grant_id: string | null;
  /** Second key of a session, carried by its tokens. */
  uid: string | null;
  /** Whose record it is, where it is somebody's: `borrower_id`. */
  account_id: string | null;
  expires_at: Date | null;
  /** Set once a single-use record was used. */
  consumed_at: Date | null;
}

/** Failed sign-ins of one e-mail address in lower case, whether or not somebody has it. */
export interface SignInFailureTable {
  email: string;
  failures: number;
  last_failed_at: Date;
  /** Set by the failure that reaches the limit. */
  locked_until: Date | null;
}

/** A sign-up that waits for its mailed link. By the sandbox's clock, unlike the provider's own records: no browser judges it. */
export interface SignUpTable {
  /** SHA-256 of the link's token, in hex. */
  token_hash: string;
  email: string;
  /** argon2id. */
  password_hash: string;
  first_name: string;
  last_name: string;
  promotional: boolean;
  language: string;
  /** Origin of the portal where the person signed up and will sign in. */
  portal: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Whether an account that somebody signed up for is to get offers. */
export interface PromotionalChoiceTable {
  borrower_id: string;
  opted_in: boolean;
  chosen_at: Date;
}

export interface IdentityTables {
  oidc_model: OidcModelTable;
  sign_in_failure: SignInFailureTable;
  sign_up: SignUpTable;
  promotional_choice: PromotionalChoiceTable;
}
