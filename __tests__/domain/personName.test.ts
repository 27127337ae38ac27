import { isPersonName } from '#domain/personName.ts';

test.each(['Dana Whitfield', "O'Neil-Smith Jr.", 'Zoë Ångström', 'Дана Уитфилд', 'دانا', 'Gal·la', 'Niccolo’', ' Dana '])(
  '%s is a valid name',
  (text) => expect(isPersonName(text)).toBe(true),
);

test.each(['', 'Dana 2', 'Dana_W', '-Dana', 'Дана@', 'Dana--', '🙂'])('“%s” is not a valid name', (text) =>
  expect(isPersonName(text)).toBe(false),
);
