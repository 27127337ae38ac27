import { textsForLanguage } from '../../../lender/pages/languages.ts';

interface TitledText {
  title: string;
  text: string;
}

interface UnlockTexts {
  title: string;
  detail: (email: string) => string;
  button: string;
  signIn: string;
  done: TitledText;
  dead: TitledText;
  mail: (
    brand: string,
    times: { lockMinutes: number; linkHours: number },
  ) => { subject: string; heading: string; before: string[]; after: string[]; reason: string };
}

const en: UnlockTexts = {
  title: 'Unlock your account',
  detail: (email) => `After that, you can sign in as ${email} in this browser, even if someone else keeps trying passwords.`,
  button: 'Unlock my account',
  signIn: 'Sign in',
  done: { title: 'Your account is unlocked', text: 'You can sign in now.' },
  dead: {
    title: 'This unlock link no longer works',
    text: 'It is too old, or it was already used. Try to sign in, or wait until the lock ends.',
  },
  mail: (brand, { lockMinutes, linkHours }) => ({
    subject: `Too many tries to sign in at ${brand}`,
    heading: 'Too many tries to sign in',
    before: [
      `Someone entered a wrong password for your account too many times. To protect it, nobody can sign in to it for ${lockMinutes} minutes. To sign in before that, use this link:`,
    ],
    after: [
      `The link works once, for the next ${linkHours} hours.`,
      'If this was not you, you don’t need to do anything. Nobody got in.',
    ],
    reason: 'You get this email because of failed tries to sign in to your account.',
  }),
};

const de: UnlockTexts = {
  title: 'Ihr Konto entsperren',
  detail: (email) =>
    `Danach können Sie sich in diesem Browser als ${email} anmelden, auch wenn jemand anderes weiter Passwörter probiert.`,
  button: 'Mein Konto entsperren',
  signIn: 'Anmelden',
  done: { title: 'Ihr Konto ist entsperrt', text: 'Sie können sich jetzt anmelden.' },
  dead: {
    title: 'Dieser Link zum Entsperren gilt nicht mehr',
    text: 'Er ist zu alt oder wurde schon verwendet. Versuchen Sie, sich anzumelden, oder warten Sie, bis die Sperre endet.',
  },
  mail: (brand, { lockMinutes, linkHours }) => ({
    subject: `Zu viele Anmeldeversuche bei ${brand}`,
    heading: 'Zu viele Anmeldeversuche',
    before: [
      `Für Ihr Konto wurde zu oft ein falsches Passwort eingegeben. Zum Schutz des Kontos kann sich ${lockMinutes} Minuten lang niemand anmelden. Um sich vorher anzumelden, nutzen Sie diesen Link:`,
    ],
    after: [
      `Der Link gilt ${linkHours} Stunden lang und nur einmal.`,
      'Wenn Sie das nicht waren, müssen Sie nichts tun. Niemand konnte sich anmelden.',
    ],
    reason: 'Sie erhalten diese E-Mail wegen fehlgeschlagener Anmeldungen bei Ihrem Konto.',
  }),
};

const es: UnlockTexts = {
  title: 'Desbloquee su cuenta',
  detail: (email) =>
    `Después podrá iniciar sesión como ${email} en este navegador, aunque otra persona siga probando contraseñas.`,
  button: 'Desbloquear mi cuenta',
  signIn: 'Iniciar sesión',
  done: { title: 'Su cuenta está desbloqueada', text: 'Ya puede iniciar sesión.' },
  dead: {
    title: 'Este enlace de desbloqueo ya no funciona',
    text: 'Es demasiado antiguo o ya se ha usado. Intente iniciar sesión o espere a que termine el bloqueo.',
  },
  mail: (brand, { lockMinutes, linkHours }) => ({
    subject: `Demasiados intentos de iniciar sesión en ${brand}`,
    heading: 'Demasiados intentos de iniciar sesión',
    before: [
      `Se ha escrito demasiadas veces una contraseña incorrecta para su cuenta. Para protegerla, nadie puede iniciar sesión durante ${lockMinutes} minutos. Para iniciarla antes, use este enlace:`,
    ],
    after: [
      `El enlace solo funciona una vez, durante las próximas ${linkHours} horas.`,
      'Si no ha sido usted, no tiene que hacer nada. Nadie ha entrado en su cuenta.',
    ],
    reason: 'Recibe este mensaje por los intentos fallidos de iniciar sesión en su cuenta.',
  }),
};

const esMX: UnlockTexts = {
  ...es,
  dead: {
    title: 'Esta liga de desbloqueo ya no funciona',
    text: 'Es demasiado antigua o ya se usó. Intente iniciar sesión o espere a que termine el bloqueo.',
  },
  mail: (brand, { lockMinutes, linkHours }) => ({
    subject: `Demasiados intentos de iniciar sesión en ${brand}`,
    heading: 'Demasiados intentos de iniciar sesión',
    before: [
      `Se ingresó demasiadas veces una contraseña incorrecta para su cuenta. Para protegerla, nadie puede iniciar sesión durante ${lockMinutes} minutos. Para iniciarla antes, use esta liga:`,
    ],
    after: [
      `La liga funciona una sola vez, durante las próximas ${linkHours} horas.`,
      'Si no fue usted, no necesita hacer nada. Nadie entró a su cuenta.',
    ],
    reason: 'Recibe este mensaje por los intentos fallidos de iniciar sesión en su cuenta.',
  }),
};

const fr: UnlockTexts = {
  title: 'Débloquez votre compte',
  detail: (email) =>
    `Vous pourrez ensuite vous connecter avec ${email} dans ce navigateur, même si quelqu’un d’autre continue d’essayer des mots de passe.`,
  button: 'Débloquer mon compte',
  signIn: 'Se connecter',
  done: { title: 'Votre compte est débloqué', text: 'Vous pouvez vous connecter maintenant.' },
  dead: {
    title: 'Ce lien de déblocage ne fonctionne plus',
    text: 'Il est trop ancien ou a déjà été utilisé. Essayez de vous connecter ou attendez la fin du blocage.',
  },
  mail: (brand, { lockMinutes, linkHours }) => ({
    subject: `Trop de tentatives de connexion chez ${brand}`,
    heading: 'Trop de tentatives de connexion',
    before: [
      `Un mot de passe erroné a été saisi trop de fois pour votre compte. Pour le protéger, personne ne peut s’y connecter pendant ${lockMinutes} minutes. Pour vous connecter avant, utilisez ce lien :`,
    ],
    after: [
      `Le lien fonctionne une seule fois, pendant les ${linkHours} prochaines heures.`,
      'Si ce n’était pas vous, vous n’avez rien à faire. Personne n’est entré dans votre compte.',
    ],
    reason: 'Vous recevez ce message à cause de tentatives de connexion échouées à votre compte.',
  }),
};

const zhCN: UnlockTexts = {
  title: '解锁您的账户',
  detail: (email) => `解锁后，即使其他人继续尝试密码，您也可以在此浏览器中以 ${email} 登录。`,
  button: '解锁我的账户',
  signIn: '登录',
  done: { title: '您的账户已解锁', text: '您现在可以登录。' },
  dead: { title: '此解锁链接已失效', text: '链接已过期或已使用。请尝试登录，或等待锁定结束。' },
  mail: (brand, { lockMinutes, linkHours }) => ({
    subject: `${brand} 登录尝试次数过多`,
    heading: '登录尝试次数过多',
    before: [`您的账户多次输入了错误的密码。为保护账户，${lockMinutes} 分钟内任何人都无法登录。要提前登录，请使用以下链接：`],
    after: [`该链接仅可使用一次，${linkHours} 小时内有效。`, '如果不是您本人操作，则无需进行任何操作。没有人进入您的账户。'],
    reason: '您收到此邮件，是因为有人登录您的账户失败。',
  }),
};

export const unlockTexts = (language: string): UnlockTexts =>
  textsForLanguage({ en, de, es, 'es-MX': esMX, fr, 'zh-CN': zhCN }, language);
