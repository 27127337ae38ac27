import type { PasswordProblem } from '../accounts/credentialRules.ts';
import { textsForLanguage, type Language } from '../../../lender/pages/languages.ts';

interface MailTexts {
  subject: string;
  heading: string;
  before: string;
  after: string[];
  reason: string;
}

export interface SignUpTexts {
  refusals: Record<'nameMissing' | 'nameTooLong' | 'emailMissing' | 'emailInvalid' | PasswordProblem | 'tooMany', string>;
  confirm: string;
  signIn: string;
  newMail: (brand: string, hours: number) => MailTexts;
  knownMail: (brand: string) => MailTexts;
  page: { title: string; detail: (brand: string, email: string) => string; button: string; notYou: string };
}

const en: SignUpTexts = {
  refusals: {
    nameMissing: 'Enter your name.',
    nameTooLong: 'Enter a name with fewer than 128 characters.',
    emailMissing: 'Enter your email.',
    emailInvalid: 'Enter an email address such as name@example.com.',
    passwordMissing: 'Choose a password.',
    passwordTooShort: 'Choose a password with at least 8 characters.',
    passwordTooLong: 'Choose a password with 1,024 characters or fewer.',
    passwordCommon: 'Choose a password that is harder to guess. Many people use this one.',
    passwordPersonal: 'Choose a password without your email or our name in it.',
    tooMany: 'There were too many tries. Wait a few minutes and try again.',
  },
  confirm: 'Create my account',
  signIn: 'Sign in',
  newMail: (brand, hours) => ({
    subject: `Confirm your email for ${brand}`,
    heading: 'Create your account',
    before: 'You are almost done. Open this link to create your account:',
    after: [
      `The link works once, for the next ${hours} hours.`,
      `If you did not ask for an account at ${brand}, ignore this email. Without the link, no account is created.`,
    ],
    reason: 'You get this email because someone asked for an account with this address.',
  }),
  knownMail: (brand) => ({
    subject: `You already have an account at ${brand}`,
    heading: 'You already have an account',
    before: 'Someone, maybe you, tried to create an account with this email. You already have one, so you can sign in:',
    after: ['If it was not you, you don’t need to do anything. Your account and your password have not changed.'],
    reason: 'You get this email because someone asked for an account with this address.',
  }),
  page: {
    title: 'Create your account',
    detail: (brand, email) => `You are about to create an account at ${brand} for ${email}.`,
    button: 'Create my account',
    notYou: 'If you did not ask for this account, close this page. No account has been created.',
  },
};

const de: SignUpTexts = {
  refusals: {
    nameMissing: 'Geben Sie Ihren Namen ein.',
    nameTooLong: 'Geben Sie einen Namen mit weniger als 128 Zeichen ein.',
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    passwordMissing: 'Wählen Sie ein Passwort.',
    passwordTooShort: 'Wählen Sie ein Passwort mit mindestens 8 Zeichen.',
    passwordTooLong: 'Wählen Sie ein Passwort mit höchstens 1.024 Zeichen.',
    passwordCommon: 'Wählen Sie ein Passwort, das schwerer zu erraten ist. Dieses benutzen viele Menschen.',
    passwordPersonal: 'Wählen Sie ein Passwort ohne Ihre E-Mail-Adresse und ohne unseren Namen.',
    tooMany: 'Das waren zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
  },
  confirm: 'Mein Konto anlegen',
  signIn: 'Anmelden',
  newMail: (brand, hours) => ({
    subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${brand}`,
    heading: 'Ihr Konto anlegen',
    before: 'Sie sind fast fertig. Öffnen Sie diesen Link, um Ihr Konto anzulegen:',
    after: [
      `Der Link gilt ${hours} Stunden lang und nur einmal.`,
      `Wenn Sie kein Konto bei ${brand} anlegen wollten, ignorieren Sie diese E-Mail. Ohne den Link wird kein Konto angelegt.`,
    ],
    reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto angelegt werden sollte.',
  }),
  knownMail: (brand) => ({
    subject: `Sie haben bereits ein Konto bei ${brand}`,
    heading: 'Sie haben bereits ein Konto',
    before:
      'Jemand, vielleicht Sie selbst, wollte mit dieser E-Mail-Adresse ein Konto anlegen. Sie haben schon eines und können sich anmelden:',
    after: ['Wenn Sie das nicht waren, müssen Sie nichts tun. Ihr Konto und Ihr Passwort sind unverändert.'],
    reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto angelegt werden sollte.',
  }),
  page: {
    title: 'Ihr Konto anlegen',
    detail: (brand, email) => `Sie sind dabei, bei ${brand} ein Konto für ${email} anzulegen.`,
    button: 'Mein Konto anlegen',
    notYou: 'Wenn Sie dieses Konto nicht wollten, schließen Sie diese Seite. Es wurde kein Konto angelegt.',
  },
};

const es: SignUpTexts = {
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
  confirm: 'Crear mi cuenta',
  signIn: 'Iniciar sesión',
  newMail: (brand, hours) => ({
    subject: `Confirme su dirección de correo electrónico para ${brand}`,
    heading: 'Cree su cuenta',
    before: 'Ya casi ha terminado. Abra este enlace para crear su cuenta:',
    after: [
      `El enlace solo funciona una vez, durante las próximas ${hours} horas.`,
      `Si no ha solicitado una cuenta en ${brand}, no haga caso de este correo. Sin el enlace no se crea ninguna cuenta.`,
    ],
    reason: 'Recibe este mensaje porque alguien ha solicitado una cuenta con esta dirección.',
  }),
  knownMail: (brand) => ({
    subject: `Ya tiene una cuenta en ${brand}`,
    heading: 'Ya tiene una cuenta',
    before:
      'Alguien, quizá usted, ha intentado crear una cuenta con esta dirección de correo electrónico. Ya tiene una, así que puede iniciar sesión:',
    after: ['Si no ha sido usted, no tiene que hacer nada. Su cuenta y su contraseña no han cambiado.'],
    reason: 'Recibe este mensaje porque alguien ha solicitado una cuenta con esta dirección.',
  }),
  page: {
    title: 'Cree su cuenta',
    detail: (brand, email) => `Está a punto de crear una cuenta en ${brand} para ${email}.`,
    button: 'Crear mi cuenta',
    notYou: 'Si no ha solicitado esta cuenta, cierre esta página. No se ha creado ninguna cuenta.',
  },
};

const esMX: SignUpTexts = {
  refusals: {
    nameMissing: 'Ingrese su nombre.',
    nameTooLong: 'Ingrese un nombre de menos de 128 caracteres.',
    emailMissing: 'Ingrese su correo electrónico.',
    emailInvalid: 'Ingrese un correo electrónico como nombre@example.com.',
    passwordMissing: 'Elija una contraseña.',
    passwordTooShort: 'Elija una contraseña de al menos 8 caracteres.',
    passwordTooLong: 'Elija una contraseña de 1,024 caracteres como máximo.',
    passwordCommon: 'Elija una contraseña más difícil de adivinar. Muchas personas usan esta.',
    passwordPersonal: 'Elija una contraseña que no contenga su correo electrónico ni nuestro nombre.',
    tooMany: 'Hubo demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
  },
  confirm: 'Crear mi cuenta',
  signIn: 'Iniciar sesión',
  newMail: (brand, hours) => ({
    subject: `Confirme su correo electrónico para ${brand}`,
    heading: 'Cree su cuenta',
    before: 'Ya casi termina. Abra esta liga para crear su cuenta:',
    after: [
      `La liga funciona una sola vez, durante las próximas ${hours} horas.`,
      `Si usted no solicitó una cuenta en ${brand}, ignore este correo. Sin la liga no se crea ninguna cuenta.`,
    ],
    reason: 'Recibe este mensaje porque alguien solicitó una cuenta con este correo.',
  }),
  knownMail: (brand) => ({
    subject: `Usted ya tiene una cuenta en ${brand}`,
    heading: 'Usted ya tiene una cuenta',
    before:
      'Alguien, tal vez usted, intentó crear una cuenta con este correo electrónico. Ya tiene una, así que puede iniciar sesión:',
    after: ['Si no fue usted, no necesita hacer nada. Su cuenta y su contraseña no cambiaron.'],
    reason: 'Recibe este mensaje porque alguien solicitó una cuenta con este correo.',
  }),
  page: {
    title: 'Cree su cuenta',
    detail: (brand, email) => `Está por crear una cuenta en ${brand} para ${email}.`,
    button: 'Crear mi cuenta',
    notYou: 'Si usted no solicitó esta cuenta, cierre esta página. No se creó ninguna cuenta.',
  },
};

const fr: SignUpTexts = {
  refusals: {
    nameMissing: 'Saisissez votre nom.',
    nameTooLong: 'Saisissez un nom de moins de 128 caractères.',
    emailMissing: 'Saisissez votre adresse e-mail.',
    emailInvalid: 'Saisissez une adresse e-mail comme nom@example.com.',
    passwordMissing: 'Choisissez un mot de passe.',
    passwordTooShort: 'Choisissez un mot de passe d’au moins 8 caractères.',
    passwordTooLong: 'Choisissez un mot de passe de 1 024 caractères au maximum.',
    passwordCommon: 'Choisissez un mot de passe plus difficile à deviner. Beaucoup de gens utilisent celui-ci.',
    passwordPersonal: 'Choisissez un mot de passe sans votre adresse e-mail ni notre nom.',
    tooMany: 'Il y a eu trop de tentatives. Patientez quelques minutes, puis réessayez.',
  },
  confirm: 'Créer mon compte',
  signIn: 'Se connecter',
  newMail: (brand, hours) => ({
    subject: `Confirmez votre adresse e-mail pour ${brand}`,
    heading: 'Créez votre compte',
    before: 'Vous avez presque terminé. Ouvrez ce lien pour créer votre compte :',
    after: [
      `Le lien fonctionne une seule fois, pendant les ${hours} prochaines heures.`,
      `Si vous n’avez pas demandé de compte chez ${brand}, ignorez cet e-mail. Sans ce lien, aucun compte n’est créé.`,
    ],
    reason: 'Vous recevez ce message parce que quelqu’un a demandé un compte avec cette adresse.',
  }),
  knownMail: (brand) => ({
    subject: `Vous avez déjà un compte chez ${brand}`,
    heading: 'Vous avez déjà un compte',
    before:
      'Quelqu’un, peut-être vous, a essayé de créer un compte avec cette adresse e-mail. Vous en avez déjà un et pouvez vous connecter :',
    after: ['Si ce n’était pas vous, vous n’avez rien à faire. Votre compte et votre mot de passe n’ont pas changé.'],
    reason: 'Vous recevez ce message parce que quelqu’un a demandé un compte avec cette adresse.',
  }),
  page: {
    title: 'Créez votre compte',
    detail: (brand, email) => `Vous êtes sur le point de créer un compte chez ${brand} pour ${email}.`,
    button: 'Créer mon compte',
    notYou: 'Si vous n’avez pas demandé ce compte, fermez cette page. Aucun compte n’a été créé.',
  },
};

const zhCN: SignUpTexts = {
  refusals: {
    nameMissing: '请输入您的姓名。',
    nameTooLong: '姓名须少于 128 个字符。',
    emailMissing: '请输入您的电子邮箱地址。',
    emailInvalid: '请输入有效的电子邮箱地址，例如 name@example.com。',
    passwordMissing: '请设置密码。',
    passwordTooShort: '密码至少需要 8 个字符。',
    passwordTooLong: '密码最多 1,024 个字符。',
    passwordCommon: '请设置更难猜测的密码。很多人都在使用这个密码。',
    passwordPersonal: '密码中请勿包含您的电子邮箱地址或我们的名称。',
    tooMany: '尝试次数过多。请等待几分钟后再试。',
  },
  confirm: '创建我的账户',
  signIn: '登录',
  newMail: (brand, hours) => ({
    subject: `请确认您在 ${brand} 使用的电子邮箱地址`,
    heading: '创建您的账户',
    before: '即将完成。请打开以下链接创建您的账户：',
    after: [
      `该链接仅可使用一次，${hours} 小时内有效。`,
      `如果您没有在 ${brand} 申请账户，请忽略此邮件。不打开链接，就不会创建账户。`,
    ],
    reason: '您收到此邮件，是因为有人用此邮箱地址申请了账户。',
  }),
  knownMail: (brand) => ({
    subject: `您在 ${brand} 已有账户`,
    heading: '您已有账户',
    before: '有人（可能是您本人）尝试使用此电子邮箱地址创建账户。您已有账户，可以直接登录：',
    after: ['如果不是您本人操作，则无需进行任何操作。您的账户和密码均未更改。'],
    reason: '您收到此邮件，是因为有人用此邮箱地址申请了账户。',
  }),
  page: {
    title: '创建您的账户',
    detail: (brand, email) => `您即将为 ${email} 创建 ${brand} 账户。`,
    button: '创建我的账户',
    notYou: '如果您没有申请此账户，请关闭此页面。尚未创建任何账户。',
  },
};

const TEXTS: Readonly<Record<Language, SignUpTexts>> = { en, de, es, 'es-MX': esMX, fr, 'zh-CN': zhCN };

export const signUpTexts = (language: string): SignUpTexts => textsForLanguage(TEXTS, language);
