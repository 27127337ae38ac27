/**
 * Enters text into every input field in every possible way (typing, pasting, autofill, input methods) and checks the form's value each
 * time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { act, fireEvent, screen } from '@testing-library/react';
import { defineMessages } from 'react-intl';
import { object, type AnyObjectSchema } from 'yup';

import { formatApiAmount } from '#domain/money.ts';
import { parseTypedCents } from '#domain/userInput/typedNumbers.ts';
import { cardChangeSchemas } from '#features/accounts/edit/editSchema.ts';
import { signUpSchema } from '#features/auth/signUp/signUpSchema.ts';
import { senderSchema } from '#features/docuSafe/sending/senderSchema.ts';
import { addLoanSchema } from '#features/loans/add/AddLoanForm.tsx';
import { parseYears } from '#features/loanSummaries/YearsControl.tsx';
import { parseTypedValue } from '#features/ocr/review/fields/fieldValueFormat.ts';
import { verifySchema as openerSchema } from '#features/ocr/flow/verify/VerifyForm.tsx';
import { loanNumberSchema, verifySchema } from '#features/pay/guest/verifySchema.ts';
import { NEW_CARD, methodSchemaFor } from '#features/pay/steps/methodSchema.ts';
import { alertFromValues, valuesFromAlert, type AlertValues, alertSchema } from '#features/rateDrop/alertValues.ts';
import { NumberInput } from '#features/rateDrop/AlertFields.tsx';
import { addressRules } from '#lending/addresses/addressSchema.ts';
import { bankAccountSchema } from '#lending/methods/bankAccountSchema.ts';
import { cardSchema } from '#lending/methods/cardSchema.ts';
import { newBankAccountOf, newCardOf, type BankAccountValues, type CardValues } from '#lending/methods/newAccount.ts';
import { EmailInput } from '#platform/forms/email/EmailInput.tsx';
import { TextAreaInput } from '#platform/forms/longText/TextAreaInput.tsx';
import { TextInput } from '#platform/forms/TextInput.tsx';
import * as masks from '#platform/forms/masks.ts';
import { PortalForm } from '#platform/forms/PortalForm.tsx';
import { multiLine } from '#platform/forms/textSchemas.ts';

import * as keyboards from '../support/textInput.ts';
import { aBankAccount, aCard } from '../support/payments.ts';
import { aRefinance } from '../support/rateAlerts.ts';
import { renderUi } from '../support/renderUi.tsx';
import { inFullWidth, inScripts, withInvisible } from '../support/textVariants.ts';

const NOW = new Date('2026-08-31T16:00:00Z');

/** A text typed into a field and the value that is sent for it. The texts in `equivalents` must give the same value. */
interface Row {
  typed: string;
  sent: string;
  equivalents?: readonly string[];
}

interface FormCase {
  schema: AnyObjectSchema;
  otherValues: Readonly<Record<string, unknown>>;
  /** Converts the form's values to the request. */
  sent?: (values: never) => object;
  /** Rows by source file and field name, as written in the source. */
  fields: Readonly<Record<string, Row>>;
}

const { type: _debit, ...card } = aCard();
const { type: _ach, ...bank } = aBankAccount();
const same = (text: string, ...equivalents: string[]): Row => ({ typed: text, sent: text, equivalents });
const email = (): Row => same('dana.w@example.com', ' dana.w@example.com\u00a0', 'dana.w＠example.com');
const zip: Row = { typed: '44107', sent: '44107', equivalents: ['44107-1234', '44107–1234', '44107 1234', '441071234'] };
const firstName: Row = { typed: "Dana-Mae 't Hooft", sent: "Dana-Mae 't Hooft" };
const address = addressRules('streetAddress');

const FORMS: Readonly<Record<string, FormCase>> = {
  'a new card': {
    schema: cardSchema(() => NOW) as AnyObjectSchema,
    otherValues: { ...card, cardExpDate: '1228' },
    sent: (values: CardValues) => newCardOf(values),
    fields: {
      'lending/methods/CardFields.tsx cardNumber': same('4012888888881881', '4012-8888-8888-1881', '4012 8888 8888 1881'),
      'lending/methods/CardExpiryInput.tsx cardExpDate': {
        typed: '0427',
        sent: '04 / 27',
        equivalents: ['04/27', '4/27', '4.27', '042027', '04.2027', '04 2027', '202704', '2027-04', '04 / 27'],
      },
      'lending/methods/CardFields.tsx cardCVV': same('907'),
      'lending/methods/CardFields.tsx cardHolderName': same('SAMMY DAVIS, JR.', ' SAMMY  DAVIS, JR. '),
      'lending/addresses/AddressFields.tsx {street}': { typed: '7719 Elm Street', sent: '7719 Elm Street' },
      'lending/addresses/AddressFields.tsx {city}': same("Coeur d'Alene"),
      'lending/addresses/AddressFields.tsx {zip}': zip,
    },
  },
  'a new bank account': {
    schema: bankAccountSchema,
    otherValues: bank,
    sent: (values: BankAccountValues) => newBankAccountOf(values),
    fields: {
      'lending/methods/BankAccountFields.tsx abaRoutingNumber': same('011401533', '011-401-533'),
      'lending/methods/BankAccountFields.tsx accountNumber': same('000987654321', '000 987 654 321'),
      'lending/methods/BankAccountFields.tsx issuerName': same('Bank & Trust, N.A.'),
      'lending/methods/BankAccountFields.tsx accountHolderName': same('Gal·la O`Brien'),
    },
  },
  'a changed card or bank account': {
    schema: cardChangeSchemas.withAddress as AnyObjectSchema,
    otherValues: { ...card, accountHolderName: card.cardHolderName, cardExpDate: '1228' },
    fields: {
      'features/accounts/edit/EditCardForm.tsx accountHolderName': same('‘Alohilani Kaʻiulani'),
      'features/accounts/edit/EditMethodScreen.tsx accountHolderName': same('Zoë Ångström-Smith'),
    },
  },
  'a mailing address': {
    schema: object({ streetAddress: address.street, unit: address.unit }) as AnyObjectSchema,
    otherValues: { streetAddress: '7 Harbor Way' },
    fields: { 'lending/addresses/AddressFields.tsx {unit}': same('Apt. #4½') },
  },
  'the receipt of a payment': {
    schema: methodSchemaFor(NEW_CARD) as AnyObjectSchema,
    otherValues: { ...card, cardExpDate: '1228', choice: NEW_CARD },
    fields: { 'features/pay/steps/NewAccountFields.tsx email': email() },
  },
  'a guest’s loan': {
    schema: loanNumberSchema,
    otherValues: {},
    fields: { 'lending/identity/LoanNumberField.tsx loanNumber': same('0031000401', '003 100-0401') },
  },
  'the identity of a guest': {
    schema: verifySchema as AnyObjectSchema,
    otherValues: { firstName: 'Dana', lastName: 'Whitfield', zip: '44107', ssn: '0042' },
    fields: {
      'lending/identity/IdentityForm.tsx firstName': firstName,
      'lending/identity/IdentityForm.tsx lastName': same('Davis, Jr.'),
      'lending/identity/ZipField.tsx zip': zip,
    },
  },
  'a loan to add': {
    schema: addLoanSchema,
    otherValues: { loanNumber: '3100040101', zip: '44107', ssnLast4: '0042' },
    fields: { 'lending/identity/SsnField.tsx {name}': same('0907') },
  },
  'an alert': {
    schema: alertSchema(['dana.w@example.com']) as AnyObjectSchema,
    otherValues: { ...valuesFromAlert(aRefinance(), null), email: 'dana.w@example.com', verifyEmail: 'dana.w@example.com' },
    sent: (values: AlertValues) => ({
      ...values,
      ...alertFromValues(values, { version: '', text: '' }),
      // Overrides the request's value, which follows from the rate, with the field's own value.
      targetMonthlySavings: formatApiAmount(parseTypedCents(values.targetMonthlySavings) ?? 0),
    }),
    fields: {
      'features/rateDrop/AlertForm.tsx currentInterestRate': {
        typed: '6.5',
        sent: '6.500',
        equivalents: ['6,5', '6,500', '6.5 %', '６。５'],
      },
      'features/rateDrop/AlertForm.tsx remainingLoanBalance': {
        typed: '195379.39',
        sent: '195379.39',
        equivalents: ['195379,39', '195.379,39', '195,379.39', '$195,379.39', '195\u202f379,39 $'],
      },
      'features/rateDrop/AlertForm.tsx currentMonthlyPayment': {
        typed: '1264.14',
        sent: '1264.14',
        equivalents: ['1264,14', '1.264,14', '1,264.14', '$1,264.14', '1’264.14'],
      },
      'features/rateDrop/AlertForm.tsx mrcLoanNumber': same('0031000401', '003 100-0401'),
      'features/rateDrop/AlertFields.tsx targetInterestRate': {
        typed: '5.125',
        sent: '5.125',
        equivalents: ['5,125', '5,125%'],
      },
      'features/rateDrop/AlertFields.tsx targetMonthlySavings': {
        typed: '198.97',
        sent: '198.97',
        equivalents: ['198,97', '$198.97'],
      },
      'features/rateDrop/AlertFields.tsx firstName': firstName,
      'features/rateDrop/AlertFields.tsx lastName': same('Núñez'),
      'features/rateDrop/AlertFields.tsx email': email(),
      'features/rateDrop/AlertFields.tsx verifyEmail': email(),
      'features/rateDrop/AlertFields.tsx phone': {
        typed: '2165550199',
        sent: '2165550199',
        equivalents: ['(216) 555-0199', '216.555.0199', '+1 (216) 555-0199', '1-216-555-0199', '12165550199', '001 216 555 0199'],
      },
    },
  },
  'a sign-up': {
    schema: signUpSchema('en') as AnyObjectSchema,
    otherValues: { name: 'Dana', email: 'dana.w@example.com', password: 'a long sentence', passwordCheck: 'a long sentence' },
    fields: {
      'features/auth/signUp/SignUpForm.tsx name': same('Dana Whitfield 3rd'),
      'features/auth/signUp/SignUpForm.tsx email': email(),
      'features/auth/signUp/SignUpForm.tsx password': same('a long sentence'),
      'features/auth/signUp/SignUpForm.tsx passwordCheck': same('a long sentence'),
    },
  },
  'the sender of documents': {
    schema: senderSchema as AnyObjectSchema,
    otherValues: { firstName: 'Dana', lastName: 'Whitfield', email: 'dana.w@example.com' },
    fields: {
      'features/docuSafe/sending/SenderStep.tsx firstName': firstName,
      'features/docuSafe/sending/SenderStep.tsx lastName': same('Nuñez'),
      'features/docuSafe/sending/SenderStep.tsx email': email(),
    },
  },
  'the person behind a link': {
    schema: openerSchema as AnyObjectSchema,
    otherValues: { zip: '44107' },
    fields: { 'lending/identity/IdentityForm.tsx lastName': same("O'Neil-Smith") },
  },
  'a home value question': {
    schema: object({ question: multiLine() }),
    otherValues: {},
    fields: { 'features/homeValuation/question/QuestionForm.tsx question': same('Is 7 Harbor Way worth more?') },
  },
};

const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const TAG = new RegExp(
  String.raw`<(TextInput|EmailInput|NumberInput|TextAreaInput)\b((?:\s+[\w-]+(?:="[^"]*"|=${BRACES})?)+)\s*/>`,
  'g',
);
const OPENING = /<(?:TextInput|EmailInput|NumberInput|TextAreaInput)\b/g;
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  // NumberInput.tsx is skipped, because it only passes its props on to the text field.
  .filter((file) => /^(?:app|features|lending)\/.*\.tsx$/.test(file) && !file.endsWith('/NumberInput.tsx'))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);
const controls = sources.flatMap(([file, text]) =>
  [...text.matchAll(TAG)].map(([, component = '', props = '']) => {
    const prop = (name: string) => new RegExp(`\\s${name}=(?:"([^"]*)"|(\\{[^}]*\\}))`).exec(props);
    const name = prop('name');
    return {
      key: `${file} ${name?.[1] ?? name?.[2]}`,
      component,
      mask: /mask=\{(\w+)\}/.exec(props)?.[1] as 'digitsMask' | undefined,
      type: (component === 'EmailInput' ? 'email' : prop('type')?.[1]) as 'email' | undefined,
      unit: prop('unit')?.[1] as '%' | '$' | undefined,
      secret: prop('secret')?.[1] as 'password' | 'number' | undefined,
    };
  }),
);
type Control = (typeof controls)[number];

test('the table has a row for every field in the source', () => {
  // The pattern must match every tag, so that no field is missed.
  expect(controls.length).toBe(sources.flatMap(([, text]) => [...text.matchAll(OPENING)]).length);
  // A row for one form is enough when several forms share a field component.
  const inTable = new Set(Object.values(FORMS).flatMap(({ fields }) => Object.keys(fields)));
  expect([...inTable].sort()).toEqual(controls.map(({ key }) => key).sort());
});

const words = defineMessages({ field: { id: 't.everyField', defaultMessage: 'The field' } });

function Field({ control: { component, mask, type, unit, secret }, name }: { control: Control; name: string }) {
  const props = { name, label: words.field, autoComplete: 'off' };
  if (component === 'EmailInput') return <EmailInput name={name} label={words.field} />;
  if (component === 'NumberInput') return <NumberInput {...props} unit={unit!} />;
  if (component === 'TextAreaInput') return <TextAreaInput {...props} maxLength={500} />;
  return (
    <TextInput
      {...props}
      {...(mask !== undefined && { mask: masks[mask] })}
      {...(type !== undefined && { type })}
      {...(secret !== undefined && { secret })}
    />
  );
}

/** Field names that the source gives as a variable. */
const VARIABLE_FIELD_NAMES: Readonly<Record<string, string>> = {
  '{street}': 'addressLine1',
  '{city}': 'addressCity',
  '{zip}': 'addressZip1',
  '{unit}': 'unit',
  '{name}': 'ssnLast4',
};

const MANUAL_INPUT = ['typeKeys', 'paste'] as const;
const ALL = [...MANUAL_INPUT, 'fillIn', 'fillInScript', 'fillInSilently'] as const;

function inputMethodsFor({ typed, equivalents = [] }: Row, { component, secret, mask, type }: Control) {
  const isDigits = mask !== undefined || secret === 'number' || component === 'NumberInput';
  const written = [
    typed,
    ...equivalents,
    ...(isDigits ? [...inScripts(typed), inFullWidth(typed)] : []),
    ...(secret === 'password' ? [] : [withInvisible(typed)]),
  ];
  const half = Math.ceil(typed.length / 2);
  return [
    ...written.flatMap((text) =>
      (text === typed ? ALL : MANUAL_INPUT).map(
        (way) => [`${way} ${text}`, (input: HTMLInputElement) => keyboards[way](input, text)] as const,
      ),
    ),
    ...(['Chrome', 'Safari', 'Firefox'] as const).flatMap((browser) =>
      [typed, ...(isDigits ? [inFullWidth(typed)] : [])].map(
        (text) =>
          [`composed in ${browser}: ${text}`, (input: HTMLInputElement) => keyboards.compose(input, text, browser)] as const,
      ),
    ),
    ...(type === 'email'
      ? []
      : [
          [
            'typed around a part that is pasted in the middle',
            (input: HTMLInputElement) => {
              keyboards.typeKeys(input, typed.slice(0, 1) + typed.slice(half));
              keyboards.placeCaret(input, 1 + input.value.slice(0, 2).indexOf(typed.slice(0, 1)));
              keyboards.paste(input, typed.slice(1, half));
            },
          ] as const,
        ]),
  ];
}

beforeAll(() => void jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask'] }));
afterAll(() => void jest.useRealTimers());

describe.each(Object.entries(FORMS))('%s', (_form, { schema, otherValues, sent = (values: object) => values, fields }) => {
  test.each(Object.entries(fields))('%s accepts every way of entering text', async (key, row) => {
    const control = controls.find((one) => one.key === key)!;
    const [, inSource = ''] = key.split(' ');
    const name = VARIABLE_FIELD_NAMES[inSource] ?? inSource;
    const submitted: Record<string, unknown>[] = [];
    const { container } = renderUi(
      <PortalForm
        schema={schema}
        initialValues={otherValues}
        onSubmit={(values) => {
          submitted.push(sent(values as never) as Record<string, unknown>);
          return Promise.resolve(undefined);
        }}
        submitLabel="Send"
      >
        <Field control={control} name={name} />
      </PortalForm>,
    );
    const input = container.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    const ways = inputMethodsFor(row, control);
    expect(ways.length).toBeGreaterThan(8);
    const wrong: unknown[] = [];
    for (const [way, enter] of ways) {
      act(() => keyboards.empty(input));
      enter(input);
      submitted.length = 0;
      await act(async () => {
        fireEvent.submit(container.querySelector('form')!);
        await Promise.resolve();
      });
      const got = submitted[0]?.[name];
      if (got !== row.sent) wrong.push({ way, got, shown: input.value, says: screen.queryByRole('alert')?.textContent });
    }
    expect(wrong).toEqual([]);
  });
});

test('values saved one by one accept every script, decimal commas and invisible characters', () => {
  const cases = [
    ['money', '1842.17', '1842.17', ['1842,17', '1.842,17', '$1,842.17']],
    ['hours', '80.5', '80.50', ['80,5', '80,5 h', '80.50 hours']],
    ['day', '11/13/2026', '2026-11-13', ['11-13-26', '11132026', '2026-11-13']],
  ] as const;
  for (const [kind, typed, value, also] of cases) {
    for (const text of [typed, ...also, ...inScripts(typed), withInvisible(typed), inFullWidth(typed)]) {
      expect([text, parseTypedValue(kind, text)]).toEqual([text, { value }]);
    }
  }
  expect(parseTypedValue('words', withInvisible('Whitfield, Dana'))).toEqual({ value: 'Whitfield, Dana' });
  for (const text of ['12', ...inScripts('12'), withInvisible('12'), inFullWidth('12')]) expect(parseYears(text)).toBe(12);
});
