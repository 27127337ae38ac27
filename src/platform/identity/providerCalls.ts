import type { DiscoveryDocument, SigningKeySet, UserInfo } from '#contract/identity.ts';

/** Fetches the provider's documents through the store's identity API. A rejected promise means that there was no usable response. */
export interface ProviderCalls {
  discovery: () => Promise<DiscoveryDocument>;
  /** @param isRefetch skips every cache, because a token was signed with an unknown key */
  signingKeys: (jwksUri: string, isRefetch: boolean) => Promise<SigningKeySet>;
  userInfo: (address: string, accessToken: string) => Promise<UserInfo>;
}

/** Returns the authority as an absolute URL. A deployment may configure a path on its own origin. */
export const absoluteAuthority = (authority: string): string =>
  authority.startsWith('/') ? `${window.location.origin}${authority}` : authority;
