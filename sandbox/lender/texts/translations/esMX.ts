import type { Translation } from './en.ts';
import { es } from './es.ts';

/** The texts in Spanish of Mexico. Those that are not here are the same as in Spain. */
export const esMX: Translation = {
  ...es,
  signIn: {
    ...es.signIn,
    forgot: '¿Olvidó su contraseña?',
    demo: 'Esta institución es de demostración. Puede consultar todos los correos electrónicos y contraseñas.',
    emailMissing: { ...es.signIn.emailMissing, text: 'Ingrese su correo electrónico' },
    passwordMissing: { ...es.signIn.passwordMissing, text: 'Ingrese su contraseña' },
    refused: {
      title: 'No inició sesión',
      text: 'Ese correo electrónico y esa contraseña no coinciden. Revise ambos y vuelva a intentarlo.',
    },
    locked: {
      ...es.signIn.locked,
      text: 'Para proteger esta cuenta, nadie puede iniciar sesión por ahora. Vuelva a intentarlo en {minutes, plural, one {# minuto} other {# minutos}}. Si la cuenta es suya, también puede usar la liga que le enviamos por correo.',
    },
    stale: {
      ...es.signIn.stale,
      title: 'Este inicio de sesión terminó',
      text: 'La página estuvo abierta demasiado tiempo, o usted inició sesión en otro lugar. No se perdió nada. Vaya a sus préstamos e inicie sesión de nuevo.',
    },
  },
  signUp: {
    refusals: {
      ...es.signUp.refusals,
      nameMissing: 'Ingrese su nombre.',
      nameTooLong: 'Ingrese un nombre de menos de 128 caracteres.',
      emailMissing: 'Ingrese su correo electrónico.',
      emailInvalid: 'Ingrese un correo electrónico como nombre@example.com.',
      passwordTooLong: 'Elija una contraseña de 1,024 caracteres como máximo.',
      passwordPersonal: 'Elija una contraseña que no contenga su correo electrónico ni nuestro nombre.',
      tooMany: 'Hubo demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
    },
    page: {
      ...es.signUp.page,
      detail: 'Está por crear una cuenta en {brand} para {email}.',
      notYou: 'Si usted no solicitó esta cuenta, cierre esta página. No se creó ninguna cuenta.',
    },
  },
  password: {
    ...es.password,
    backToSignIn: 'Regresar a iniciar sesión',
    forgot: {
      title: '¿Olvidó su contraseña?',
      lead: 'Ingrese su correo electrónico. Le enviaremos una liga para elegir una contraseña nueva.',
      submit: 'Enviar la liga',
      problem: 'No enviamos ninguna liga',
    },
    sent: {
      ...es.password.sent,
      detail: 'Enviamos un correo a {email}.',
      detailAgain: 'Enviamos otro correo a {email}.',
      next: 'Abra la liga que contiene para elegir una contraseña nueva. Funciona una sola vez y por tiempo limitado. Si ninguna cuenta usa esta dirección, el correo lo indica.',
      missing: '¿No llegó nada en unos minutos? Busque en la carpeta de correo no deseado o envíelo otra vez.',
    },
    choose: { ...es.password.choose, problem: 'Su contraseña no cambió' },
    changed: {
      title: 'Su contraseña cambió',
      text: 'Se cerró su sesión en todos sus dispositivos. Inicie sesión con su contraseña nueva.',
    },
    dead: {
      title: 'Esta liga de contraseña ya no funciona',
      text: 'Es demasiado antigua o ya se usó. Puede pedir que le enviemos otra.',
      again: 'Pedir otra liga',
    },
  },
  unlock: {
    ...es.unlock,
    dead: {
      title: 'Esta liga de desbloqueo ya no funciona',
      text: 'Es demasiado antigua o ya se usó. Intente iniciar sesión o espere a que termine el bloqueo.',
    },
  },
  provider: {
    ...es.provider,
    signedOut: { ...es.provider.signedOut, title: 'Cerró su sesión' },
    failed: {
      ...es.provider.failed,
      text: 'Había un error en la dirección que lo trajo aquí. Nada cambió en su cuenta ni en sus préstamos. Vaya a sus préstamos e inicie sesión de nuevo.',
    },
  },
  mails: {
    everyMail: { ...es.mails.everyMail, opens: 'La liga abre {host}.' },
    newAccount: {
      ...es.mails.newAccount,
      subject: 'Confirme su correo electrónico para {brand}',
      before: ['Ya casi termina. Abra esta liga para crear su cuenta:'],
      after: [
        'La liga funciona una sola vez, durante las próximas {hours} horas.',
        'Si usted no solicitó una cuenta en {brand}, ignore este correo. Sin la liga no se crea ninguna cuenta.',
      ],
      reason: 'Recibe este mensaje porque alguien solicitó una cuenta con este correo.',
    },
    knownAccount: {
      ...es.mails.knownAccount,
      subject: 'Usted ya tiene una cuenta en {brand}',
      heading: 'Usted ya tiene una cuenta',
      before: [
        'Alguien, tal vez usted, intentó crear una cuenta con este correo electrónico. Ya tiene una, así que puede iniciar sesión:',
      ],
      after: ['Si no fue usted, no necesita hacer nada. Su cuenta y su contraseña no cambiaron.'],
      reason: 'Recibe este mensaje porque alguien solicitó una cuenta con este correo.',
    },
    newPassword: {
      ...es.mails.newPassword,
      before: ['Alguien, tal vez usted, pidió una contraseña nueva para su cuenta. Con esta liga puede elegirla:'],
      after: [
        'La liga funciona una sola vez, durante los próximos {minutes} minutos.',
        'Si no fue usted, ignore este correo. Su contraseña no cambió.',
      ],
      reason: 'Recibe este mensaje porque alguien pidió una contraseña nueva con este correo.',
    },
    noAccount: {
      ...es.mails.noAccount,
      subject: 'No hay ninguna cuenta en {brand} con este correo',
      heading: 'No hay ninguna cuenta con este correo',
      before: [
        'Alguien, tal vez usted, pidió una contraseña nueva, pero este correo no tiene cuenta. Tal vez se registró con otro.',
      ],
      after: ['Si no fue usted, no necesita hacer nada.'],
      reason: 'Recibe este mensaje porque alguien pidió una contraseña nueva con este correo.',
    },
    passwordChanged: {
      ...es.mails.passwordChanged,
      subject: 'Su contraseña de {brand} cambió',
      heading: 'Su contraseña cambió',
      before: ['La contraseña de su cuenta acaba de cambiar y se cerró su sesión en todos sus dispositivos.'],
      after: ['Si no fue usted, elija «¿Olvidó su contraseña?» en la página de inicio de sesión ahora mismo y llámenos.'],
      reason: 'Recibe este mensaje porque cambió la contraseña de su cuenta.',
    },
    unlock: {
      ...es.mails.unlock,
      before: [
        'Se ingresó demasiadas veces una contraseña incorrecta para su cuenta. Para protegerla, nadie puede iniciar sesión durante {lockMinutes} minutos. Para iniciarla antes, use esta liga:',
      ],
      after: [
        'La liga funciona una sola vez, durante las próximas {linkHours} horas.',
        'Si no fue usted, no necesita hacer nada. Nadie entró a su cuenta.',
      ],
    },
  },
};
