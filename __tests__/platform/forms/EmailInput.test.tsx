import { screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { object, string } from 'yup';

import { EmailInput } from '#platform/forms/email/EmailInput.tsx';
import { suggestEmail } from '#platform/forms/email/suggestEmail.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';

import { renderUi } from '../../support/renderUi.tsx';

const words = defineMessages({ email: { id: 't.email', defaultMessage: 'Email' } });

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['Ada.B+pay@gmail.con', 'Ada.B+pay@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@iclod.com', 'ada@icloud.com'],
  ['ada@comcat.net', 'ada@comcast.net'],
  [' ada@gmial.com ', 'ada@gmail.com'],
])('%s suggests %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each(
  [
    ...['gmail.com', 'ymail.com', 'mail.com', 'mac.com', 'me.com', 'aol.com', 'msn.com', 'usa.com', 'ge.com', 'rr.com', 'gmx.de'],
    ...['yahoo.co.uk', 'att.net', 'cox.net', 'case.edu', 'lakewood.oh.us', 'ccm.example', 'pnc.com', 'key.com', 'bücher.de'],
  ].map((domain) => `ada@${domain}`),
)('%s gets no suggestion', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

test.each(['', '@', 'ada', '@gmial.com', 'ada@'])('an invalid address gets no suggestion: "%s"', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

test('a mistyped address gets a suggestion on blur, accepted with one click or ignored', async () => {
  const sent: unknown[] = [];
  const { user } = renderUi(
    <PortalForm
      schema={object({ email: string() })}
      onSubmit={(values) => {
        sent.push(values);
        return Promise.resolve(undefined);
      }}
      submitLabel="Send"
    >
      <EmailInput name="email" label={words.email} />
    </PortalForm>,
  );
  const field = screen.getByLabelText('Email');
  await user.type(field, 'ada@gmial.com');
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([{ email: 'ada@gmial.com' }]); // the suggestion does not block the first click
  expect(await screen.findByText('Did you mean ada@gmail.com?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use this one' }));
  expect(field).toHaveValue('ada@gmail.com');
  expect(field).toHaveFocus();
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([{ email: 'ada@gmial.com' }, { email: 'ada@gmail.com' }]);
});
