import { textsForLanguage } from '../../../lender/pages/languages.ts';

interface PasswordTexts {
  backToSignIn: string;
  signIn: string;
  createAccount: string;
  forgot: { title: string; lead: string; submit: string; problem: string };
  sent: {
    title: string;
    detail: (email: string) => string;
    detailAgain: (email: string) => string;
    next: string;
    missing: string;
    again: string;
  };
  choose: {
    title: string;
    detail: (email: string) => string;
    label: string;
    hint: string;
    submit: string;
    signsOut: string;
    problem: string;
  };
  changed: { title: string; text: string };
  dead: { title: string; text: string; again: string };
}

const en: PasswordTexts = {
  backToSignIn: 'Back to sign in',
  signIn: 'Sign in',
  createAccount: 'Create an account',
  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter your email. We’ll send you a link to choose a new password.',
    submit: 'Send the link',
    problem: 'We did not send a link',
  },
  sent: {
    title: 'Check your email',
    detail: (email) => `We sent an email to ${email}.`,
    detailAgain: (email) => `We sent another email to ${email}.`,
    next: 'Open the link in it to choose a new password. The link works once, for a limited time. If no account uses this address, the email says so.',
    missing: 'No email after a few minutes? Check your spam folder, or send it again.',
    again: 'Send again',
  },
  choose: {
    title: 'Choose a new password',
    detail: (email) => `This is for your account ${email}.`,
    label: 'New password',
    hint: 'At least 8 characters',
    submit: 'Save the new password',
    signsOut: 'You will be signed out on all your devices.',
    problem: 'Your password is unchanged',
  },
  changed: {
    title: 'Your password has been changed',
    text: 'You are signed out on all your devices. Sign in with your new password.',
  },
  dead: {
    title: 'This password link no longer works',
    text: 'It is too old, or it was already used. You can get a new one.',
    again: 'Get a new link',
  },
};

const de: PasswordTexts = {
  backToSignIn: 'Zurück zur Anmeldung',
  signIn: 'Anmelden',
  createAccount: 'Konto anlegen',
  forgot: {
    title: 'Passwort vergessen?',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link senden',
    problem: 'Wir haben keinen Link gesendet',
  },
  sent: {
    title: 'Sehen Sie in Ihr Postfach',
    detail: (email) => `Wir haben eine E-Mail an ${email} gesendet.`,
    detailAgain: (email) => `Wir haben noch eine E-Mail an ${email} gesendet.`,
    next: 'Öffnen Sie den Link darin, um ein neues Passwort zu wählen. Er gilt nur einmal und für begrenzte Zeit. Falls es zu dieser Adresse kein Konto gibt, steht das in der E-Mail.',
    missing: 'Nach einigen Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach, oder senden Sie sie noch einmal.',
    again: 'Noch einmal senden',
  },
  choose: {
    title: 'Neues Passwort wählen',
    detail: (email) => `Es gilt für Ihr Konto ${email}.`,
    label: 'Neues Passwort',
    hint: 'Mindestens 8 Zeichen',
    submit: 'Neues Passwort speichern',
    signsOut: 'Sie werden auf allen Ihren Geräten abgemeldet.',
    problem: 'Ihr Passwort ist unverändert',
  },
  changed: {
    title: 'Ihr Passwort wurde geändert',
    text: 'Sie sind auf allen Ihren Geräten abgemeldet. Melden Sie sich mit Ihrem neuen Passwort an.',
  },
  dead: {
    title: 'Dieser Passwort-Link gilt nicht mehr',
    text: 'Er ist zu alt oder wurde schon verwendet. Sie können einen neuen anfordern.',
    again: 'Neuen Link anfordern',
  },
};

const es: PasswordTexts = {
  backToSignIn: 'Volver a iniciar sesión',
  signIn: 'Iniciar sesión',
  createAccount: 'Crear una cuenta',
  forgot: {
    title: '¿Ha olvidado su contraseña?',
    lead: 'Escriba su correo electrónico. Le enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    problem: 'No hemos enviado ningún enlace',
  },
  sent: {
    title: 'Revise su correo',
    detail: (email) => `Hemos enviado un correo a ${email}.`,
    detailAgain: (email) => `Hemos enviado otro correo a ${email}.`,
    next: 'Abra el enlace que contiene para elegir una contraseña nueva. Solo funciona una vez y por tiempo limitado. Si ninguna cuenta usa esta dirección, el correo lo indica.',
    missing: '¿No ha llegado nada en unos minutos? Mire en la carpeta de correo no deseado o envíelo otra vez.',
    again: 'Enviar otra vez',
  },
  choose: {
    title: 'Elija una contraseña nueva',
    detail: (email) => `Es para su cuenta ${email}.`,
    label: 'Contraseña nueva',
    hint: 'Al menos 8 caracteres',
    submit: 'Guardar la contraseña nueva',
    signsOut: 'Se cerrará su sesión en todos sus dispositivos.',
    problem: 'Su contraseña no ha cambiado',
  },
  changed: {
    title: 'Su contraseña ha cambiado',
    text: 'Se ha cerrado su sesión en todos sus dispositivos. Inicie sesión con su contraseña nueva.',
  },
  dead: {
    title: 'Este enlace de contraseña ya no funciona',
    text: 'Es demasiado antiguo o ya se ha usado. Puede pedir que le enviemos otro.',
    again: 'Pedir otro enlace',
  },
};

const esMX: PasswordTexts = {
  ...es,
  backToSignIn: 'Regresar a iniciar sesión',
  forgot: {
    title: '¿Olvidó su contraseña?',
    lead: 'Ingrese su correo electrónico. Le enviaremos una liga para elegir una contraseña nueva.',
    submit: 'Enviar la liga',
    problem: 'No enviamos ninguna liga',
  },
  sent: {
    title: 'Revise su correo',
    detail: (email) => `Enviamos un correo a ${email}.`,
    detailAgain: (email) => `Enviamos otro correo a ${email}.`,
    next: 'Abra la liga que contiene para elegir una contraseña nueva. Funciona una sola vez y por tiempo limitado. Si ninguna cuenta usa esta dirección, el correo lo indica.',
    missing: '¿No llegó nada en unos minutos? Busque en la carpeta de correo no deseado o envíelo otra vez.',
    again: 'Enviar otra vez',
  },
  choose: { ...es.choose, problem: 'Su contraseña no cambió' },
  changed: {
    title: 'Su contraseña cambió',
    text: 'Se cerró su sesión en todos sus dispositivos. Inicie sesión con su contraseña nueva.',
  },
  dead: {
    title: 'Esta liga de contraseña ya no funciona',
    text: 'Es demasiado antigua o ya se usó. Puede pedir que le enviemos otra.',
    again: 'Pedir otra liga',
  },
};

const fr: PasswordTexts = {
  backToSignIn: 'Revenir à la connexion',
  signIn: 'Se connecter',
  createAccount: 'Créer un compte',
  forgot: {
    title: 'Mot de passe oublié ?',
    lead: 'Saisissez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    problem: 'Nous n’avons pas envoyé de lien',
  },
  sent: {
    title: 'Consultez votre messagerie',
    detail: (email) => `Nous avons envoyé un e-mail à ${email}.`,
    detailAgain: (email) => `Nous avons envoyé un autre e-mail à ${email}.`,
    next: 'Ouvrez le lien qu’il contient pour choisir un nouveau mot de passe. Il fonctionne une seule fois et pour une durée limitée. Si aucun compte n’utilise cette adresse, l’e-mail le dit.',
    missing: 'Rien après quelques minutes ? Regardez dans vos courriers indésirables, ou renvoyez l’e-mail.',
    again: 'Renvoyer',
  },
  choose: {
    title: 'Choisissez un nouveau mot de passe',
    detail: (email) => `Il servira pour votre compte ${email}.`,
    label: 'Nouveau mot de passe',
    hint: 'Au moins 8 caractères',
    submit: 'Enregistrer le nouveau mot de passe',
    signsOut: 'Vous serez déconnecté de tous vos appareils.',
    problem: 'Votre mot de passe n’a pas changé',
  },
  changed: {
    title: 'Votre mot de passe a été changé',
    text: 'Vous êtes déconnecté de tous vos appareils. Connectez-vous avec votre nouveau mot de passe.',
  },
  dead: {
    title: 'Ce lien de mot de passe ne fonctionne plus',
    text: 'Il est trop ancien ou a déjà été utilisé. Vous pouvez en demander un nouveau.',
    again: 'Demander un nouveau lien',
  },
};

const zhCN: PasswordTexts = {
  backToSignIn: '返回登录',
  signIn: '登录',
  createAccount: '创建账户',
  forgot: {
    title: '忘记密码？',
    lead: '请输入您的电子邮箱。我们会向您发送链接，用于设置新密码。',
    submit: '发送链接',
    problem: '未发送链接',
  },
  sent: {
    title: '请查收邮件',
    detail: (email) => `我们已向 ${email} 发送邮件。`,
    detailAgain: (email) => `我们已再次向 ${email} 发送邮件。`,
    next: '请打开邮件中的链接设置新密码。链接仅可使用一次，且有时间限制。如果该邮箱没有账户，邮件中会说明。',
    missing: '几分钟后仍未收到？请查看垃圾邮件文件夹，或重新发送。',
    again: '重新发送',
  },
  choose: {
    title: '设置新密码',
    detail: (email) => `用于您的账户 ${email}。`,
    label: '新密码',
    hint: '至少 8 个字符',
    submit: '保存新密码',
    signsOut: '您将在所有设备上退出登录。',
    problem: '您的密码未更改',
  },
  changed: { title: '您的密码已更改', text: '您已在所有设备上退出登录。请使用新密码登录。' },
  dead: { title: '此密码链接已失效', text: '链接已过期或已使用。您可以获取新的链接。', again: '获取新链接' },
};

export const passwordTexts = (language: string): PasswordTexts =>
  textsForLanguage({ en, de, es, 'es-MX': esMX, fr, 'zh-CN': zhCN }, language);
