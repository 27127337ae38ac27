/** Types of moduleAliases.js, which is JavaScript because jest's configuration imports it. */
export const MODULE_ALIASES: Readonly<Record<string, string>>;
export const STYLE_SHEET_FILES: RegExp;
