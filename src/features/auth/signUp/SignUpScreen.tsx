import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack, { type StackProps } from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, useId } from 'react';
import { FormattedMessage, RawIntlProvider, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import { type Language, LANGUAGES } from '#platform/i18n/languages.ts';
import { useIsMounted } from '#platform/useIsMounted.ts';
import { paths } from '#platform/routing/paths.ts';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';
import type { PortalDispatch } from '#platform/storeTypes.ts';
import { showToast } from '#platform/toasts/toasts.ts';
import { selectSignInProblem, signInRequested } from '#platform/session/store/sessionSlice.ts';
import { FieldFrame } from '#platform/forms/FieldFrame.tsx';
import { helpId } from '#platform/forms/LabelText.tsx';

import { CheckMail } from './CheckMail.tsx';
import { SignUpForm, type SignUpDraft } from './SignUpForm.tsx';
import { messages } from './signUpMessages.ts';
import { isLinkOutcome, LinkOutcomePage } from './SignUpOutcomes.tsx';
import { formSent, formShownAgain, selectIsSent, withSignUp } from './signUpSlice.ts';
import { useSignUpLanguage } from './useSignUpLanguage.ts';

/** `/auth/signup`: creates an account, in the visitor's language. `?link=` is the outcome of an emailed link. */
export const SignUpScreen = withSignUp(() => {
  const { offered, shown, selected, choose, hasFailed } = useSignUpLanguage();
  if (shown === null) {
    return (
      <Page>
        <Skeleton height="720px" />
      </Page>
    );
  }
  const picker = (
    <>
      <LanguagePicker offered={offered} selected={selected} onChoose={choose} />
      {hasFailed && (
        <Alert severity="error">
          <FormattedMessage {...messages.languageFailed} />
        </Alert>
      )}
    </>
  );
  return (
    <RawIntlProvider value={shown.intl}>
      <Page spacing={3} lang={shown.intl.locale}>
        <SignUp language={shown.language} picker={picker} />
      </Page>
    </RawIntlProvider>
  );
});

/** Shows the form and then its result. Only values that are not secret are kept for returning to the form. */
function SignUp({ language, picker }: { language: Language; picker: ReactNode }) {
  const [search] = useSearchParams();
  const { signUpEndpoint } = useConfig().identity;
  const [draft, setDraft] = useState<SignUpDraft | null>(null);
  const intl = useIntl();
  const dispatch = useDispatch<PortalDispatch>();
  const isSent = useSelector(selectIsSent);
  const isMounted = useIsMounted();
  const link = search.get('link');

  if (isLinkOutcome(link)) {
    return (
      <>
        <LinkOutcomePage outcome={link} />
        {picker}
      </>
    );
  }
  if (isSent && signUpEndpoint !== undefined) {
    return (
      <>
        <CheckMail
          endpoint={signUpEndpoint}
          email={draft?.email ?? null}
          language={language}
          onBack={() => dispatch(formShownAgain())}
        />
        {picker}
      </>
    );
  }
  return (
    <>
      <div>
        <PageTitle />
        <Typography variant="subtitle1">
          <FormattedMessage {...messages.lead} />
        </Typography>
      </div>
      {picker}
      {signUpEndpoint === undefined ? (
        <ProviderSignUp language={language} />
      ) : (
        <SignUpForm
          endpoint={signUpEndpoint}
          language={language}
          draft={draft}
          onSent={(sent) => {
            if (isMounted()) {
              setDraft(sent);
              dispatch(formSent());
            } else {
              // The user has left the page and may have opened the form again, so a toast reports it.
              const message = intl.formatMessage(messages.sentTitle);
              dispatch(showToast('sign-up', { type: 'success', message }));
            }
          }}
        />
      )}
      <Stack component="p" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: '0.4em' }}>
        <FormattedMessage {...messages.haveAccount} />
        <WideLink component={RouterLink} to={paths.auth.login}>
          <FormattedMessage {...messages.signIn} />
        </WideLink>
      </Stack>
    </>
  );
}

/** As wide as the identity provider's pages, which the user sees before and after this one. */
const Page = styled(Stack)<Pick<StackProps, 'component'>>({
  maxWidth: 448,
  marginInline: 'auto',
  '& button[type="submit"]': { width: '100%' },
});

/** In Chinese the link has only two characters, which is too narrow for touch. */
const WideLink = styled(Link)<{ component: typeof RouterLink; to: string }>({ display: 'inline-block', minWidth: 32 });

/** Link to the sign-up page of a provider that registers users itself, in the language chosen here. */
function ProviderSignUp({ language }: { language: Language }) {
  const dispatch = useDispatch();
  const problem = useSelector(selectSignInProblem);
  const leave = () => dispatch(signInRequested({ returnUrl: paths.loans.list, byPerson: true, register: { language } }));
  return (
    <Stack spacing={2}>
      {problem !== null && (
        <Alert severity="error">
          <FormattedMessage {...messages.elsewhereFailed} />
        </Alert>
      )}
      <p>
        <FormattedMessage {...messages.elsewhere} />
      </p>
      <CardActions>
        <Button variant="contained" onClick={leave}>
          <FormattedMessage {...messages.goElsewhere} />
        </Button>
      </CardActions>
    </Stack>
  );
}

interface Props {
  offered: readonly Language[];
  selected: Language;
  onChoose: (language: Language) => void;
}

/** Lists the languages by their own names. Renders nothing if there is only one. */
function LanguagePicker({ offered, selected, onChoose }: Props) {
  const id = useId();
  if (offered.length < 2) return null;
  return (
    <FieldFrame id={id} label={messages.language} help={<FormattedMessage {...messages.restInEnglish} />} error="">
      <NativeSelect
        input={<OutlinedInput />}
        id={id}
        slotProps={{ input: { 'aria-describedby': helpId(id) } }}
        value={selected}
        onChange={({ target }) => {
          const chosen = offered.find((language) => language === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {offered.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGES[language]}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
