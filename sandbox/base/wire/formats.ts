const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID. PostgreSQL throws an error when a `uuid` column is compared with anything else. */
export const isUuid = (text: string): boolean => UUID_PATTERN.test(text);
