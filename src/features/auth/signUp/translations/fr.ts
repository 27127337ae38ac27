import { defineMessages } from 'react-intl';

/** French, formal address. */
export const translation = defineMessages({
  'auth.signUp.title': { defaultMessage: 'Créez votre compte' },
  'auth.signUp.lead': { defaultMessage: 'Consultez vos prêts, payez en ligne et gérez vos moyens de paiement.' },
  'auth.signUp.language': { defaultMessage: 'Langue' },
  'auth.signUp.languageFailed': {
    defaultMessage:
      'Nous n’avons pas pu charger cette langue. Ce que vous avez saisi est toujours là. Choisissez de nouveau la langue pour réessayer.',
  },
  'auth.signUp.restInEnglish': {
    defaultMessage: 'Cette page est en français. Après la connexion, tout est en anglais.',
  },
  'auth.signUp.name': { defaultMessage: 'Nom' },
  'auth.signUp.email': { defaultMessage: 'Adresse e-mail' },
  'auth.signUp.emailHelp': { defaultMessage: 'Nous vous enverrons un lien à cette adresse.' },
  'auth.signUp.password': { defaultMessage: 'Mot de passe' },
  'auth.signUp.passwordCheck': { defaultMessage: 'Confirmez le mot de passe' },
  'auth.signUp.ruleLength': { defaultMessage: 'Au moins 8 caractères' },
  'auth.signUp.ruleMatch': { defaultMessage: 'Les deux mots de passe sont identiques' },
  'auth.signUp.ruleMet': { defaultMessage: 'Respecté' },
  'auth.signUp.ruleOpen': { defaultMessage: 'Pas encore' },
  'auth.signUp.promotional': {
    defaultMessage: 'Je souhaite recevoir des offres par e-mail. Je peux y mettre fin à tout moment.',
  },
  'auth.signUp.submit': { defaultMessage: 'Créer un compte' },
  'auth.signUp.submitting': { defaultMessage: 'Envoi en cours…' },
  'auth.signUp.haveAccount': { defaultMessage: 'Vous avez déjà un compte ?' },
  'auth.signUp.signIn': { defaultMessage: 'Se connecter' },
  'auth.signUp.nameRequired': { defaultMessage: 'Saisissez votre nom' },
  'auth.signUp.nameTooLong': { defaultMessage: 'Saisissez un nom de moins de 128 caractères' },
  'auth.signUp.emailRequired': { defaultMessage: 'Saisissez votre adresse e-mail' },
  'auth.signUp.emailInvalid': { defaultMessage: 'Saisissez une adresse e-mail comme nom@example.com' },
  'auth.signUp.passwordRequired': { defaultMessage: 'Choisissez un mot de passe' },
  'auth.signUp.passwordTooShort': { defaultMessage: 'Choisissez un mot de passe d’au moins 8 caractères' },
  'auth.signUp.passwordTooLong': { defaultMessage: 'Choisissez un mot de passe de 1 024 caractères au maximum' },
  'auth.signUp.passwordCheckRequired': { defaultMessage: 'Saisissez de nouveau votre mot de passe' },
  'auth.signUp.passwordMismatch': { defaultMessage: 'Les deux mots de passe ne sont pas identiques' },
  'auth.signUp.sentTitle': { defaultMessage: 'Consultez votre messagerie' },
  'auth.signUp.sentTo': { defaultMessage: 'Nous avons envoyé un e-mail à {email}.' },
  'auth.signUp.sentNext': {
    defaultMessage:
      'Ouvrez le lien qu’il contient pour créer votre compte. Il fonctionne une seule fois et pour une durée limitée. Si vous avez déjà un compte, l’e-mail le dit.',
  },
  'auth.signUp.sentMissing': {
    defaultMessage:
      'Rien après quelques minutes ? Regardez dans vos courriers indésirables, ou revenez en arrière et vérifiez l’adresse.',
  },
  'auth.signUp.sendAgain': { defaultMessage: 'Renvoyer' },
  'auth.signUp.sentAgain': { defaultMessage: 'Nous l’avons renvoyé.' },
  'auth.signUp.sendAgainFailed': { defaultMessage: 'Nous n’avons pas pu le renvoyer.' },
  'auth.signUp.unclear': {
    defaultMessage: 'Nous n’avons pas pu savoir si cela nous est parvenu. Renvoyez-le : cela ne pose aucun problème.',
  },
  'auth.signUp.sentBack': { defaultMessage: 'Retour au formulaire' },
  'auth.signUp.createdTitle': { defaultMessage: 'Votre compte a été créé' },
  'auth.signUp.createdNext': { defaultMessage: 'Connectez-vous avec votre adresse e-mail et votre mot de passe.' },
  'auth.signUp.usedTitle': { defaultMessage: 'Ce lien a déjà été utilisé' },
  'auth.signUp.usedNext': {
    defaultMessage:
      'Si vous avez créé votre compte, vous pouvez vous connecter. Sinon, inscrivez-vous de nouveau pour recevoir un autre lien.',
  },
  'auth.signUp.expiredTitle': { defaultMessage: 'Ce lien ne fonctionne plus' },
  'auth.signUp.expiredNext': {
    defaultMessage:
      'Il est trop ancien ou incomplet. Si vous avez déjà un compte, connectez-vous. Sinon, inscrivez-vous de nouveau pour recevoir un autre lien.',
  },
  'auth.signUp.again': { defaultMessage: 'S’inscrire de nouveau' },
  'auth.signUp.elsewhere': {
    defaultMessage: 'Vous créez votre compte sur la page sécurisée de notre service de connexion. Ensuite, vous revenez ici.',
  },
  'auth.signUp.goElsewhere': { defaultMessage: 'Continuer vers cette page' },
  'auth.signUp.elsewhereFailed': {
    defaultMessage:
      'Nous n’avons pas pu ouvrir la page du service de connexion. Rien n’a été perdu. Veuillez réessayer dans un instant.',
  },
  'forms.email.didYouMean': { defaultMessage: 'Vouliez-vous dire {address} ?' },
  'forms.email.useIt': { defaultMessage: 'Utiliser cette adresse' },
  'forms.optional': { defaultMessage: '(facultatif)' },
  'forms.choose': { defaultMessage: 'Choisissez' },
  'forms.show': { defaultMessage: 'Afficher' },
  'forms.hide': { defaultMessage: 'Masquer' },
  'forms.failed': { defaultMessage: 'L’envoi n’a pas abouti' },
  'forms.refused': { defaultMessage: 'Rien n’a été enregistré ni envoyé' },
  'forms.unclear': { defaultMessage: 'Nous ne savons pas encore si l’envoi est arrivé' },
  'forms.earlier': { defaultMessage: 'Le premier envoi est bien arrivé' },
  'forms.failedUnexpectedly': {
    defaultMessage: 'Un problème est survenu de notre côté. Ce que vous avez saisi est toujours là ; veuillez réessayer.',
  },
  'forms.stopped': { defaultMessage: 'L’opération a été interrompue avant la fin. Ce que vous avez saisi est toujours là.' },
  'forms.problems': { defaultMessage: '{count, plural, one {Il y a un point à corriger} other {Il y a # points à corriger}}' },
  'forms.showThing': { defaultMessage: 'Afficher : {thing}' },
  'forms.hideThing': { defaultMessage: 'Masquer : {thing}' },
  'api.offline': {
    defaultMessage: 'Vous êtes hors ligne. Rien n’a été perdu ; réessayez lorsque vous serez de nouveau en ligne.',
  },
  'api.tooSlow': { defaultMessage: 'La réponse se fait trop attendre. Veuillez réessayer dans un instant.' },
  'api.notFound': {
    defaultMessage:
      'Nous n’avons pas trouvé ce que vous avez demandé. L’élément a peut-être été déplacé, ou le lien est incomplet.',
  },
  'api.somethingWentWrong': { defaultMessage: 'Un problème est survenu' },
  'api.cookiesBlocked': {
    defaultMessage:
      'Cette page a besoin de cookies, et votre navigateur n’en conserve aucun de ce site. Rien n’a été envoyé ni modifié. Autorisez les cookies dans les réglages de votre navigateur, puis rechargez cette page.',
  },
  'api.ourSide': { defaultMessage: 'Une erreur s’est produite de notre côté. Rien n’a été perdu. Veuillez réessayer.' },
  'api.ourSideWays': {
    defaultMessage:
      'Une erreur s’est produite de notre côté. Rien n’a été perdu. Veuillez réessayer. Si cela continue, déconnectez-vous puis reconnectez-vous, ou écrivez-nous.',
  },
  'api.sessionExpired': {
    defaultMessage:
      'Votre session a expiré. Déconnectez-vous, puis reconnectez-vous pour continuer. Si cela ne suffit pas, écrivez-nous.',
  },
  'api.unreachable': {
    defaultMessage:
      'Nous n’arrivons pas à joindre {brand} pour le moment. Rien n’a été perdu ; veuillez réessayer dans un instant.',
  },
  'api.tryLater': {
    defaultMessage:
      'Il y a eu trop de tentatives en peu de temps. Veuillez réessayer dans {seconds, plural, one {# seconde} other {# secondes}}.',
  },
  'api.tryLaterMinutes': {
    defaultMessage:
      'Il y a eu trop de tentatives en peu de temps. Veuillez réessayer dans {minutes, plural, one {# minute} other {# minutes}}.',
  },
  'api.tryLaterHours': {
    defaultMessage:
      'Il y a eu trop de tentatives en peu de temps. Veuillez réessayer dans {hours, plural, one {# heure} other {# heures}}.',
  },
  'api.fromServer': { defaultMessage: '{text}' },
  'ui.documentTitle': { defaultMessage: '{title} | {brand}' },
  'ui.info': { defaultMessage: 'Remarque :' },
  'ui.success': { defaultMessage: 'Terminé :' },
  'ui.warning': { defaultMessage: 'À vérifier :' },
  'ui.error': { defaultMessage: 'Problème :' },
  'ui.stillSending': {
    defaultMessage:
      'Cela prend plus de temps que d’habitude. Veuillez rester sur cette page : nous vous préviendrons dès que ce sera terminé.',
  },
  'ui.working': { defaultMessage: 'Veuillez patienter…' },
  'support.reportProblem': { defaultMessage: 'Signaler un problème' },
});
