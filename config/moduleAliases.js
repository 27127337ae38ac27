/** Module replacements shared by webpack.config.ts and jest.config.js, so that tests run the same modules that are shipped. */

/** Packages that are replaced by another one: redux-oidc imports oidc-client, the retired predecessor of oidc-client-ts. */
export const MODULE_ALIASES = { 'oidc-client': 'oidc-client-ts' };

/** Jest renders no styles, so it imports an empty module in place of each style sheet. */
export const STYLE_SHEET_FILES = /\.css$/;
