import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';

/** What the page's path says for the parameters of its row. The router's own `useParams` comes with all that renders routes within routes. */
export const PathParams = createContext<Readonly<Params>>({});

export const usePathParams = () => use(PathParams);
