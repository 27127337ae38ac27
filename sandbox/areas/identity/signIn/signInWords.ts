/** What the sign-in page says, in the six languages of these pages. */
import { inLanguage, type Language } from '../pages/languages.ts';
import type { PasswordFieldWords } from '../pages/PasswordField.tsx';

export interface SignInWords {
  title: string;
  lead: string;
  email: string;
  password: string;
  field: PasswordFieldWords;
  submit: string;
  forgot: string;
  newHere: string;
  createAccount: string;
  demo: string;
  demoLink: string;
  /** Before the title of a page with a problem, in the browser's tab. */
  error: string;
  languages: string;
  emailMissing: ProblemWords;
  passwordMissing: ProblemWords;
  refused: ProblemWords;
  locked: (minutes: number) => ProblemWords;
  stale: { title: string; text: string; back: string };
}

interface ProblemWords {
  title: string;
  text: string;
}

const en: SignInWords = {
  title: 'Sign in',
  lead: 'See your loans, pay, and manage how you pay.',
  email: 'Email',
  password: 'Password',
  field: { show: 'Show', hide: 'Hide', showPassword: 'Show password', hidePassword: 'Hide password' },
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  createAccount: 'Create an account',
  demo: 'This is a demo lender, so every email and password is listed for you.',
  demoLink: 'See the demo borrowers',
  error: 'Error',
  languages: 'Language',
  emailMissing: { title: 'Your email is missing', text: 'Enter your email' },
  passwordMissing: { title: 'Your password is missing', text: 'Enter your password' },
  refused: {
    title: 'You are not signed in',
    text: 'That email and password do not belong together. Check both and try again.',
  },
  locked: (minutes) => ({
    title: 'Too many tries',
    text: `To keep this account safe, nobody can sign in to it for now. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. If it is your account, you can also use the link that we sent you by email.`,
  }),
  stale: {
    title: 'This sign-in has ended',
    text: 'The page was open too long, or you have signed in somewhere else since. Nothing was lost. Go back to the portal and sign in again.',
    back: 'Go back to the portal',
  },
};

const de: SignInWords = {
  title: 'Anmelden',
  lead: 'Sehen Sie Ihre Darlehen, zahlen Sie und verwalten Sie Ihre Zahlungsarten.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  field: { show: 'Anzeigen', hide: 'Verbergen', showPassword: 'Passwort anzeigen', hidePassword: 'Passwort verbergen' },
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  createAccount: 'Konto anlegen',
  demo: 'Dies ist ein Darlehensgeber zum Ausprobieren. Alle Adressen und Passwörter sind für Sie aufgelistet.',
  demoLink: 'Zu den Beispielkonten',
  error: 'Fehler',
  languages: 'Sprache',
  emailMissing: { title: 'Ihre E-Mail-Adresse fehlt', text: 'Geben Sie Ihre E-Mail-Adresse ein' },
  passwordMissing: { title: 'Ihr Passwort fehlt', text: 'Geben Sie Ihr Passwort ein' },
  refused: {
    title: 'Sie sind nicht angemeldet',
    text: 'Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen. Prüfen Sie beide und versuchen Sie es noch einmal.',
  },
  locked: (minutes) => ({
    title: 'Zu viele Versuche',
    text: `Zum Schutz dieses Kontos kann sich im Moment niemand anmelden. Versuchen Sie es in ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} noch einmal. Wenn es Ihr Konto ist, können Sie auch den Link nutzen, den wir Ihnen per E-Mail gesendet haben.`,
  }),
  stale: {
    title: 'Diese Anmeldung ist beendet',
    text: 'Die Seite war zu lange offen, oder Sie haben sich inzwischen anderswo angemeldet. Es ging nichts verloren. Gehen Sie zurück zum Portal und melden Sie sich noch einmal an.',
    back: 'Zurück zum Portal',
  },
};

const es: SignInWords = {
  title: 'Iniciar sesión',
  lead: 'Consulte sus préstamos, pague y gestione sus formas de pago.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  field: { show: 'Mostrar', hide: 'Ocultar', showPassword: 'Mostrar la contraseña', hidePassword: 'Ocultar la contraseña' },
  submit: 'Iniciar sesión',
  forgot: '¿Ha olvidado su contraseña?',
  newHere: '¿Es su primera vez aquí?',
  createAccount: 'Crear una cuenta',
  demo: 'Esta entidad es de demostración, así que puede ver todas las direcciones y contraseñas.',
  demoLink: 'Ver las cuentas de demostración',
  error: 'Error',
  languages: 'Idioma',
  emailMissing: { title: 'Falta su correo electrónico', text: 'Escriba su correo electrónico' },
  passwordMissing: { title: 'Falta su contraseña', text: 'Escriba su contraseña' },
  refused: {
    title: 'No ha iniciado sesión',
    text: 'Ese correo electrónico y esa contraseña no se corresponden. Compruebe ambos y vuelva a intentarlo.',
  },
  locked: (minutes) => ({
    title: 'Demasiados intentos',
    text: `Para proteger esta cuenta, nadie puede iniciar sesión por ahora. Vuelva a intentarlo dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}. Si la cuenta es suya, también puede usar el enlace que le hemos enviado por correo electrónico.`,
  }),
  stale: {
    title: 'Este inicio de sesión ha terminado',
    text: 'La página ha estado abierta demasiado tiempo, o ha iniciado sesión en otro sitio. No se ha perdido nada. Vuelva al portal e inicie sesión de nuevo.',
    back: 'Volver al portal',
  },
};

const esMX: SignInWords = {
  ...es,
  lead: 'Consulte sus préstamos, pague y administre sus formas de pago.',
  forgot: '¿Olvidó su contraseña?',
  demo: 'Esta institución es de demostración, así que puede ver todas las direcciones y contraseñas.',
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
    text: 'La página estuvo abierta demasiado tiempo, o usted inició sesión en otro lugar. No se perdió nada. Regrese al portal e inicie sesión de nuevo.',
    back: 'Regresar al portal',
  },
};

const fr: SignInWords = {
  title: 'Se connecter',
  lead: 'Consultez vos prêts, payez et gérez vos moyens de paiement.',
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
  createAccount: 'Créer un compte',
  demo: 'Ce prêteur sert de démonstration : toutes les adresses et tous les mots de passe vous sont indiqués.',
  demoLink: 'Voir les comptes de démonstration',
  error: 'Erreur',
  languages: 'Langue',
  emailMissing: { title: 'Votre adresse e-mail manque', text: 'Saisissez votre adresse e-mail' },
  passwordMissing: { title: 'Votre mot de passe manque', text: 'Saisissez votre mot de passe' },
  refused: {
    title: 'Vous n’êtes pas connecté',
    text: 'Cette adresse e-mail et ce mot de passe ne vont pas ensemble. Vérifiez les deux, puis réessayez.',
  },
  locked: (minutes) => ({
    title: 'Trop de tentatives',
    text: `Pour protéger ce compte, personne ne peut s’y connecter pour le moment. Réessayez dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Si ce compte est le vôtre, vous pouvez aussi utiliser le lien que nous vous avons envoyé par e-mail.`,
  }),
  stale: {
    title: 'Cette connexion est terminée',
    text: 'La page est restée ouverte trop longtemps, ou vous vous êtes connecté ailleurs depuis. Rien n’a été perdu. Revenez au portail et connectez-vous à nouveau.',
    back: 'Revenir au portail',
  },
};

const zhCN: SignInWords = {
  title: '登录',
  lead: '查看您的贷款，付款，并管理付款方式。',
  email: '电子邮箱',
  password: '密码',
  field: { show: '显示', hide: '隐藏', showPassword: '显示密码', hidePassword: '隐藏密码' },
  submit: '登录',
  forgot: '忘记密码？',
  newHere: '首次使用？',
  createAccount: '创建账户',
  demo: '这是演示用的贷款机构，所有邮箱和密码均已列出。',
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
    text: '页面打开时间过长，或您已在其他地方登录。没有丢失任何内容。请返回门户网站重新登录。',
    back: '返回门户网站',
  },
};

export const signInWords = (language: string): SignInWords =>
  inLanguage({ en, de, es, 'es-MX': esMX, fr, 'zh-CN': zhCN } satisfies Record<Language, SignInWords>, language);
