/** Whether the portal stands in a frame of another page. There nothing leaves for the provider, which lets no page frame its own. */
export const isEmbedded = (): boolean => window.top !== window.self;
