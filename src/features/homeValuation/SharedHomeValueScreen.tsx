import Stack from '@mui/material/Stack';

import { useLinkToken } from '#lending/contactLink/useLinkToken.ts';
import { isNotFound } from '#platform/api/portalError.ts';
import { BadLinkRedirect } from '#platform/routing/BadLinkRedirect.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { withHomeValuation } from './homeValuationSlice.ts';
import { useGetHomeEquityQuery } from './homeValuationApi.ts';
import { Report } from './report/Report.tsx';

/** `/public-pages/home-valuation-report/{contactId}`: a report shared by a loan officer. It shows no name, house number or loan number. */
export const SharedHomeValueScreen = withHomeValuation(() => {
  const token = useLinkToken({ param: 'contactId', query: 'contactId' });
  return token === null ? <BadLinkRedirect /> : <SharedReport token={token} />;
});

function SharedReport({ token }: { token: string }) {
  const { currentData, error } = useGetHomeEquityQuery({ token }, { refetchOnMountOrArgChange: true });
  if (currentData === undefined && isNotFound(error)) return <BadLinkRedirect />;
  return (
    <Stack spacing={3}>
      <meta name="robots" content="noindex" />
      <PageTitle />
      <Report home={{ token }} />
    </Stack>
  );
}
