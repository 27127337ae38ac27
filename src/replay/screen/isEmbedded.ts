/** In the replay's build this stands in the place of the portal's own: the screens are shown as in a window, though they are in a frame. */
export const isEmbedded = (): boolean => false;
