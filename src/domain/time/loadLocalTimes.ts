/** Fetches what every answer with an instant needs, a receipt for example. A page whose next answer has one fetches it before. */
export const loadLocalTimes = () => import(/* webpackChunkName: "momentFormats" */ './momentFormats.ts');
