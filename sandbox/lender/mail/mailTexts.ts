/** Texts that appear in every mail, in the reader's language. */
import type { Letterhead } from '../../base/settings/letterhead.ts';

interface MailTexts {
  /** Names the host of the link, so that a reader can recognize a forged one. */
  opens: (host: string) => string;
  neverAsk: string;
  questions: (support: Pick<Letterhead, 'phone' | 'hours' | 'email'>) => string;
  equalHousing: string;
}

/** Leaves out the support hours when they have not been translated. */
const phoneWithHours = (phone: string, hours: string): string => (hours === '' ? phone : `${phone}, ${hours}`);

const en: MailTexts = {
  opens: (host) => `The link opens ${host}.`,
  neverAsk: 'We never ask for your password, your Social Security number or your full card number by email.',
  questions: ({ phone, hours, email }) => `Questions? Call ${phoneWithHours(phone, hours)}, or write to ${email}.`,
  equalHousing: 'Equal Housing Opportunity.',
};

const de: MailTexts = {
  opens: (host) => `Der Link öffnet ${host}.`,
  neverAsk:
    'Wir fragen nie per E-Mail nach Ihrem Passwort, Ihrer Sozialversicherungsnummer oder Ihrer vollständigen Kartennummer.',
  questions: ({ phone, hours, email }) =>
    `Fragen? Rufen Sie uns an: ${phoneWithHours(phone, hours)}, oder schreiben Sie an ${email}.`,
  equalHousing: 'Chancengleichheit beim Wohnen (Equal Housing Opportunity).',
};

const es: MailTexts = {
  opens: (host) => `El enlace abre ${host}.`,
  neverAsk:
    'Nunca le pedimos por correo electrónico su contraseña, su número de Seguro Social ni el número completo de su tarjeta.',
  questions: ({ phone, hours, email }) => `¿Tiene preguntas? Llame al ${phoneWithHours(phone, hours)}, o escriba a ${email}.`,
  equalHousing: 'Igualdad de oportunidades en la vivienda (Equal Housing Opportunity).',
};

const esMX: MailTexts = {
  ...es,
  opens: (host) => `La liga abre ${host}.`,
};

const fr: MailTexts = {
  opens: (host) => `Le lien ouvre ${host}.`,
  neverAsk:
    'Nous ne demandons jamais par e-mail votre mot de passe, votre numéro de sécurité sociale ou le numéro complet de votre carte.',
  questions: ({ phone, hours, email }) => `Des questions ? Appelez le ${phoneWithHours(phone, hours)}, ou écrivez à ${email}.`,
  equalHousing: 'Égalité d’accès au logement (Equal Housing Opportunity).',
};

const zhCN: MailTexts = {
  opens: (host) => `链接将打开 ${host}。`,
  neverAsk: '我们绝不会通过电子邮件索取您的密码、社会安全号码或完整卡号。',
  questions: ({ phone, hours, email }) =>
    `如有疑问，请致电 ${hours === '' ? phone : `${phone}（${hours}）`}，或发送邮件至 ${email}。`,
  equalHousing: '公平住房机会 (Equal Housing Opportunity)。',
};

const TEXTS: Readonly<Record<string, MailTexts>> = { en, de, es, 'es-MX': esMX, fr, 'zh-CN': zhCN };

/** Returns the texts in the given language, or in English when there is no translation. */
export const mailTexts = (language: string): MailTexts => (Object.hasOwn(TEXTS, language) ? TEXTS[language] : undefined) ?? en;
