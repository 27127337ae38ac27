import { FetchAhead } from './FetchAhead.tsx';
import { VersionNotice } from './VersionNotice.tsx';

/** What every page has, and nothing of which shows or is needed before it is at rest. */
export const AtRest = () => (
  <>
    <VersionNotice />
    <FetchAhead />
  </>
);
