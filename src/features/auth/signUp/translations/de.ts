import { defineMessages } from 'react-intl';

/** German, formal address. */
export const translation = defineMessages({
  'auth.signUp.title': { defaultMessage: 'Konto anlegen' },
  'auth.signUp.lead': { defaultMessage: 'Sehen Sie Ihre Darlehen, zahlen Sie online und verwalten Sie Ihre Zahlungsarten.' },
  'auth.signUp.language': { defaultMessage: 'Sprache' },
  'auth.signUp.languageFailed': {
    defaultMessage:
      'Wir konnten diese Sprache nicht laden. Ihre Eingaben sind noch da. Wählen Sie die Sprache noch einmal, um es erneut zu versuchen.',
  },
  'auth.signUp.restInEnglish': {
    defaultMessage: 'Diese Seite gibt es auf Deutsch. Nach der Anmeldung ist alles auf Englisch.',
  },
  'auth.signUp.name': { defaultMessage: 'Name' },
  'auth.signUp.email': { defaultMessage: 'E-Mail-Adresse' },
  'auth.signUp.emailHelp': { defaultMessage: 'An diese Adresse senden wir Ihnen einen Link.' },
  'auth.signUp.password': { defaultMessage: 'Passwort' },
  'auth.signUp.passwordCheck': { defaultMessage: 'Passwort wiederholen' },
  'auth.signUp.ruleLength': { defaultMessage: 'Mindestens 8 Zeichen' },
  'auth.signUp.ruleMatch': { defaultMessage: 'Beide Passwörter stimmen überein' },
  'auth.signUp.ruleMet': { defaultMessage: 'Erfüllt' },
  'auth.signUp.ruleOpen': { defaultMessage: 'Noch nicht' },
  'auth.signUp.promotional': { defaultMessage: 'Senden Sie mir Angebote per E-Mail. Ich kann sie jederzeit abbestellen.' },
  'auth.signUp.submit': { defaultMessage: 'Konto anlegen' },
  'auth.signUp.submitting': { defaultMessage: 'Wird gesendet …' },
  'auth.signUp.haveAccount': { defaultMessage: 'Haben Sie schon ein Konto?' },
  'auth.signUp.signIn': { defaultMessage: 'Anmelden' },
  'auth.signUp.nameRequired': { defaultMessage: 'Geben Sie Ihren Namen ein' },
  'auth.signUp.nameTooLong': { defaultMessage: 'Geben Sie einen Namen mit weniger als 128 Zeichen ein' },
  'auth.signUp.emailRequired': { defaultMessage: 'Geben Sie Ihre E-Mail-Adresse ein' },
  'auth.signUp.emailInvalid': { defaultMessage: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein' },
  'auth.signUp.passwordRequired': { defaultMessage: 'Wählen Sie ein Passwort' },
  'auth.signUp.passwordTooShort': { defaultMessage: 'Wählen Sie ein Passwort mit mindestens 8 Zeichen' },
  'auth.signUp.passwordTooLong': { defaultMessage: 'Wählen Sie ein Passwort mit höchstens 1.024 Zeichen' },
  'auth.signUp.passwordCheckRequired': { defaultMessage: 'Geben Sie Ihr Passwort noch einmal ein' },
  'auth.signUp.passwordMismatch': { defaultMessage: 'Die beiden Passwörter stimmen nicht überein' },
  'auth.signUp.sentTitle': { defaultMessage: 'Sehen Sie in Ihr Postfach' },
  'auth.signUp.sentTo': { defaultMessage: 'Wir haben eine E-Mail an {email} gesendet.' },
  'auth.signUp.sentNext': {
    defaultMessage:
      'Öffnen Sie den Link darin, um Ihr Konto anzulegen. Er gilt nur einmal und für begrenzte Zeit. Falls Sie schon ein Konto haben, steht das in der E-Mail.',
  },
  'auth.signUp.sentMissing': {
    defaultMessage:
      'Nach einigen Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach, oder gehen Sie zurück und prüfen Sie die Adresse.',
  },
  'auth.signUp.sendAgain': { defaultMessage: 'Noch einmal senden' },
  'auth.signUp.sentAgain': { defaultMessage: 'Wir haben sie noch einmal gesendet.' },
  'auth.signUp.sendAgainFailed': { defaultMessage: 'Wir konnten sie nicht noch einmal senden.' },
  'auth.signUp.unclear': {
    defaultMessage:
      'Wir konnten nicht feststellen, ob das bei uns angekommen ist. Bitte senden Sie es noch einmal, das schadet nicht.',
  },
  'auth.signUp.sentBack': { defaultMessage: 'Zurück zum Formular' },
  'auth.signUp.createdTitle': { defaultMessage: 'Ihr Konto wurde angelegt' },
  'auth.signUp.createdNext': { defaultMessage: 'Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.' },
  'auth.signUp.usedTitle': { defaultMessage: 'Dieser Link wurde bereits verwendet' },
  'auth.signUp.usedNext': {
    defaultMessage:
      'Wenn Sie Ihr Konto angelegt haben, können Sie sich anmelden. Wenn nicht, registrieren Sie sich noch einmal, um einen neuen Link zu erhalten.',
  },
  'auth.signUp.expiredTitle': { defaultMessage: 'Dieser Link gilt nicht mehr' },
  'auth.signUp.expiredNext': {
    defaultMessage:
      'Er ist zu alt oder unvollständig. Wenn Sie schon ein Konto haben, melden Sie sich an. Wenn nicht, registrieren Sie sich noch einmal, um einen neuen Link zu erhalten.',
  },
  'auth.signUp.again': { defaultMessage: 'Noch einmal registrieren' },
  'auth.signUp.elsewhere': {
    defaultMessage: 'Sie legen Ihr Konto auf der sicheren Seite unseres Anmeldedienstes an. Danach kommen Sie hierher zurück.',
  },
  'auth.signUp.goElsewhere': { defaultMessage: 'Weiter zu dieser Seite' },
  'auth.signUp.elsewhereFailed': {
    defaultMessage:
      'Wir konnten die Seite des Anmeldedienstes nicht öffnen. Es ging nichts verloren. Bitte versuchen Sie es gleich noch einmal.',
  },
  'forms.email.didYouMean': { defaultMessage: 'Meinten Sie {address}?' },
  'forms.email.useIt': { defaultMessage: 'Diese verwenden' },
  'forms.optional': { defaultMessage: '(freiwillig)' },
  'forms.choose': { defaultMessage: 'Bitte wählen' },
  'forms.show': { defaultMessage: 'Anzeigen' },
  'forms.hide': { defaultMessage: 'Verbergen' },
  'forms.failed': { defaultMessage: 'Das hat nicht geklappt' },
  'forms.refused': { defaultMessage: 'Es wurde nichts gespeichert oder gesendet' },
  'forms.unclear': { defaultMessage: 'Wir wissen noch nicht, ob das angekommen ist' },
  'forms.earlier': { defaultMessage: 'Die erste Sendung ist angekommen' },
  'forms.failedUnexpectedly': {
    defaultMessage: 'Bei uns ist etwas schiefgegangen. Ihre Eingaben sind noch da; bitte versuchen Sie es noch einmal.',
  },
  'forms.stopped': { defaultMessage: 'Der Vorgang wurde vor dem Ende abgebrochen. Ihre Eingaben sind noch da.' },
  'forms.problems': {
    defaultMessage: '{count, plural, one {Eine Angabe muss berichtigt werden} other {# Angaben müssen berichtigt werden}}',
  },
  'forms.showThing': { defaultMessage: '{thing} anzeigen' },
  'forms.hideThing': { defaultMessage: '{thing} verbergen' },
  'api.offline': {
    defaultMessage:
      'Sie sind offenbar offline. Es ging nichts verloren; versuchen Sie es noch einmal, sobald Sie wieder online sind.',
  },
  'api.tooSlow': { defaultMessage: 'Die Antwort dauert zu lange. Bitte versuchen Sie es gleich noch einmal.' },
  'api.notFound': {
    defaultMessage:
      'Wir konnten nicht finden, wonach Sie gefragt haben. Vielleicht ist es umgezogen oder der Link ist unvollständig.',
  },
  'api.somethingWentWrong': { defaultMessage: 'Etwas ist schiefgegangen' },
  'api.cookiesBlocked': {
    defaultMessage:
      'Dafür werden Cookies gebraucht, und Ihr Browser behält keine von dieser Website. Es wurde nichts gesendet oder geändert. Erlauben Sie Cookies in den Einstellungen Ihres Browsers und laden Sie diese Seite dann noch einmal.',
  },
  'api.ourSide': {
    defaultMessage: 'Auf unserer Seite ist etwas schiefgegangen. Es ging nichts verloren. Bitte versuchen Sie es noch einmal.',
  },
  'api.ourSideWays': {
    defaultMessage:
      'Auf unserer Seite ist etwas schiefgegangen. Es ging nichts verloren. Bitte versuchen Sie es noch einmal. Wenn es so bleibt, melden Sie sich ab und wieder an, oder schreiben Sie uns.',
  },
  'api.sessionExpired': {
    defaultMessage:
      'Ihre Sitzung ist abgelaufen. Melden Sie sich ab und wieder an, um fortzufahren. Wenn das nicht hilft, schreiben Sie uns.',
  },
  'api.unreachable': {
    defaultMessage:
      'Wir können {brand} gerade nicht erreichen. Es ging nichts verloren; bitte versuchen Sie es gleich noch einmal.',
  },
  'api.tryLater': {
    defaultMessage:
      'Das waren zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  },
  'api.tryLaterMinutes': {
    defaultMessage:
      'Das waren zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.',
  },
  'api.tryLaterHours': {
    defaultMessage:
      'Das waren zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in {hours, plural, one {# Stunde} other {# Stunden}} noch einmal.',
  },
  'api.fromServer': { defaultMessage: '{text}' },
  'ui.documentTitle': { defaultMessage: '{title} | {brand}' },
  'ui.info': { defaultMessage: 'Hinweis:' },
  'ui.success': { defaultMessage: 'Erledigt:' },
  'ui.warning': { defaultMessage: 'Bitte prüfen:' },
  'ui.error': { defaultMessage: 'Problem:' },
  'ui.stillSending': {
    defaultMessage:
      'Das dauert länger als üblich. Bitte bleiben Sie auf dieser Seite: Wir sagen Ihnen Bescheid, sobald es fertig ist.',
  },
  'ui.working': { defaultMessage: 'Bitte warten …' },
  'support.reportProblem': { defaultMessage: 'Ein Problem melden' },
});
