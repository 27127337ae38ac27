import type { Translation } from './en.ts';

/** The texts in German. */
export const de: Translation = {
  page: {
    tagline: 'Sehen Sie, was fällig ist, und zahlen Sie Ihr Darlehen',
    neverAsk: 'Wir fragen Sie nie per Telefon, SMS oder E-Mail nach Ihrem Passwort.',
    help: 'Brauchen Sie Hilfe? Rufen Sie uns an:',
    equalHousing: 'Chancengleichheit beim Wohnen (Equal Housing Opportunity)',
  },
  signIn: {
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
    locked: {
      title: 'Zu viele Versuche',
      text: 'Zum Schutz dieses Kontos kann sich gerade niemand anmelden. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal. Wenn es Ihr Konto ist, können Sie auch den Link nutzen, den wir Ihnen per E-Mail gesendet haben.',
    },
    stale: {
      title: 'Diese Anmeldung ist beendet',
      text: 'Die Seite war zu lange offen, oder Sie haben sich inzwischen anderswo angemeldet. Es ging nichts verloren. Gehen Sie zu Ihren Darlehen und melden Sie sich noch einmal an.',
      back: 'Zu Ihren Darlehen',
    },
  },
  signUp: {
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
    page: {
      title: 'Ihr Konto anlegen',
      detail: 'Sie sind dabei, bei {brand} ein Konto für {email} anzulegen.',
      button: 'Mein Konto anlegen',
      notYou: 'Wenn Sie dieses Konto nicht wollten, schließen Sie diese Seite. Es wurde kein Konto angelegt.',
    },
  },
  password: {
    backToSignIn: 'Zurück zur Anmeldung',
    signIn: 'Anmelden',
    forgot: {
      title: 'Passwort vergessen?',
      lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
      submit: 'Link senden',
      problem: 'Wir haben keinen Link gesendet',
    },
    sent: {
      title: 'Sehen Sie in Ihr Postfach',
      detail: 'Wir haben eine E-Mail an {email} gesendet.',
      detailAgain: 'Wir haben noch eine E-Mail an {email} gesendet.',
      next: 'Öffnen Sie den Link darin, um ein neues Passwort zu wählen. Er gilt nur einmal und für begrenzte Zeit. Falls es zu dieser Adresse kein Konto gibt, steht das in der E-Mail.',
      missing: 'Nach einigen Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach, oder senden Sie sie noch einmal.',
      again: 'Noch einmal senden',
    },
    choose: {
      title: 'Neues Passwort wählen',
      detail: 'Es gilt für Ihr Konto {email}.',
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
  },
  unlock: {
    title: 'Ihr Konto entsperren',
    detail: 'Danach können Sie sich in diesem Browser als {email} anmelden, auch wenn jemand anderes weiter Passwörter probiert.',
    button: 'Mein Konto entsperren',
    signIn: 'Anmelden',
    done: { title: 'Ihr Konto ist entsperrt', text: 'Sie können sich jetzt anmelden.' },
    dead: {
      title: 'Dieser Link zum Entsperren gilt nicht mehr',
      text: 'Er ist zu alt oder wurde schon verwendet. Versuchen Sie, sich anzumelden, oder warten Sie, bis die Sperre endet.',
    },
  },
  provider: {
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
  },
  mails: {
    everyMail: {
      opens: 'Der Link öffnet {host}.',
      neverAsk:
        'Wir fragen nie per E-Mail nach Ihrem Passwort, Ihrer Sozialversicherungsnummer oder Ihrer vollständigen Kartennummer.',
      questions: 'Fragen? Rufen Sie uns an: {phone}, {hours}, oder schreiben Sie an {email}.',
      questionsWithoutHours: 'Fragen? Rufen Sie uns an: {phone}, oder schreiben Sie an {email}.',
      equalHousing: 'Chancengleichheit beim Wohnen (Equal Housing Opportunity).',
    },
    newAccount: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {brand}',
      heading: 'Ihr Konto anlegen',
      before: ['Sie sind fast fertig. Öffnen Sie diesen Link, um Ihr Konto anzulegen:'],
      button: 'Mein Konto anlegen',
      after: [
        'Der Link gilt {hours} Stunden lang und nur einmal.',
        'Wenn Sie kein Konto bei {brand} anlegen wollten, ignorieren Sie diese E-Mail. Ohne den Link wird kein Konto angelegt.',
      ],
      reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto angelegt werden sollte.',
    },
    knownAccount: {
      subject: 'Sie haben bereits ein Konto bei {brand}',
      heading: 'Sie haben bereits ein Konto',
      before: [
        'Jemand, vielleicht Sie selbst, wollte mit dieser E-Mail-Adresse ein Konto anlegen. Sie haben schon eines und können sich anmelden:',
      ],
      button: 'Anmelden',
      after: ['Wenn Sie das nicht waren, müssen Sie nichts tun. Ihr Konto und Ihr Passwort sind unverändert.'],
      reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto angelegt werden sollte.',
    },
    newPassword: {
      subject: 'Wählen Sie ein neues Passwort für {brand}',
      heading: 'Neues Passwort wählen',
      before: [
        'Jemand, vielleicht Sie selbst, hat ein neues Passwort für Ihr Konto angefordert. Mit diesem Link wählen Sie eines:',
      ],
      button: 'Neues Passwort wählen',
      after: [
        'Der Link gilt {minutes} Minuten lang und nur einmal.',
        'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort ist unverändert.',
      ],
      reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein neues Passwort angefordert wurde.',
    },
    noAccount: {
      subject: 'Zu dieser Adresse gibt es kein Konto bei {brand}',
      heading: 'Zu dieser Adresse gibt es kein Konto',
      before: [
        'Jemand, vielleicht Sie selbst, hat ein neues Passwort angefordert, aber zu dieser Adresse gibt es kein Konto. Vielleicht haben Sie sich mit einer anderen registriert.',
      ],
      button: 'Konto anlegen',
      after: ['Wenn Sie das nicht waren, müssen Sie nichts tun.'],
      reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein neues Passwort angefordert wurde.',
    },
    passwordChanged: {
      subject: 'Ihr Passwort bei {brand} wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
      before: ['Das Passwort Ihres Kontos wurde soeben geändert, und Sie wurden auf allen Ihren Geräten abgemeldet.'],
      button: 'Anmelden',
      after: ['Wenn Sie das nicht waren, wählen Sie sofort „Passwort vergessen?“ auf der Anmeldeseite und rufen Sie uns an.'],
      reason: 'Sie erhalten diese E-Mail, weil das Passwort Ihres Kontos geändert wurde.',
    },
    unlock: {
      subject: 'Zu viele Anmeldeversuche bei {brand}',
      heading: 'Zu viele Anmeldeversuche',
      before: [
        'Für Ihr Konto wurde zu oft ein falsches Passwort eingegeben. Zum Schutz des Kontos kann sich {lockMinutes} Minuten lang niemand anmelden. Um sich vorher anzumelden, nutzen Sie diesen Link:',
      ],
      button: 'Mein Konto entsperren',
      after: [
        'Der Link gilt {linkHours} Stunden lang und nur einmal.',
        'Wenn Sie das nicht waren, müssen Sie nichts tun. Niemand konnte sich anmelden.',
      ],
      reason: 'Sie erhalten diese E-Mail wegen fehlgeschlagener Anmeldungen bei Ihrem Konto.',
    },
  },
};
