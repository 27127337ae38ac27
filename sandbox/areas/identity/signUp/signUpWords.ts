/** What a sign-up says to the person, in the language that they read: refusals, mail, and the page of the link. */

export interface SignUpWords {
  refusals: Record<
    | 'nameMissing'
    | 'nameTooLong'
    | 'emailMissing'
    | 'emailInvalid'
    | 'passwordMissing'
    | 'passwordTooShort'
    | 'passwordTooLong'
    | 'tooMany',
    string
  >;
  /** Names of the mails' links. */
  confirm: string;
  signIn: string;
  /** The link stands after the first line. */
  newMail: (hours: number) => { subject: string; lines: string[] };
  knownMail: { subject: string; lines: string[] };
  page: { title: string; detail: (email: string) => string; button: string; notYou: string };
}

const en: SignUpWords = {
  refusals: {
    nameMissing: 'Enter your name.',
    nameTooLong: 'Enter a name of fewer than 128 characters.',
    emailMissing: 'Enter your email address.',
    emailInvalid: 'Enter an email address such as name@example.com.',
    passwordMissing: 'Choose a password.',
    passwordTooShort: 'Choose a password of at least 8 characters.',
    passwordTooLong: 'Choose a password of 1,024 characters at most.',
    tooMany: 'There were too many tries. Wait a little and try again.',
  },
  confirm: 'Create my account',
  signIn: 'Sign in',
  newMail: (hours) => ({
    subject: 'Confirm your email address for CCM',
    lines: [
      'You are almost done. Open this link to create your account:',
      `The link works once, for the next ${hours} hours.`,
      'If you did not ask for an account at CCM, ignore this message. Without the link no account is created.',
    ],
  }),
  knownMail: {
    subject: 'You already have an account at CCM',
    lines: [
      'Somebody, perhaps you, tried to create an account with this email address. There is one already, so you can simply sign in:',
      'If it was not you, you do not need to do anything. Your account and your password are unchanged.',
    ],
  },
  page: {
    title: 'Create your account',
    detail: (email) => `You are about to create an account at CCM for ${email}.`,
    button: 'Create my account',
    notYou: 'If you did not ask for this account, close this page. Nothing has been created.',
  },
};

const de: SignUpWords = {
  refusals: {
    nameMissing: 'Geben Sie Ihren Namen ein.',
    nameTooLong: 'Geben Sie einen Namen mit weniger als 128 Zeichen ein.',
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    passwordMissing: 'Wählen Sie ein Passwort.',
    passwordTooShort: 'Wählen Sie ein Passwort mit mindestens 8 Zeichen.',
    passwordTooLong: 'Wählen Sie ein Passwort mit höchstens 1.024 Zeichen.',
    tooMany: 'Das waren zu viele Versuche. Warten Sie etwas und versuchen Sie es dann noch einmal.',
  },
  confirm: 'Mein Konto anlegen',
  signIn: 'Anmelden',
  newMail: (hours) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für CCM',
    lines: [
      'Sie sind fast fertig. Öffnen Sie diesen Link, um Ihr Konto anzulegen:',
      `Der Link gilt ${hours} Stunden lang und nur einmal.`,
      'Wenn Sie kein Konto bei CCM anlegen wollten, ignorieren Sie diese Nachricht. Ohne den Link wird kein Konto angelegt.',
    ],
  }),
  knownMail: {
    subject: 'Sie haben bereits ein Konto bei CCM',
    lines: [
      'Jemand, vielleicht Sie selbst, wollte mit dieser E-Mail-Adresse ein Konto anlegen. Es gibt schon eines; Sie können sich einfach anmelden:',
      'Wenn Sie das nicht waren, müssen Sie nichts tun. Ihr Konto und Ihr Passwort sind unverändert.',
    ],
  },
  page: {
    title: 'Ihr Konto anlegen',
    detail: (email) => `Sie sind dabei, bei CCM ein Konto für ${email} anzulegen.`,
    button: 'Mein Konto anlegen',
    notYou: 'Wenn Sie dieses Konto nicht wollten, schließen Sie diese Seite. Es wurde nichts angelegt.',
  },
};

const es: SignUpWords = {
  refusals: {
    nameMissing: 'Escriba su nombre.',
    nameTooLong: 'Escriba un nombre de menos de 128 caracteres.',
    emailMissing: 'Escriba su dirección de correo electrónico.',
    emailInvalid: 'Escriba una dirección de correo electrónico como nombre@example.com.',
    passwordMissing: 'Elija una contraseña.',
    passwordTooShort: 'Elija una contraseña de al menos 8 caracteres.',
    passwordTooLong: 'Elija una contraseña de 1024 caracteres como máximo.',
    tooMany: 'Ha habido demasiados intentos. Espere un poco y vuelva a intentarlo.',
  },
  confirm: 'Crear mi cuenta',
  signIn: 'Iniciar sesión',
  newMail: (hours) => ({
    subject: 'Confirme su dirección de correo electrónico para CCM',
    lines: [
      'Ya casi ha terminado. Abra este enlace para crear su cuenta:',
      `El enlace solo funciona una vez, durante las próximas ${hours} horas.`,
      'Si no ha solicitado una cuenta en CCM, no haga caso de este mensaje. Sin el enlace no se crea ninguna cuenta.',
    ],
  }),
  knownMail: {
    subject: 'Ya tiene una cuenta en CCM',
    lines: [
      'Alguien, quizá usted, ha intentado crear una cuenta con esta dirección de correo electrónico. Ya existe una, así que solo tiene que iniciar sesión:',
      'Si no ha sido usted, no tiene que hacer nada. Su cuenta y su contraseña no han cambiado.',
    ],
  },
  page: {
    title: 'Cree su cuenta',
    detail: (email) => `Está a punto de crear una cuenta en CCM para ${email}.`,
    button: 'Crear mi cuenta',
    notYou: 'Si no ha solicitado esta cuenta, cierre esta página. No se ha creado nada.',
  },
};

const esMX: SignUpWords = {
  refusals: {
    nameMissing: 'Ingrese su nombre.',
    nameTooLong: 'Ingrese un nombre de menos de 128 caracteres.',
    emailMissing: 'Ingrese su correo electrónico.',
    emailInvalid: 'Ingrese un correo electrónico como nombre@example.com.',
    passwordMissing: 'Elija una contraseña.',
    passwordTooShort: 'Elija una contraseña de al menos 8 caracteres.',
    passwordTooLong: 'Elija una contraseña de 1,024 caracteres como máximo.',
    tooMany: 'Hubo demasiados intentos. Espere un momento y vuelva a intentarlo.',
  },
  confirm: 'Crear mi cuenta',
  signIn: 'Iniciar sesión',
  newMail: (hours) => ({
    subject: 'Confirme su correo electrónico para CCM',
    lines: [
      'Ya casi termina. Abra esta liga para crear su cuenta:',
      `La liga funciona una sola vez, durante las próximas ${hours} horas.`,
      'Si usted no solicitó una cuenta en CCM, ignore este mensaje. Sin la liga no se crea ninguna cuenta.',
    ],
  }),
  knownMail: {
    subject: 'Usted ya tiene una cuenta en CCM',
    lines: [
      'Alguien, tal vez usted, intentó crear una cuenta con este correo electrónico. Ya existe una, así que basta con iniciar sesión:',
      'Si no fue usted, no necesita hacer nada. Su cuenta y su contraseña no cambiaron.',
    ],
  },
  page: {
    title: 'Cree su cuenta',
    detail: (email) => `Está por crear una cuenta en CCM para ${email}.`,
    button: 'Crear mi cuenta',
    notYou: 'Si usted no solicitó esta cuenta, cierre esta página. No se creó nada.',
  },
};

const fr: SignUpWords = {
  refusals: {
    nameMissing: 'Saisissez votre nom.',
    nameTooLong: 'Saisissez un nom de moins de 128 caractères.',
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse e-mail comme nom@example.com.',
    passwordMissing: 'Choisissez un mot de passe.',
    passwordTooShort: 'Choisissez un mot de passe d’au moins 8 caractères.',
    passwordTooLong: 'Choisissez un mot de passe de 1 024 caractères au maximum.',
    tooMany: 'Il y a eu trop de tentatives. Patientez un peu, puis réessayez.',
  },
  confirm: 'Créer mon compte',
  signIn: 'Se connecter',
  newMail: (hours) => ({
    subject: 'Confirmez votre adresse e-mail pour CCM',
    lines: [
      'Vous y êtes presque. Ouvrez ce lien pour créer votre compte :',
      `Le lien fonctionne une seule fois, pendant les ${hours} prochaines heures.`,
      'Si vous n’avez pas demandé de compte chez CCM, ignorez ce message. Sans ce lien, aucun compte n’est créé.',
    ],
  }),
  knownMail: {
    subject: 'Vous avez déjà un compte chez CCM',
    lines: [
      'Quelqu’un, peut-être vous, a essayé de créer un compte avec cette adresse e-mail. Il en existe déjà un : il vous suffit de vous connecter.',
      'Si ce n’était pas vous, vous n’avez rien à faire. Votre compte et votre mot de passe n’ont pas changé.',
    ],
  },
  page: {
    title: 'Créez votre compte',
    detail: (email) => `Vous êtes sur le point de créer un compte chez CCM pour ${email}.`,
    button: 'Créer mon compte',
    notYou: 'Si vous n’avez pas demandé ce compte, fermez cette page. Rien n’a été créé.',
  },
};

const zhCN: SignUpWords = {
  refusals: {
    nameMissing: '请输入您的姓名。',
    nameTooLong: '姓名须少于 128 个字符。',
    emailMissing: '请输入您的电子邮箱地址。',
    emailInvalid: '请输入有效的电子邮箱地址，例如 name@example.com。',
    passwordMissing: '请设置密码。',
    passwordTooShort: '密码至少需要 8 个字符。',
    passwordTooLong: '密码最多 1,024 个字符。',
    tooMany: '尝试次数过多。请稍候再试。',
  },
  confirm: '创建我的账户',
  signIn: '登录',
  newMail: (hours) => ({
    subject: '请确认您在 CCM 使用的电子邮箱地址',
    lines: [
      '即将完成。请打开以下链接创建您的账户：',
      `该链接仅可使用一次，${hours} 小时内有效。`,
      '如果您没有在 CCM 申请账户，请忽略此邮件。不打开链接，就不会创建账户。',
    ],
  }),
  knownMail: {
    subject: '您在 CCM 已有账户',
    lines: [
      '有人（可能是您本人）尝试使用此电子邮箱地址创建账户。该地址已有账户，您可以直接登录：',
      '如果不是您本人操作，则无需进行任何操作。您的账户和密码均未更改。',
    ],
  },
  page: {
    title: '创建您的账户',
    detail: (email) => `您即将为 ${email} 创建 CCM 账户。`,
    button: '创建我的账户',
    notYou: '如果您没有申请此账户，请关闭此页面。尚未创建任何内容。',
  },
};

const WORDS: Readonly<Record<string, SignUpWords>> = { en, de, es, 'es-MX': esMX, fr, 'zh-CN': zhCN };

/** The words in that language; English for one that nobody wrote them in. */
export const signUpWords = (language: string): SignUpWords =>
  (Object.hasOwn(WORDS, language) ? WORDS[language] : undefined) ?? en;
