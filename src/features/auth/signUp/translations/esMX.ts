import { defineMessages } from 'react-intl';

/** Spanish as in Mexico, formal address. */
export const translation = defineMessages({
  'auth.signUp.title': { defaultMessage: 'Cree su cuenta' },
  'auth.signUp.lead': { defaultMessage: 'Consulte sus préstamos, pague en línea y administre sus métodos de pago.' },
  'auth.signUp.language': { defaultMessage: 'Idioma' },
  'auth.signUp.languageFailed': {
    defaultMessage:
      'No pudimos cargar ese idioma. Lo que escribió sigue aquí. Elija el idioma otra vez para volver a intentarlo.',
  },
  'auth.signUp.restInEnglish': {
    defaultMessage: 'Esta página está en español. Después de iniciar sesión, todo está en inglés.',
  },
  'auth.signUp.name': { defaultMessage: 'Nombre' },
  'auth.signUp.email': { defaultMessage: 'Correo electrónico' },
  'auth.signUp.emailHelp': { defaultMessage: 'Le enviaremos una liga a este correo.' },
  'auth.signUp.password': { defaultMessage: 'Contraseña' },
  'auth.signUp.passwordCheck': { defaultMessage: 'Confirme la contraseña' },
  'auth.signUp.ruleLength': { defaultMessage: 'Mínimo 8 caracteres' },
  'auth.signUp.ruleMatch': { defaultMessage: 'Las dos contraseñas son iguales' },
  'auth.signUp.ruleMet': { defaultMessage: 'Listo' },
  'auth.signUp.ruleOpen': { defaultMessage: 'Aún no' },
  'auth.signUp.promotional': {
    defaultMessage: 'Quiero recibir promociones por correo electrónico. Puedo cancelarlas en cualquier momento.',
  },
  'auth.signUp.submit': { defaultMessage: 'Crear cuenta' },
  'auth.signUp.submitting': { defaultMessage: 'Enviando…' },
  'auth.signUp.haveAccount': { defaultMessage: '¿Ya tiene una cuenta?' },
  'auth.signUp.signIn': { defaultMessage: 'Iniciar sesión' },
  'auth.signUp.nameRequired': { defaultMessage: 'Ingrese su nombre' },
  'auth.signUp.nameTooLong': { defaultMessage: 'Ingrese un nombre de menos de 128 caracteres' },
  'auth.signUp.emailRequired': { defaultMessage: 'Ingrese su correo electrónico' },
  'auth.signUp.emailInvalid': { defaultMessage: 'Ingrese un correo electrónico como nombre@example.com' },
  'auth.signUp.passwordRequired': { defaultMessage: 'Elija una contraseña' },
  'auth.signUp.passwordTooShort': { defaultMessage: 'Elija una contraseña de al menos 8 caracteres' },
  'auth.signUp.passwordTooLong': { defaultMessage: 'Elija una contraseña de 1,024 caracteres como máximo' },
  'auth.signUp.passwordCheckRequired': { defaultMessage: 'Ingrese su contraseña otra vez' },
  'auth.signUp.passwordMismatch': { defaultMessage: 'Las dos contraseñas no son iguales' },
  'auth.signUp.sentTitle': { defaultMessage: 'Revise su correo' },
  'auth.signUp.sentTo': { defaultMessage: 'Enviamos un correo a {email}.' },
  'auth.signUp.sentNext': {
    defaultMessage:
      'Abra la liga que contiene para crear su cuenta. Funciona una sola vez y por tiempo limitado. Si ya tiene una cuenta, el correo lo indica.',
  },
  'auth.signUp.sentMissing': {
    defaultMessage:
      '¿No llegó nada en unos minutos? Busque en la carpeta de correo no deseado, o regrese y revise el correo que ingresó.',
  },
  'auth.signUp.sendAgain': { defaultMessage: 'Enviar otra vez' },
  'auth.signUp.sentAgain': { defaultMessage: 'Lo enviamos otra vez.' },
  'auth.signUp.sendAgainFailed': { defaultMessage: 'No pudimos enviarlo otra vez.' },
  'auth.signUp.unclear': {
    defaultMessage: 'No pudimos saber si nos llegó. Envíelo otra vez; no pasa nada.',
  },
  'auth.signUp.sentBack': { defaultMessage: 'Regresar al formulario' },
  'auth.signUp.createdTitle': { defaultMessage: 'Su cuenta fue creada' },
  'auth.signUp.createdNext': { defaultMessage: 'Inicie sesión con su correo electrónico y su contraseña.' },
  'auth.signUp.usedTitle': { defaultMessage: 'Esta liga ya fue utilizada' },
  'auth.signUp.usedNext': {
    defaultMessage: 'Si ya creó su cuenta, puede iniciar sesión. Si no, regístrese otra vez para recibir una nueva liga.',
  },
  'auth.signUp.expiredTitle': { defaultMessage: 'Esta liga ya no funciona' },
  'auth.signUp.expiredNext': {
    defaultMessage:
      'Es muy antigua o está incompleta. Si ya tiene una cuenta, inicie sesión. Si no, regístrese otra vez para recibir una nueva liga.',
  },
  'auth.signUp.again': { defaultMessage: 'Registrarse otra vez' },
  'auth.signUp.elsewhere': {
    defaultMessage: 'Usted crea su cuenta en la página segura de nuestro servicio de inicio de sesión. Después regresa aquí.',
  },
  'auth.signUp.goElsewhere': { defaultMessage: 'Ir a esa página' },
  'auth.signUp.elsewhereFailed': {
    defaultMessage:
      'No pudimos abrir la página del servicio de inicio de sesión. No se perdió nada. Vuelva a intentarlo en un momento.',
  },
  'forms.email.didYouMean': { defaultMessage: '¿Quiso decir {address}?' },
  'forms.email.useIt': { defaultMessage: 'Usar este correo' },
  'forms.optional': { defaultMessage: '(opcional)' },
  'forms.choose': { defaultMessage: 'Elija una opción' },
  'forms.show': { defaultMessage: 'Mostrar' },
  'forms.hide': { defaultMessage: 'Ocultar' },
  'forms.failed': { defaultMessage: 'No se pudo completar' },
  'forms.refused': { defaultMessage: 'No se guardó ni se envió nada' },
  'forms.unclear': { defaultMessage: 'Todavía no sabemos si llegó' },
  'forms.earlier': { defaultMessage: 'El primer envío sí llegó' },
  'forms.failedUnexpectedly': { defaultMessage: 'Algo falló de nuestro lado. Lo que escribió sigue aquí; vuelva a intentarlo.' },
  'forms.stopped': { defaultMessage: 'La operación se detuvo antes de terminar. Lo que escribió sigue aquí.' },
  'forms.problems': { defaultMessage: '{count, plural, one {Hay un dato por corregir} other {Hay # datos por corregir}}' },
  'forms.showThing': { defaultMessage: 'Mostrar: {thing}' },
  'forms.hideThing': { defaultMessage: 'Ocultar: {thing}' },
  'api.offline': {
    defaultMessage: 'Parece que no tiene conexión a internet. No se perdió nada; vuelva a intentarlo cuando se conecte.',
  },
  'api.tooSlow': { defaultMessage: 'La respuesta está tardando demasiado. Vuelva a intentarlo en un momento.' },
  'api.notFound': {
    defaultMessage: 'No encontramos lo que solicitó. Es posible que haya cambiado de lugar o que la liga esté incompleta.',
  },
  'api.somethingWentWrong': { defaultMessage: 'Algo salió mal' },
  'api.cookiesBlocked': {
    defaultMessage:
      'Esto necesita cookies, y su navegador no guarda ninguna de este sitio. No se envió ni se cambió nada. Permita las cookies en la configuración de su navegador y vuelva a cargar esta página.',
  },
  'api.ourSide': { defaultMessage: 'Algo falló de nuestro lado. No se perdió nada. Vuelva a intentarlo.' },
  'api.ourSideWays': {
    defaultMessage:
      'Algo falló de nuestro lado. No se perdió nada. Vuelva a intentarlo. Si sigue ocurriendo, cierre la sesión y vuelva a iniciarla, o escríbanos.',
  },
  'api.sessionExpired': {
    defaultMessage: 'Su sesión expiró. Cierre sesión e inicie de nuevo para continuar. Si eso no ayuda, escríbanos.',
  },
  'api.unreachable': {
    defaultMessage: 'En este momento no podemos comunicarnos con {brand}. No se perdió nada; vuelva a intentarlo en un momento.',
  },
  'api.tryLater': {
    defaultMessage:
      'Hubo demasiados intentos en poco tiempo. Vuelva a intentarlo en {seconds, plural, one {# segundo} other {# segundos}}.',
  },
  'api.tryLaterMinutes': {
    defaultMessage:
      'Hubo demasiados intentos en poco tiempo. Vuelva a intentarlo en {minutes, plural, one {# minuto} other {# minutos}}.',
  },
  'api.tryLaterHours': {
    defaultMessage:
      'Hubo demasiados intentos en poco tiempo. Vuelva a intentarlo en {hours, plural, one {# hora} other {# horas}}.',
  },
  'api.fromServer': { defaultMessage: '{text}' },
  'ui.documentTitle': { defaultMessage: '{title} | {brand}' },
  'ui.info': { defaultMessage: 'Nota:' },
  'ui.success': { defaultMessage: 'Listo:' },
  'ui.warning': { defaultMessage: 'Revise esto:' },
  'ui.error': { defaultMessage: 'Problema:' },
  'ui.stillSending': {
    defaultMessage: 'Está tardando más de lo normal. No salga de esta página: le avisaremos en cuanto termine.',
  },
  'ui.working': { defaultMessage: 'Espere un momento…' },
  'support.reportProblem': { defaultMessage: 'Reportar un problema' },
});
