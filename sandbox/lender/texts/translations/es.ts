import type { Translation } from './en.ts';

/** The texts in Spanish of Spain. */
export const es: Translation = {
  page: {
    tagline: 'Consulte cuánto debe y pague su préstamo hipotecario',
    neverAsk: 'Nunca le pedimos su contraseña por teléfono, mensaje de texto ni correo electrónico.',
    help: '¿Necesita ayuda? Llame al',
    equalHousing: 'Igualdad de oportunidades en la vivienda (Equal Housing Opportunity)',
  },
  signIn: {
    title: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    field: { show: 'Mostrar', hide: 'Ocultar', showPassword: 'Mostrar la contraseña', hidePassword: 'Ocultar la contraseña' },
    submit: 'Iniciar sesión',
    forgot: '¿Ha olvidado su contraseña?',
    newHere: '¿Es su primera vez aquí?',
    createAccount: 'Crear su cuenta',
    payOnce: '¿Solo va a pagar una vez?',
    payAsGuest: 'Pagar sin iniciar sesión',
    demo: 'Esta entidad es de demostración. Puede consultar todos los correos electrónicos y contraseñas.',
    demoLink: 'Ver las cuentas de demostración',
    error: 'Error',
    languages: 'Idioma',
    emailMissing: { title: 'Falta su correo electrónico', text: 'Escriba su correo electrónico' },
    passwordMissing: { title: 'Falta su contraseña', text: 'Escriba su contraseña' },
    refused: {
      title: 'No ha iniciado sesión',
      text: 'Ese correo electrónico y esa contraseña no coinciden. Compruebe ambos y vuelva a intentarlo.',
    },
    locked: {
      title: 'Demasiados intentos',
      text: 'Para proteger esta cuenta, nadie puede iniciar sesión por ahora. Vuelva a intentarlo dentro de {minutes, plural, one {# minuto} other {# minutos}}. Si la cuenta es suya, también puede usar el enlace que le hemos enviado por correo electrónico.',
    },
    stale: {
      title: 'Este inicio de sesión ha terminado',
      text: 'La página ha estado abierta demasiado tiempo, o ha iniciado sesión en otro sitio. No se ha perdido nada. Vaya a sus préstamos e inicie sesión de nuevo.',
      back: 'Ir a sus préstamos',
    },
  },
  signUp: {
    refusals: {
      nameMissing: 'Escriba su nombre.',
      nameTooLong: 'Escriba un nombre de menos de 128 caracteres.',
      emailMissing: 'Escriba su dirección de correo electrónico.',
      emailInvalid: 'Escriba una dirección de correo electrónico como nombre@example.com.',
      passwordMissing: 'Elija una contraseña.',
      passwordTooShort: 'Elija una contraseña de al menos 8 caracteres.',
      passwordTooLong: 'Elija una contraseña de 1024 caracteres como máximo.',
      passwordCommon: 'Elija una contraseña más difícil de adivinar. Muchas personas usan esta.',
      passwordPersonal: 'Elija una contraseña que no contenga su dirección de correo electrónico ni nuestro nombre.',
      tooMany: 'Ha habido demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
    },
    page: {
      title: 'Cree su cuenta',
      detail: 'Está a punto de crear una cuenta en {brand} para {email}.',
      button: 'Crear mi cuenta',
      notYou: 'Si no ha solicitado esta cuenta, cierre esta página. No se ha creado ninguna cuenta.',
    },
  },
  password: {
    backToSignIn: 'Volver a iniciar sesión',
    signIn: 'Iniciar sesión',
    forgot: {
      title: '¿Ha olvidado su contraseña?',
      lead: 'Escriba su correo electrónico. Le enviaremos un enlace para elegir una contraseña nueva.',
      submit: 'Enviar el enlace',
      problem: 'No hemos enviado ningún enlace',
    },
    sent: {
      title: 'Revise su correo',
      detail: 'Hemos enviado un correo a {email}.',
      detailAgain: 'Hemos enviado otro correo a {email}.',
      next: 'Abra el enlace que contiene para elegir una contraseña nueva. Solo funciona una vez y por tiempo limitado. Si ninguna cuenta usa esta dirección, el correo lo indica.',
      missing: '¿No ha llegado nada en unos minutos? Mire en la carpeta de correo no deseado o envíelo otra vez.',
      again: 'Enviar otra vez',
    },
    choose: {
      title: 'Elija una contraseña nueva',
      detail: 'Es para su cuenta {email}.',
      label: 'Contraseña nueva',
      hint: 'Al menos 8 caracteres',
      submit: 'Guardar la contraseña nueva',
      signsOut: 'Se cerrará su sesión en todos sus dispositivos.',
      problem: 'Su contraseña no ha cambiado',
    },
    changed: {
      title: 'Su contraseña ha cambiado',
      text: 'Se ha cerrado su sesión en todos sus dispositivos. Inicie sesión con su contraseña nueva.',
    },
    dead: {
      title: 'Este enlace de contraseña ya no funciona',
      text: 'Es demasiado antiguo o ya se ha usado. Puede pedir que le enviemos otro.',
      again: 'Pedir otro enlace',
    },
  },
  unlock: {
    title: 'Desbloquee su cuenta',
    detail: 'Después podrá iniciar sesión como {email} en este navegador, aunque otra persona siga probando contraseñas.',
    button: 'Desbloquear mi cuenta',
    signIn: 'Iniciar sesión',
    done: { title: 'Su cuenta está desbloqueada', text: 'Ya puede iniciar sesión.' },
    dead: {
      title: 'Este enlace de desbloqueo ya no funciona',
      text: 'Es demasiado antiguo o ya se ha usado. Intente iniciar sesión o espere a que termine el bloqueo.',
    },
  },
  provider: {
    signingOut: { title: 'Cerrando su sesión', text: 'Si esta página sigue abierta, elija «Cerrar sesión».' },
    askSignOut: {
      title: '¿Quiere cerrar la sesión?',
      text: 'Para iniciar sesión de nuevo, necesitará su correo electrónico y su contraseña.',
    },
    signOut: 'Cerrar sesión',
    stay: 'Mantener la sesión iniciada',
    signedOut: { title: 'Ha cerrado la sesión', text: 'Puede cerrar esta página.' },
    failed: {
      title: 'No podemos iniciar su sesión desde esta página',
      text: 'Había un error en la dirección que le ha traído aquí. Nada ha cambiado en su cuenta ni en sus préstamos. Vaya a sus préstamos e inicie sesión de nuevo.',
    },
    back: 'Ir a sus préstamos',
    support: 'Si nos llama, léanos esto:',
  },
  mails: {
    everyMail: {
      opens: 'El enlace abre {host}.',
      neverAsk:
        'Nunca le pedimos por correo electrónico su contraseña, su número de Seguro Social ni el número completo de su tarjeta.',
      questions: '¿Tiene preguntas? Llame al {phone}, {hours}, o escriba a {email}.',
      questionsWithoutHours: '¿Tiene preguntas? Llame al {phone}, o escriba a {email}.',
      equalHousing: 'Igualdad de oportunidades en la vivienda (Equal Housing Opportunity).',
    },
    newAccount: {
      subject: 'Confirme su dirección de correo electrónico para {brand}',
      heading: 'Cree su cuenta',
      before: ['Ya casi ha terminado. Abra este enlace para crear su cuenta:'],
      button: 'Crear mi cuenta',
      after: [
        'El enlace solo funciona una vez, durante las próximas {hours} horas.',
        'Si no ha solicitado una cuenta en {brand}, no haga caso de este correo. Sin el enlace no se crea ninguna cuenta.',
      ],
      reason: 'Recibe este mensaje porque alguien ha solicitado una cuenta con esta dirección.',
    },
    knownAccount: {
      subject: 'Ya tiene una cuenta en {brand}',
      heading: 'Ya tiene una cuenta',
      before: [
        'Alguien, quizá usted, ha intentado crear una cuenta con esta dirección de correo electrónico. Ya tiene una, así que puede iniciar sesión:',
      ],
      button: 'Iniciar sesión',
      after: ['Si no ha sido usted, no tiene que hacer nada. Su cuenta y su contraseña no han cambiado.'],
      reason: 'Recibe este mensaje porque alguien ha solicitado una cuenta con esta dirección.',
    },
    newPassword: {
      subject: 'Elija una contraseña nueva para {brand}',
      heading: 'Elija una contraseña nueva',
      before: ['Alguien, quizá usted, ha pedido una contraseña nueva para su cuenta. Con este enlace puede elegirla:'],
      button: 'Elija una contraseña nueva',
      after: [
        'El enlace solo funciona una vez, durante los próximos {minutes} minutos.',
        'Si no ha sido usted, no haga caso de este correo. Su contraseña no ha cambiado.',
      ],
      reason: 'Recibe este mensaje porque alguien ha pedido una contraseña nueva con esta dirección.',
    },
    noAccount: {
      subject: 'No hay ninguna cuenta en {brand} con esta dirección',
      heading: 'No hay ninguna cuenta con esta dirección',
      before: [
        'Alguien, quizá usted, ha pedido una contraseña nueva, pero esta dirección no tiene cuenta. Quizá se registró con otra.',
      ],
      button: 'Crear una cuenta',
      after: ['Si no ha sido usted, no tiene que hacer nada.'],
      reason: 'Recibe este mensaje porque alguien ha pedido una contraseña nueva con esta dirección.',
    },
    passwordChanged: {
      subject: 'Su contraseña de {brand} ha cambiado',
      heading: 'Su contraseña ha cambiado',
      before: ['La contraseña de su cuenta acaba de cambiar y se ha cerrado su sesión en todos sus dispositivos.'],
      button: 'Iniciar sesión',
      after: [
        'Si no ha sido usted, elija «¿Ha olvidado su contraseña?» en la página de inicio de sesión ahora mismo y llámenos.',
      ],
      reason: 'Recibe este mensaje porque ha cambiado la contraseña de su cuenta.',
    },
    unlock: {
      subject: 'Demasiados intentos de iniciar sesión en {brand}',
      heading: 'Demasiados intentos de iniciar sesión',
      before: [
        'Se ha escrito demasiadas veces una contraseña incorrecta para su cuenta. Para protegerla, nadie puede iniciar sesión durante {lockMinutes} minutos. Para iniciarla antes, use este enlace:',
      ],
      button: 'Desbloquear mi cuenta',
      after: [
        'El enlace solo funciona una vez, durante las próximas {linkHours} horas.',
        'Si no ha sido usted, no tiene que hacer nada. Nadie ha entrado en su cuenta.',
      ],
      reason: 'Recibe este mensaje por los intentos fallidos de iniciar sesión en su cuenta.',
    },
  },
};
