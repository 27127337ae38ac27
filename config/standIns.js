/** All that is not what its name says. webpack.config.ts and jest.config.js read this file, so that tests run what is shipped. */

/** Packages in whose place another one is loaded: redux-oidc asks for the client's retired predecessor. */
export const STAND_INS = { 'oidc-client': 'oidc-client-ts' };

/** Style sheets: jest draws nothing, so they are empty there. */
export const STYLE_SHEETS = /\.css$/;
