/** Types of standIns.js, which is JavaScript because jest's configuration imports it. */
export const STAND_INS: Readonly<Record<string, string>>;
export const STYLE_SHEETS: RegExp;
