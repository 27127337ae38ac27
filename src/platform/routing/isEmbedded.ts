import { createContext } from 'react';

/** Whether the portal stands in a frame of another page. There nothing leaves for the provider, which lets no page frame its own. */
export const isEmbedded = (): boolean => window.top !== window.self;

/** The same for a component. The replay's frame gives false: it is no frame to the screens in it. */
export const EmbeddedContext = createContext(isEmbedded());
