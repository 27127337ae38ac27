/** Number of loans shown at first. Longer lists use shorter cards, because slow phones need too long to render many full ones. */
export const INITIAL_LIST_LIMIT = 8;
