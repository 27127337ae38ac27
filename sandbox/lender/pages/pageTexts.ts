/** Texts around the content of every provider page, in six languages. */
import { textsForLanguage } from './languages.ts';

interface PageTexts {
  /** Text of the side panel on wide screens. */
  tagline: string;
  neverAsk: string;
  help: string;
  equalHousing: string;
}

const en: PageTexts = {
  tagline: 'See what you owe and pay your home loan',
  neverAsk: 'We never call, text or email you to ask for your password.',
  help: 'Need help? Call',
  equalHousing: 'Equal Housing Opportunity',
};

const de: PageTexts = {
  tagline: 'Sehen Sie, was fällig ist, und zahlen Sie Ihr Darlehen',
  neverAsk: 'Wir fragen Sie nie per Telefon, SMS oder E-Mail nach Ihrem Passwort.',
  help: 'Brauchen Sie Hilfe? Rufen Sie uns an:',
  equalHousing: 'Chancengleichheit beim Wohnen (Equal Housing Opportunity)',
};

const es: PageTexts = {
  tagline: 'Consulte cuánto debe y pague su préstamo hipotecario',
  neverAsk: 'Nunca le pedimos su contraseña por teléfono, mensaje de texto ni correo electrónico.',
  help: '¿Necesita ayuda? Llame al',
  equalHousing: 'Igualdad de oportunidades en la vivienda (Equal Housing Opportunity)',
};

const fr: PageTexts = {
  tagline: 'Consultez ce que vous devez et payez votre prêt immobilier',
  neverAsk: 'Nous ne vous demandons jamais votre mot de passe par téléphone, SMS ou e-mail.',
  help: 'Besoin d’aide ? Appelez le',
  equalHousing: 'Égalité d’accès au logement (Equal Housing Opportunity)',
};

const zhCN: PageTexts = {
  tagline: '查看应付金额，偿还您的住房贷款',
  neverAsk: '我们绝不会通过电话、短信或电子邮件索取您的密码。',
  help: '需要帮助？请致电',
  equalHousing: '公平住房机会 (Equal Housing Opportunity)',
};

export const pageTexts = (language: string): PageTexts =>
  textsForLanguage({ en, de, es, 'es-MX': es, fr, 'zh-CN': zhCN }, language);
