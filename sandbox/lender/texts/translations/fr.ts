import type { Translation } from './en.ts';

/** The texts in French. */
export const fr: Translation = {
  page: {
    tagline: 'Consultez ce que vous devez et payez votre prêt immobilier',
    neverAsk: 'Nous ne vous demandons jamais votre mot de passe par téléphone, SMS ou e-mail.',
    help: 'Besoin d’aide ? Appelez le',
    equalHousing: 'Égalité d’accès au logement (Equal Housing Opportunity)',
  },
  signIn: {
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
    locked: {
      title: 'Trop de tentatives',
      text: 'Pour protéger ce compte, personne ne peut s’y connecter pour le moment. Réessayez dans {minutes, plural, one {# minute} other {# minutes}}. Si ce compte est le vôtre, vous pouvez aussi utiliser le lien que nous vous avons envoyé par e-mail.',
    },
    stale: {
      title: 'Cette connexion est terminée',
      text: 'La page est restée ouverte trop longtemps, ou vous vous êtes connecté ailleurs depuis. Rien n’a été perdu. Allez à vos prêts et connectez-vous de nouveau.',
      back: 'Aller à vos prêts',
    },
  },
  signUp: {
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
    page: {
      title: 'Créez votre compte',
      detail: 'Vous êtes sur le point de créer un compte chez {brand} pour {email}.',
      button: 'Créer mon compte',
      notYou: 'Si vous n’avez pas demandé ce compte, fermez cette page. Aucun compte n’a été créé.',
    },
  },
  password: {
    backToSignIn: 'Revenir à la connexion',
    signIn: 'Se connecter',
    forgot: {
      title: 'Mot de passe oublié ?',
      lead: 'Saisissez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
      submit: 'Envoyer le lien',
      problem: 'Nous n’avons pas envoyé de lien',
    },
    sent: {
      title: 'Consultez votre messagerie',
      detail: 'Nous avons envoyé un e-mail à {email}.',
      detailAgain: 'Nous avons envoyé un autre e-mail à {email}.',
      next: 'Ouvrez le lien qu’il contient pour choisir un nouveau mot de passe. Il fonctionne une seule fois et pour une durée limitée. Si aucun compte n’utilise cette adresse, l’e-mail le dit.',
      missing: 'Rien après quelques minutes ? Regardez dans vos courriers indésirables, ou renvoyez l’e-mail.',
      again: 'Renvoyer',
    },
    choose: {
      title: 'Choisissez un nouveau mot de passe',
      detail: 'Il servira pour votre compte {email}.',
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
  },
  unlock: {
    title: 'Débloquez votre compte',
    detail:
      'Vous pourrez ensuite vous connecter avec {email} dans ce navigateur, même si quelqu’un d’autre continue d’essayer des mots de passe.',
    button: 'Débloquer mon compte',
    signIn: 'Se connecter',
    done: { title: 'Votre compte est débloqué', text: 'Vous pouvez vous connecter maintenant.' },
    dead: {
      title: 'Ce lien de déblocage ne fonctionne plus',
      text: 'Il est trop ancien ou a déjà été utilisé. Essayez de vous connecter ou attendez la fin du blocage.',
    },
  },
  provider: {
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
  },
  mails: {
    everyMail: {
      opens: 'Le lien ouvre {host}.',
      neverAsk:
        'Nous ne demandons jamais par e-mail votre mot de passe, votre numéro de sécurité sociale ou le numéro complet de votre carte.',
      questions: 'Des questions ? Appelez le {phone}, {hours}, ou écrivez à {email}.',
      questionsWithoutHours: 'Des questions ? Appelez le {phone}, ou écrivez à {email}.',
      equalHousing: 'Égalité d’accès au logement (Equal Housing Opportunity).',
    },
    newAccount: {
      subject: 'Confirmez votre adresse e-mail pour {brand}',
      heading: 'Créez votre compte',
      before: ['Vous avez presque terminé. Ouvrez ce lien pour créer votre compte :'],
      button: 'Créer mon compte',
      after: [
        'Le lien fonctionne une seule fois, pendant les {hours} prochaines heures.',
        'Si vous n’avez pas demandé de compte chez {brand}, ignorez cet e-mail. Sans ce lien, aucun compte n’est créé.',
      ],
      reason: 'Vous recevez ce message parce que quelqu’un a demandé un compte avec cette adresse.',
    },
    knownAccount: {
      subject: 'Vous avez déjà un compte chez {brand}',
      heading: 'Vous avez déjà un compte',
      before: [
        'Quelqu’un, peut-être vous, a essayé de créer un compte avec cette adresse e-mail. Vous en avez déjà un et pouvez vous connecter :',
      ],
      button: 'Se connecter',
      after: ['Si ce n’était pas vous, vous n’avez rien à faire. Votre compte et votre mot de passe n’ont pas changé.'],
      reason: 'Vous recevez ce message parce que quelqu’un a demandé un compte avec cette adresse.',
    },
    newPassword: {
      subject: 'Choisissez un nouveau mot de passe pour {brand}',
      heading: 'Choisissez un nouveau mot de passe',
      before: ['Quelqu’un, peut-être vous, a demandé un nouveau mot de passe pour votre compte. Ce lien permet de le choisir :'],
      button: 'Choisissez un nouveau mot de passe',
      after: [
        'Le lien fonctionne une seule fois, pendant les {minutes} prochaines minutes.',
        'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe n’a pas changé.',
      ],
      reason: 'Vous recevez ce message parce que quelqu’un a demandé un nouveau mot de passe avec cette adresse.',
    },
    noAccount: {
      subject: 'Aucun compte chez {brand} avec cette adresse',
      heading: 'Aucun compte avec cette adresse',
      before: [
        'Quelqu’un, peut-être vous, a demandé un nouveau mot de passe, mais cette adresse n’a pas de compte. Vous vous êtes peut-être inscrit avec une autre.',
      ],
      button: 'Créer un compte',
      after: ['Si ce n’était pas vous, vous n’avez rien à faire.'],
      reason: 'Vous recevez ce message parce que quelqu’un a demandé un nouveau mot de passe avec cette adresse.',
    },
    passwordChanged: {
      subject: 'Votre mot de passe chez {brand} a été changé',
      heading: 'Votre mot de passe a été changé',
      before: ['Le mot de passe de votre compte vient d’être changé, et vous avez été déconnecté de tous vos appareils.'],
      button: 'Se connecter',
      after: [
        'Si ce n’était pas vous, choisissez tout de suite « Mot de passe oublié ? » sur la page de connexion et appelez-nous.',
      ],
      reason: 'Vous recevez ce message parce que le mot de passe de votre compte a été changé.',
    },
    unlock: {
      subject: 'Trop de tentatives de connexion chez {brand}',
      heading: 'Trop de tentatives de connexion',
      before: [
        'Un mot de passe erroné a été saisi trop de fois pour votre compte. Pour le protéger, personne ne peut s’y connecter pendant {lockMinutes} minutes. Pour vous connecter avant, utilisez ce lien :',
      ],
      button: 'Débloquer mon compte',
      after: [
        'Le lien fonctionne une seule fois, pendant les {linkHours} prochaines heures.',
        'Si ce n’était pas vous, vous n’avez rien à faire. Personne n’est entré dans votre compte.',
      ],
      reason: 'Vous recevez ce message à cause de tentatives de connexion échouées à votre compte.',
    },
  },
};
