import type { DiscoveryDocument, SigningKeySet, UserInfo } from '#contract/identity.ts';

/** The provider's documents; the store's identity API fetches them. A rejection means that there was no usable answer. */
export interface ProviderCalls {
  discovery: () => Promise<DiscoveryDocument>;
  /** @param isRefetch skips every cache, because an unknown key was used. */
  signingKeys: (jwksUri: string, isRefetch: boolean) => Promise<SigningKeySet>;
  userInfo: (address: string, accessToken: string) => Promise<UserInfo>;
}

/** The authority as an absolute address: a deployment may give a path on its own origin. */
export const absoluteAuthority = (authority: string): string =>
  authority.startsWith('/') ? `${window.location.origin}${authority}` : authority;
