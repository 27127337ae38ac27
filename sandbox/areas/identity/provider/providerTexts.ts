import { textsForLanguage } from '../../../lender/pages/languages.ts';

interface ProviderTexts {
  signingOut: { title: string; text: string };
  askSignOut: { title: string; text: string };
  signOut: string;
  stay: string;
  signedOut: { title: string; text: string };
  failed: { title: string; text: string };
  back: string;
  /** Precedes the provider's error message, which is in English. */
  support: string;
}

const en: ProviderTexts = {
  signingOut: { title: 'Signing you out', text: 'If this page stays open, select “Sign out.”' },
  askSignOut: { title: 'Do you want to sign out?', text: 'To sign in again, you will need your email and password.' },
  signOut: 'Sign out',
  stay: 'Stay signed in',
  signedOut: { title: 'You are signed out', text: 'You can close this page.' },
  failed: {
    title: 'We can’t sign you in from this page',
    text: 'Something was wrong with the address that brought you here. Nothing about your account or your loans has changed. Go to your loans and sign in again.',
  },
  back: 'Go to your loans',
  support: 'If you call us, read us this:',
};

const de: ProviderTexts = {
  signingOut: { title: 'Sie werden abgemeldet', text: 'Wenn diese Seite offen bleibt, wählen Sie „Abmelden“.' },
  askSignOut: {
    title: 'Möchten Sie sich abmelden?',
    text: 'Um sich wieder anzumelden, brauchen Sie Ihre E-Mail-Adresse und Ihr Passwort.',
  },
  signOut: 'Abmelden',
  stay: 'Angemeldet bleiben',
  signedOut: { title: 'Sie sind abgemeldet', text: 'Sie können diese Seite schließen.' },
  failed: {
    title: 'Von dieser Seite aus können wir Sie nicht anmelden',
    text: 'Mit der Adresse, die Sie hierher geführt hat, stimmte etwas nicht. An Ihrem Konto und Ihren Darlehen hat sich nichts geändert. Gehen Sie zu Ihren Darlehen und melden Sie sich noch einmal an.',
  },
  back: 'Zu Ihren Darlehen',
  support: 'Wenn Sie uns anrufen, lesen Sie uns dies vor:',
};

const es: ProviderTexts = {
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
};

const esMX: ProviderTexts = {
  ...es,
  signedOut: { title: 'Cerró su sesión', text: 'Puede cerrar esta página.' },
  failed: {
    title: 'No podemos iniciar su sesión desde esta página',
    text: 'Había un error en la dirección que lo trajo aquí. Nada cambió en su cuenta ni en sus préstamos. Vaya a sus préstamos e inicie sesión de nuevo.',
  },
};

const fr: ProviderTexts = {
  signingOut: { title: 'Déconnexion en cours', text: 'Si cette page reste ouverte, choisissez « Se déconnecter ».' },
  askSignOut: {
    title: 'Voulez-vous vous déconnecter ?',
    text: 'Pour vous reconnecter, il vous faudra votre adresse e-mail et votre mot de passe.',
  },
  signOut: 'Se déconnecter',
  stay: 'Rester connecté',
  signedOut: { title: 'Vous êtes déconnecté', text: 'Vous pouvez fermer cette page.' },
  failed: {
    title: 'Impossible de vous connecter depuis cette page',
    text: 'L’adresse qui vous a conduit ici comportait une erreur. Rien n’a changé dans votre compte ni dans vos prêts. Allez à vos prêts et connectez-vous de nouveau.',
  },
  back: 'Aller à vos prêts',
  support: 'Si vous nous appelez, lisez-nous ceci :',
};

const zhCN: ProviderTexts = {
  signingOut: { title: '正在退出登录', text: '如果此页面没有关闭，请选择“退出登录”。' },
  askSignOut: { title: '您要退出登录吗？', text: '再次登录时，您需要输入电子邮箱和密码。' },
  signOut: '退出登录',
  stay: '保持登录',
  signedOut: { title: '您已退出登录', text: '您可以关闭此页面。' },
  failed: {
    title: '无法从此页面登录',
    text: '将您带到此处的地址有误。您的账户和贷款没有任何变化。请前往您的贷款页面重新登录。',
  },
  back: '前往您的贷款',
  support: '如果您致电我们，请读出以下内容：',
};

export const providerTexts = (language: string): ProviderTexts =>
  textsForLanguage({ en, de, es, 'es-MX': esMX, fr, 'zh-CN': zhCN }, language);
