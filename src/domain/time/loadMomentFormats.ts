/**
 * Loads moment, which every response with an instant in it needs, such as a receipt. Pages call this before they send a request with such
 * a response.
 */
export const loadMomentFormats = () => import(/* webpackChunkName: "momentFormats" */ './momentFormats.ts');
