import { useState, type ReactNode } from 'react';
import { FormattedMessage, RawIntlProvider } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';

import { useConfig } from '#platform/config/ConfigContext.tsx';
import type { Language } from '#platform/i18n/languages.ts';
import { paths } from '#platform/routing/paths.ts';
import { Notice } from '#platform/ui/feedback/Notice.tsx';
import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx';
import { PageTitle } from '#platform/ui/layout/PageTitle.tsx';

import { CheckMail } from './CheckMail.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import './signUp.css';
import { SignUpElsewhere } from './SignUpElsewhere.tsx';
import { SignUpForm, type SignUpDraft } from './SignUpForm.tsx';
import { messages } from './signUpMessages.ts';
import { isLinkOutcome, LinkFollowed } from './SignUpOutcomes.tsx';
import { useSignUpLanguage } from './useSignUpLanguage.ts';

/** `/auth/signup`: creating an account, in the visitor's language. `?link=` says how a mailed link ended. */
export function SignUpScreen() {
  const { offered, shown, selected, choose, hasFailed } = useSignUpLanguage();
  if (shown === null) {
    return (
      <div className="sign-up">
        <Skeleton height="720px" />
      </div>
    );
  }
  const picker = (
    <>
      <LanguagePicker offered={offered} selected={selected} onChoose={choose} />
      {hasFailed && (
        <Notice tone="error">
          <FormattedMessage {...messages.languageFailed} />
        </Notice>
      )}
    </>
  );
  return (
    <RawIntlProvider value={shown.intl}>
      <div className="sign-up" lang={shown.intl.locale}>
        <SignUp language={shown.language} picker={picker} />
      </div>
    </RawIntlProvider>
  );
}

/** The form, then its result. Only what is not secret is kept for going back to the form. */
function SignUp({ language, picker }: { language: Language; picker: ReactNode }) {
  const [search] = useSearchParams();
  const { signUpEndpoint } = useConfig().identity;
  const [draft, setDraft] = useState<SignUpDraft | null>(null);
  const [isSent, setIsSent] = useState(false);
  const link = search.get('link');

  if (isLinkOutcome(link)) {
    return (
      <>
        <LinkFollowed outcome={link} />
        {picker}
      </>
    );
  }
  if (isSent && draft !== null && signUpEndpoint !== undefined) {
    return (
      <>
        <CheckMail endpoint={signUpEndpoint} email={draft.email} language={language} onBack={() => setIsSent(false)} />
        {picker}
      </>
    );
  }
  return (
    <>
      <PageTitle />
      <p className="lead">
        <FormattedMessage {...messages.lead} />
      </p>
      {picker}
      {signUpEndpoint === undefined ? (
        <SignUpElsewhere language={language} />
      ) : (
        <SignUpForm
          endpoint={signUpEndpoint}
          language={language}
          draft={draft}
          onSent={(sent) => {
            setDraft(sent);
            setIsSent(true);
          }}
        />
      )}
      <p className="sign-up-way">
        <FormattedMessage {...messages.haveAccount} />
        <Link className="sign-up-in" to={paths.auth.login}>
          <FormattedMessage {...messages.signIn} />
        </Link>
      </p>
    </>
  );
}
