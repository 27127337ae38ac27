import { textsForLanguage, type Language } from '../../../lender/pages/languages.ts';
import type { PasswordFieldTexts } from '../pages/PasswordField.tsx';

export interface SignInTexts {
  title: string;
  email: string;
  password: string;
  field: PasswordFieldTexts;
  submit: string;
  forgot: string;
  newHere: string;
  createAccount: string;
  payOnce: string;
  payAsGuest: string;
  demo: string;
  demoLink: string;
  /** Prefix of the document title when the page shows an error. */
  error: string;
  languages: string;
  emailMissing: ProblemTexts;
  passwordMissing: ProblemTexts;
  refused: ProblemTexts;
  locked: (minutes: number) => ProblemTexts;
  stale: { title: string; text: string; back: string };
}

interface ProblemTexts {
  title: string;
  text: string;
}

const en: SignInTexts = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  field: { show: 'Show', hide: 'Hide', showPassword: 'Show password', hidePassword: 'Hide password' },
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  createAccount: 'Create your account',
  payOnce: 'Only paying once?',
  payAsGuest: 'Pay without signing in',
  demo: 'This is a demo lender. You can look up every email and password.',
  demoLink: 'See the demo borrowers',
  error: 'Error',
  languages: 'Language',
  emailMissing: { title: 'Your email is missing', text: 'Enter your email' },
  passwordMissing: { title: 'Your password is missing', text: 'Enter your password' },
  refused: {
    title: 'You are not signed in',
    text: 'That email and password don’t match. Check both and try again.',
  },
  locked: (minutes) => ({
    title: 'Too many tries',
    text: `To protect this account, nobody can sign in to it right now. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. If it is your account, you can also use the link we emailed you.`,
  }),
  stale: {
    title: 'This sign-in has ended',
    text: 'This page was open too long, or you signed in somewhere else. Nothing was lost. Go to your loans and sign in again.',
    back: 'Go to your loans',
  },
};

const de: SignInTexts = {
  title: 'Anmelden',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  field: { show: 'Anzeigen', hide: 'Verbergen', showPassword: 'Passwort anzeigen', hidePassword: 'Passwort verbergen' },
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  createAccount: 'Ihr Konto anlegen',
  payOnce: 'Nur eine Zahlung?',
  payAsGuest: 'Ohne Anmeldung zahlen',
  demo: 'Dies ist ein Darlehensgeber zum Ausprobieren. Sie können alle E-Mail-Adressen und Passwörter nachsehen.',
  demoLink: 'Zu den Beispielkonten',
  error: 'Fehler',
  languages: 'Sprache',
  emailMissing: { title: 'Ihre E-Mail-Adresse fehlt', text: 'Geben Sie Ihre E-Mail-Adresse ein' },
  passwordMissing: { title: 'Ihr Passwort fehlt', text: 'Geben Sie Ihr Passwort ein' },
  refused: {
    title: 'Sie sind nicht angemeldet',
    text: 'Diese E-Mail-Adresse und dieses Passwort passen nicht zusammen. Prüfen Sie beide und versuchen Sie es noch einmal.',
  },
  locked: (minutes) => ({
    title: 'Zu viele Versuche',
    text: `Zum Schutz dieses Kontos kann sich gerade niemand anmelden. Versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} noch einmal. Wenn es Ihr Konto ist, können Sie auch den Link nutzen, den wir Ihnen per E-Mail gesendet haben.`,
  }),
  stale: {
    title: 'Diese Anmeldung ist beendet',
    text: 'Die Seite war zu lange offen, oder Sie haben sich inzwischen anderswo angemeldet. Es ging nichts verloren. Gehen Sie zu Ihren Darlehen und melden Sie sich noch einmal an.',
    back: 'Zu Ihren Darlehen',
  },
};

const es: SignInTexts = {
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
  locked: (minutes) => ({
    title: 'Demasiados intentos',
    text: `Para proteger esta cuenta, nadie puede iniciar sesión por ahora. Vuelva a intentarlo dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}. Si la cuenta es suya, también puede usar el enlace que le hemos enviado por correo electrónico.`,
  }),
  stale: {
    title: 'Este inicio de sesión ha terminado',
    text: 'La página ha estado abierta demasiado tiempo, o ha iniciado sesión en otro sitio. No se ha perdido nada. Vaya a sus préstamos e inicie sesión de nuevo.',
    back: 'Ir a sus préstamos',
  },
};

const esMX: SignInTexts = {
  ...es,
  forgot: '¿Olvidó su contraseña?',
  demo: 'Esta institución es de demostración. Puede consultar todos los correos electrónicos y contraseñas.',
  emailMissing: { title: 'Falta su correo electrónico', text: 'Ingrese su correo electrónico' },
  passwordMissing: { title: 'Falta su contraseña', text: 'Ingrese su contraseña' },
  refused: {
    title: 'No inició sesión',
    text: 'Ese correo electrónico y esa contraseña no coinciden. Revise ambos y vuelva a intentarlo.',
  },
  locked: (minutes) => ({
    title: 'Demasiados intentos',
    text: `Para proteger esta cuenta, nadie puede iniciar sesión por ahora. Vuelva a intentarlo en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}. Si la cuenta es suya, también puede usar la liga que le enviamos por correo.`,
  }),
  stale: {
    title: 'Este inicio de sesión terminó',
    text: 'La página estuvo abierta demasiado tiempo, o usted inició sesión en otro lugar. No se perdió nada. Vaya a sus préstamos e inicie sesión de nuevo.',
    back: 'Ir a sus préstamos',
  },
};

const fr: SignInTexts = {
  title: 'Se connecter',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  field: {
    show: 'Afficher',
    hide: 'Masquer',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
  },
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié ?',
  newHere: 'Première visite ?',
  createAccount: 'Créer votre compte',
  payOnce: 'Un seul paiement à faire ?',
  payAsGuest: 'Payer sans se connecter',
  demo: 'Ce prêteur sert de démonstration. Vous pouvez consulter toutes les adresses e-mail et tous les mots de passe.',
  demoLink: 'Voir les comptes de démonstration',
  error: 'Erreur',
  languages: 'Langue',
  emailMissing: { title: 'Votre adresse e-mail manque', text: 'Saisissez votre adresse e-mail' },
  passwordMissing: { title: 'Votre mot de passe manque', text: 'Saisissez votre mot de passe' },
  refused: {
    title: 'Vous n’êtes pas connecté',
    text: 'Cette adresse e-mail et ce mot de passe ne correspondent pas. Vérifiez les deux, puis réessayez.',
  },
  locked: (minutes) => ({
    title: 'Trop de tentatives',
    text: `Pour protéger ce compte, personne ne peut s’y connecter pour le moment. Réessayez dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Si ce compte est le vôtre, vous pouvez aussi utiliser le lien que nous vous avons envoyé par e-mail.`,
  }),
  stale: {
    title: 'Cette connexion est terminée',
    text: 'La page est restée ouverte trop longtemps, ou vous vous êtes connecté ailleurs depuis. Rien n’a été perdu. Allez à vos prêts et connectez-vous de nouveau.',
    back: 'Aller à vos prêts',
  },
};

const zhCN: SignInTexts = {
  title: '登录',
  email: '电子邮箱',
  password: '密码',
  field: { show: '显示', hide: '隐藏', showPassword: '显示密码', hidePassword: '隐藏密码' },
  submit: '登录',
  forgot: '忘记密码？',
  newHere: '首次使用？',
  createAccount: '创建您的账户',
  payOnce: '只付一次款？',
  payAsGuest: '不登录直接付款',
  demo: '这是演示用的贷款机构。您可以查看所有邮箱和密码。',
  demoLink: '查看演示账户',
  error: '错误',
  languages: '语言',
  emailMissing: { title: '缺少电子邮箱', text: '请输入您的电子邮箱' },
  passwordMissing: { title: '缺少密码', text: '请输入您的密码' },
  refused: { title: '您尚未登录', text: '电子邮箱与密码不匹配。请检查后重试。' },
  locked: (minutes) => ({
    title: '尝试次数过多',
    text: `为保护此账户，目前任何人都无法登录。请在 ${minutes} 分钟后重试。如果这是您的账户，您也可以使用我们通过电子邮件发送给您的链接。`,
  }),
  stale: {
    title: '此次登录已结束',
    text: '页面打开时间过长，或您已在其他地方登录。没有丢失任何内容。请前往您的贷款页面重新登录。',
    back: '前往您的贷款',
  },
};

export const signInTexts = (language: string): SignInTexts =>
  textsForLanguage({ en, de, es, 'es-MX': esMX, fr, 'zh-CN': zhCN } satisfies Record<Language, SignInTexts>, language);
