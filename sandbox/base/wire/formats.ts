const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is an identifier as the lender makes them, which the database can compare with its own. */
export const isUuid = (text: string): boolean => UUID.test(text);
