import { defineMessages } from 'react-intl';

/** Spanish as in Spain, formal address. */
export const translation = defineMessages({
  'auth.signUp.title': { defaultMessage: 'Cree su cuenta' },
  'auth.signUp.lead': { defaultMessage: 'Consulte sus préstamos, pague en línea y gestione sus formas de pago.' },
  'auth.signUp.language': { defaultMessage: 'Idioma' },
  'auth.signUp.languageFailed': {
    defaultMessage:
      'No hemos podido cargar ese idioma. Lo que ha escrito sigue aquí. Elija el idioma de nuevo para volver a intentarlo.',
  },
  'auth.signUp.restInEnglish': {
    defaultMessage: 'Esta página está en español. Cuando inicie sesión, todo estará en inglés.',
  },
  'auth.signUp.name': { defaultMessage: 'Nombre' },
  'auth.signUp.email': { defaultMessage: 'Correo electrónico' },
  'auth.signUp.emailHelp': { defaultMessage: 'Le enviaremos un enlace a esta dirección.' },
  'auth.signUp.password': { defaultMessage: 'Contraseña' },
  'auth.signUp.passwordCheck': { defaultMessage: 'Repita la contraseña' },
  'auth.signUp.ruleLength': { defaultMessage: 'Al menos 8 caracteres' },
  'auth.signUp.ruleMatch': { defaultMessage: 'Las dos contraseñas coinciden' },
  'auth.signUp.ruleMet': { defaultMessage: 'Cumplido' },
  'auth.signUp.ruleOpen': { defaultMessage: 'Todavía no' },
  'auth.signUp.promotional': {
    defaultMessage: 'Quiero recibir ofertas por correo electrónico. Puedo darme de baja en cualquier momento.',
  },
  'auth.signUp.submit': { defaultMessage: 'Crear cuenta' },
  'auth.signUp.submitting': { defaultMessage: 'Enviando…' },
  'auth.signUp.haveAccount': { defaultMessage: '¿Ya tiene una cuenta?' },
  'auth.signUp.signIn': { defaultMessage: 'Iniciar sesión' },
  'auth.signUp.nameRequired': { defaultMessage: 'Escriba su nombre' },
  'auth.signUp.nameTooLong': { defaultMessage: 'Escriba un nombre de menos de 128 caracteres' },
  'auth.signUp.emailRequired': { defaultMessage: 'Escriba su correo electrónico' },
  'auth.signUp.emailInvalid': { defaultMessage: 'Escriba una dirección de correo electrónico como nombre@example.com' },
  'auth.signUp.passwordRequired': { defaultMessage: 'Elija una contraseña' },
  'auth.signUp.passwordTooShort': { defaultMessage: 'Elija una contraseña de al menos 8 caracteres' },
  'auth.signUp.passwordTooLong': { defaultMessage: 'Elija una contraseña de 1024 caracteres como máximo' },
  'auth.signUp.passwordCheckRequired': { defaultMessage: 'Escriba su contraseña otra vez' },
  'auth.signUp.passwordMismatch': { defaultMessage: 'Las dos contraseñas no coinciden' },
  'auth.signUp.sentTitle': { defaultMessage: 'Revise su correo' },
  'auth.signUp.sentTo': { defaultMessage: 'Hemos enviado un correo a {email}.' },
  'auth.signUp.sentNext': {
    defaultMessage:
      'Abra el enlace que contiene para crear su cuenta. Solo funciona una vez y por tiempo limitado. Si ya tiene una cuenta, el correo lo indica.',
  },
  'auth.signUp.sentMissing': {
    defaultMessage:
      '¿No le ha llegado nada en unos minutos? Mire en la carpeta de correo no deseado, o vuelva atrás y compruebe la dirección.',
  },
  'auth.signUp.sendAgain': { defaultMessage: 'Enviar otra vez' },
  'auth.signUp.sentAgain': { defaultMessage: 'Lo hemos enviado otra vez.' },
  'auth.signUp.sendAgainFailed': { defaultMessage: 'No hemos podido enviarlo otra vez.' },
  'auth.signUp.unclear': {
    defaultMessage: 'No hemos podido saber si nos ha llegado. Envíelo otra vez; no pasa nada.',
  },
  'auth.signUp.sentBack': { defaultMessage: 'Volver al formulario' },
  'auth.signUp.createdTitle': { defaultMessage: 'Se ha creado su cuenta' },
  'auth.signUp.createdNext': { defaultMessage: 'Inicie sesión con su correo electrónico y su contraseña.' },
  'auth.signUp.usedTitle': { defaultMessage: 'Este enlace ya se ha utilizado' },
  'auth.signUp.usedNext': {
    defaultMessage: 'Si ya ha creado su cuenta, puede iniciar sesión. Si no, regístrese de nuevo para recibir otro enlace.',
  },
  'auth.signUp.expiredTitle': { defaultMessage: 'Este enlace ya no funciona' },
  'auth.signUp.expiredNext': {
    defaultMessage:
      'Es demasiado antiguo o está incompleto. Si ya tiene una cuenta, inicie sesión. Si no, regístrese de nuevo para recibir otro enlace.',
  },
  'auth.signUp.again': { defaultMessage: 'Registrarse de nuevo' },
  'auth.signUp.elsewhere': {
    defaultMessage: 'La cuenta se crea en la página segura de nuestro servicio de inicio de sesión. Después volverá aquí.',
  },
  'auth.signUp.goElsewhere': { defaultMessage: 'Ir a esa página' },
  'auth.signUp.elsewhereFailed': {
    defaultMessage:
      'No hemos podido abrir la página del servicio de inicio de sesión. No se ha perdido nada. Vuelva a intentarlo dentro de un momento.',
  },
  'forms.email.didYouMean': { defaultMessage: '¿Quería decir {address}?' },
  'forms.email.useIt': { defaultMessage: 'Usar esta dirección' },
  'forms.optional': { defaultMessage: '(opcional)' },
  'forms.choose': { defaultMessage: 'Elija una opción' },
  'forms.show': { defaultMessage: 'Mostrar' },
  'forms.hide': { defaultMessage: 'Ocultar' },
  'forms.failed': { defaultMessage: 'No se ha podido completar' },
  'forms.refused': { defaultMessage: 'No se ha guardado ni enviado nada' },
  'forms.unclear': { defaultMessage: 'Todavía no sabemos si ha llegado' },
  'forms.earlier': { defaultMessage: 'El primer envío sí ha llegado' },
  'forms.failedUnexpectedly': {
    defaultMessage: 'Algo ha fallado por nuestra parte. Lo que ha escrito sigue aquí; vuelva a intentarlo.',
  },
  'forms.stopped': { defaultMessage: 'La operación se ha interrumpido antes de terminar. Lo que ha escrito sigue aquí.' },
  'forms.problems': { defaultMessage: '{count, plural, one {Hay un dato que corregir} other {Hay # datos que corregir}}' },
  'forms.showThing': { defaultMessage: 'Mostrar: {thing}' },
  'forms.hideThing': { defaultMessage: 'Ocultar: {thing}' },
  'api.offline': {
    defaultMessage: 'Parece que no tiene conexión. No se ha perdido nada; vuelva a intentarlo cuando se haya conectado.',
  },
  'api.tooSlow': { defaultMessage: 'La respuesta tarda demasiado. Vuelva a intentarlo dentro de un momento.' },
  'api.notFound': {
    defaultMessage: 'No hemos encontrado lo que ha pedido. Puede que haya cambiado de sitio o que el enlace esté incompleto.',
  },
  'api.somethingWentWrong': { defaultMessage: 'Algo ha fallado' },
  'api.cookiesBlocked': {
    defaultMessage:
      'Esto necesita cookies, y su navegador no guarda ninguna de este sitio. No se ha enviado ni cambiado nada. Permita las cookies en los ajustes de su navegador y vuelva a cargar esta página.',
  },
  'api.ourSide': { defaultMessage: 'Algo ha fallado por nuestra parte. No se ha perdido nada. Vuelva a intentarlo.' },
  'api.ourSideWays': {
    defaultMessage:
      'Algo ha fallado por nuestra parte. No se ha perdido nada. Vuelva a intentarlo. Si sigue ocurriendo, cierre la sesión y vuelva a iniciarla, o escríbanos.',
  },
  'api.sessionExpired': {
    defaultMessage: 'Su sesión ha caducado. Cierre la sesión y vuelva a iniciarla para continuar. Si no se resuelve, escríbanos.',
  },
  'api.unreachable': {
    defaultMessage:
      'Ahora mismo no podemos conectar con {brand}. No se ha perdido nada; vuelva a intentarlo dentro de un momento.',
  },
  'api.tryLater': {
    defaultMessage:
      'Ha habido demasiados intentos en poco tiempo. Vuelva a intentarlo dentro de {seconds, plural, one {# segundo} other {# segundos}}.',
  },
  'api.tryLaterMinutes': {
    defaultMessage:
      'Ha habido demasiados intentos en poco tiempo. Vuelva a intentarlo dentro de {minutes, plural, one {# minuto} other {# minutos}}.',
  },
  'api.tryLaterHours': {
    defaultMessage:
      'Ha habido demasiados intentos en poco tiempo. Vuelva a intentarlo dentro de {hours, plural, one {# hora} other {# horas}}.',
  },
  'api.fromServer': { defaultMessage: '{text}' },
  'ui.documentTitle': { defaultMessage: '{title} | {brand}' },
  'ui.info': { defaultMessage: 'Nota:' },
  'ui.success': { defaultMessage: 'Hecho:' },
  'ui.warning': { defaultMessage: 'Compruebe esto:' },
  'ui.error': { defaultMessage: 'Problema:' },
  'ui.stillSending': {
    defaultMessage: 'Está tardando más de lo habitual. No salga de esta página: le avisaremos en cuanto termine.',
  },
  'ui.working': { defaultMessage: 'Espere…' },
  'support.reportProblem': { defaultMessage: 'Informar de un problema' },
});
