import { textsForLanguage } from '../../../lender/pages/languages.ts';

interface MailTexts {
  subject: string;
  heading: string;
  before: string[];
  after: string[];
  reason: string;
}

interface PasswordMailTexts {
  linkMail: (brand: string, minutes: number) => MailTexts;
  unknownMail: (brand: string) => MailTexts;
  changedMail: (brand: string) => MailTexts;
}

const en: PasswordMailTexts = {
  linkMail: (brand, minutes) => ({
    subject: `Choose a new password for ${brand}`,
    heading: 'Choose a new password',
    before: ['Someone, maybe you, asked for a new password for your account. Use this link to choose one:'],
    after: [
      `The link works once, for the next ${minutes} minutes.`,
      'If it was not you, ignore this email. Your password has not changed.',
    ],
    reason: 'You get this email because someone asked for a new password with this address.',
  }),
  unknownMail: (brand) => ({
    subject: `No account at ${brand} uses this address`,
    heading: 'No account uses this address',
    before: [
      'Someone, maybe you, asked for a new password, but no account uses this address. Maybe you signed up with another one.',
    ],
    after: ['If it was not you, you don’t need to do anything.'],
    reason: 'You get this email because someone asked for a new password with this address.',
  }),
  changedMail: (brand) => ({
    subject: `Your password at ${brand} was changed`,
    heading: 'Your password was changed',
    before: ['Your password was just changed, and you were signed out on all your devices.'],
    after: ['If it was not you, select “Forgot your password?” on the sign-in page right away, and call us.'],
    reason: 'You get this email because your password was changed.',
  }),
};

const de: PasswordMailTexts = {
  linkMail: (brand, minutes) => ({
    subject: `Wählen Sie ein neues Passwort für ${brand}`,
    heading: 'Neues Passwort wählen',
    before: [
      'Jemand, vielleicht Sie selbst, hat ein neues Passwort für Ihr Konto angefordert. Mit diesem Link wählen Sie eines:',
    ],
    after: [
      `Der Link gilt ${minutes} Minuten lang und nur einmal.`,
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort ist unverändert.',
    ],
    reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein neues Passwort angefordert wurde.',
  }),
  unknownMail: (brand) => ({
    subject: `Zu dieser Adresse gibt es kein Konto bei ${brand}`,
    heading: 'Zu dieser Adresse gibt es kein Konto',
    before: [
      'Jemand, vielleicht Sie selbst, hat ein neues Passwort angefordert, aber zu dieser Adresse gibt es kein Konto. Vielleicht haben Sie sich mit einer anderen registriert.',
    ],
    after: ['Wenn Sie das nicht waren, müssen Sie nichts tun.'],
    reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein neues Passwort angefordert wurde.',
  }),
  changedMail: (brand) => ({
    subject: `Ihr Passwort bei ${brand} wurde geändert`,
    heading: 'Ihr Passwort wurde geändert',
    before: ['Das Passwort Ihres Kontos wurde soeben geändert, und Sie wurden auf allen Ihren Geräten abgemeldet.'],
    after: ['Wenn Sie das nicht waren, wählen Sie sofort „Passwort vergessen?“ auf der Anmeldeseite und rufen Sie uns an.'],
    reason: 'Sie erhalten diese E-Mail, weil das Passwort Ihres Kontos geändert wurde.',
  }),
};

const es: PasswordMailTexts = {
  linkMail: (brand, minutes) => ({
    subject: `Elija una contraseña nueva para ${brand}`,
    heading: 'Elija una contraseña nueva',
    before: ['Alguien, quizá usted, ha pedido una contraseña nueva para su cuenta. Con este enlace puede elegirla:'],
    after: [
      `El enlace solo funciona una vez, durante los próximos ${minutes} minutos.`,
      'Si no ha sido usted, no haga caso de este correo. Su contraseña no ha cambiado.',
    ],
    reason: 'Recibe este mensaje porque alguien ha pedido una contraseña nueva con esta dirección.',
  }),
  unknownMail: (brand) => ({
    subject: `No hay ninguna cuenta en ${brand} con esta dirección`,
    heading: 'No hay ninguna cuenta con esta dirección',
    before: [
      'Alguien, quizá usted, ha pedido una contraseña nueva, pero esta dirección no tiene cuenta. Quizá se registró con otra.',
    ],
    after: ['Si no ha sido usted, no tiene que hacer nada.'],
    reason: 'Recibe este mensaje porque alguien ha pedido una contraseña nueva con esta dirección.',
  }),
  changedMail: (brand) => ({
    subject: `Su contraseña de ${brand} ha cambiado`,
    heading: 'Su contraseña ha cambiado',
    before: ['La contraseña de su cuenta acaba de cambiar y se ha cerrado su sesión en todos sus dispositivos.'],
    after: ['Si no ha sido usted, elija «¿Ha olvidado su contraseña?» en la página de inicio de sesión ahora mismo y llámenos.'],
    reason: 'Recibe este mensaje porque ha cambiado la contraseña de su cuenta.',
  }),
};

const esMX: PasswordMailTexts = {
  linkMail: (brand, minutes) => ({
    subject: `Elija una contraseña nueva para ${brand}`,
    heading: 'Elija una contraseña nueva',
    before: ['Alguien, tal vez usted, pidió una contraseña nueva para su cuenta. Con esta liga puede elegirla:'],
    after: [
      `La liga funciona una sola vez, durante los próximos ${minutes} minutos.`,
      'Si no fue usted, ignore este correo. Su contraseña no cambió.',
    ],
    reason: 'Recibe este mensaje porque alguien pidió una contraseña nueva con este correo.',
  }),
  unknownMail: (brand) => ({
    subject: `No hay ninguna cuenta en ${brand} con este correo`,
    heading: 'No hay ninguna cuenta con este correo',
    before: [
      'Alguien, tal vez usted, pidió una contraseña nueva, pero este correo no tiene cuenta. Tal vez se registró con otro.',
    ],
    after: ['Si no fue usted, no necesita hacer nada.'],
    reason: 'Recibe este mensaje porque alguien pidió una contraseña nueva con este correo.',
  }),
  changedMail: (brand) => ({
    subject: `Su contraseña de ${brand} cambió`,
    heading: 'Su contraseña cambió',
    before: ['La contraseña de su cuenta acaba de cambiar y se cerró su sesión en todos sus dispositivos.'],
    after: ['Si no fue usted, elija «¿Olvidó su contraseña?» en la página de inicio de sesión ahora mismo y llámenos.'],
    reason: 'Recibe este mensaje porque cambió la contraseña de su cuenta.',
  }),
};

const fr: PasswordMailTexts = {
  linkMail: (brand, minutes) => ({
    subject: `Choisissez un nouveau mot de passe pour ${brand}`,
    heading: 'Choisissez un nouveau mot de passe',
    before: ['Quelqu’un, peut-être vous, a demandé un nouveau mot de passe pour votre compte. Ce lien permet de le choisir :'],
    after: [
      `Le lien fonctionne une seule fois, pendant les ${minutes} prochaines minutes.`,
      'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe n’a pas changé.',
    ],
    reason: 'Vous recevez ce message parce que quelqu’un a demandé un nouveau mot de passe avec cette adresse.',
  }),
  unknownMail: (brand) => ({
    subject: `Aucun compte chez ${brand} avec cette adresse`,
    heading: 'Aucun compte avec cette adresse',
    before: [
      'Quelqu’un, peut-être vous, a demandé un nouveau mot de passe, mais cette adresse n’a pas de compte. Vous vous êtes peut-être inscrit avec une autre.',
    ],
    after: ['Si ce n’était pas vous, vous n’avez rien à faire.'],
    reason: 'Vous recevez ce message parce que quelqu’un a demandé un nouveau mot de passe avec cette adresse.',
  }),
  changedMail: (brand) => ({
    subject: `Votre mot de passe chez ${brand} a été changé`,
    heading: 'Votre mot de passe a été changé',
    before: ['Le mot de passe de votre compte vient d’être changé, et vous avez été déconnecté de tous vos appareils.'],
    after: [
      'Si ce n’était pas vous, choisissez tout de suite « Mot de passe oublié ? » sur la page de connexion et appelez-nous.',
    ],
    reason: 'Vous recevez ce message parce que le mot de passe de votre compte a été changé.',
  }),
};

const zhCN: PasswordMailTexts = {
  linkMail: (brand, minutes) => ({
    subject: `设置您在 ${brand} 的新密码`,
    heading: '设置新密码',
    before: ['有人（可能是您本人）请求为您的账户设置新密码。请使用以下链接设置：'],
    after: [`该链接仅可使用一次，${minutes} 分钟内有效。`, '如果不是您本人操作，请忽略此邮件。您的密码未更改。'],
    reason: '您收到此邮件，是因为有人用此邮箱地址请求新密码。',
  }),
  unknownMail: (brand) => ({
    subject: `此邮箱在 ${brand} 没有账户`,
    heading: '此邮箱没有账户',
    before: ['有人（可能是您本人）请求设置新密码，但此邮箱没有账户。您可能是用其他邮箱注册的。'],
    after: ['如果不是您本人操作，则无需进行任何操作。'],
    reason: '您收到此邮件，是因为有人用此邮箱地址请求新密码。',
  }),
  changedMail: (brand) => ({
    subject: `您在 ${brand} 的密码已更改`,
    heading: '您的密码已更改',
    before: ['您账户的密码刚刚已更改，您已在所有设备上退出登录。'],
    after: ['如果不是您本人操作，请立即在登录页面选择“忘记密码？”，并致电我们。'],
    reason: '您收到此邮件，是因为您账户的密码已更改。',
  }),
};

export const passwordMailTexts = (language: string): PasswordMailTexts =>
  textsForLanguage({ en, de, es, 'es-MX': esMX, fr, 'zh-CN': zhCN }, language);
