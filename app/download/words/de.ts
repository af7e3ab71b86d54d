import { pluralOf } from './formats';
import { type Messages } from './messages';

// Alle Texte auf Deutsch; docs/translating.md sagt, worauf es ankommt.

const plural = pluralOf('de');

export const common: Messages['common'] = {
  size: {
    bytes: (count) => plural(count, { one: (n) => `${n} Byte`, other: (n) => `${n} Byte` }),
    unit: { kB: 'kB', MB: 'MB', GB: 'GB', TB: 'TB' },
    amount: (number, unit) => `${number} ${unit}`,
    amounts: (least, most) => `${least}–${most}`,
    apart: (least, most) => `${least} – ${most}`,
    percent: (number) => `${number} %`,
  },
  comma: ', ',
  anySystem: 'Jedes System',
  cpu: {
    notStated: 'Prozessor nicht angegeben',
    bits64: '64 Bit',
    bits32: '32 Bit',
    with64: (name) => `${name} (64 Bit)`,
    with32: (name) => `${name} (32 Bit)`,
    appleSilicon: 'Apple Chip',
    arm64: 'ARM (64 Bit)',
    arm32: 'ARM (32 Bit)',
  },
  program: 'Programm',
  witness: (source, day) => `${source} nennt dieselbe Prüfsumme, abgeglichen am ${day}.`,
  witnesses: (count, sources, day) =>
    plural(count, {
      one: (n) => `${n} unabhängige Quelle stimmt überein (${sources}), abgeglichen am ${day}.`,
      other: (n) => `${n} unabhängige Quellen stimmen überein (${sources}), abgeglichen am ${day}.`,
    }),
};

const mirrorsNote =
  'Einem Spiegelserver muss niemand vertrauen: den SHA-256 der Datei vergleichen oder sie auf dieser Seite prüfen.';

export const page: Messages['page'] = {
  title: (name) => `${name} herunterladen`,
  description: (product, summary) =>
    `${summary} ${product} herunterladen, mit Größe und SHA-256 jeder Datei.`,
  why: {
    title: 'Warum diese Datei?',
    os: {
      'client-hint': 'System: Der Browser gibt es an.',
      'user-agent': 'System: Der Browser nennt es in seiner Kennung (User-Agent).',
      touch:
        'System: Der Browser meldet einen Mac, aber der Bildschirm erkennt mehrere Finger: Das kann nur ein iPad.',
      override: 'System: Die aufgerufene Adresse nennt es.',
    },
    cpu: {
      'client-hint': 'Prozessor: Der Browser gibt ihn an.',
      'user-agent': 'Prozessor: Der Browser nennt ihn in seiner Kennung (User-Agent).',
      'nan-sign': 'Prozessor: Der Browser rechnet so, wie es diese Art von Prozessor tut.',
      override: 'Prozessor: Die aufgerufene Adresse nennt ihn.',
      none: 'Prozessor: Der Browser verrät ihn nicht.',
    },
    certainty: {
      sure: 'Damit steht es fest.',
      likely:
        'Das ist wahrscheinlich, steht aber nicht fest. Falls es nicht stimmt: Die anderen Dateien stehen gleich darunter.',
      asked: 'Ob das zu diesem Gerät passt, wurde nicht geprüft.',
    },
    privacy:
      'Nichts über dieses Gerät hat den Browser verlassen: Die Auswahl geschieht auf dieser Seite.',
  },
  asked: {
    back: 'Datei für diesen Computer und alles andere anzeigen',
    unknown:
      'Was die Adresse verlangt, gibt es auf dieser Seite nicht; gezeigt wird, was zu diesem Gerät passt.',
    found: 'Wie gewünscht',
    lacks: (version) => `In ${version} gibt es keine solche Datei.`,
    filesOf: (version) => `Alle Dateien von ${version}`,
    download: (version, osName) => `${version} für ${osName} herunterladen`,
    downloadFile: (name) => `${name} herunterladen`,
  },
  skip: 'Zu allen Dateien springen',
  version: (version) => `Version ${version}`,
  releaseNotes: 'Versionshinweise',
  releaseNotesOf: (version) => `Versionshinweise ${version}`,
  supportedUntil: (day) => `Unterstützt bis ${day}`,
  supportEnded: (day) => `Nicht mehr unterstützt seit ${day}`,
  whatIsNew: (version) => `Neu in ${version}`,
  sample: (name) =>
    `Dies sind Beispieldaten: echte Versionen von ${name}, um diese Seite auszuprobieren. Sie steht in keiner Verbindung zu ${name}.`,

  told: {
    cpu: (name) => `${name},`,
    sure: 'laut Browser.',
    likely: 'vermutlich.',
    asked: 'wie gewünscht.',
    notYours: 'Anderer Computer?',
    howToTell: 'In zehn Sekunden herausfinden',
  },
  cpuHint: {
    mostPcs: 'die meisten PCs',
    oldPcs: 'alte PCs',
    appleSilicon: 'M1 und neuer',
    until: (year) => `bis ${year}`,
    mostPhones: 'die meisten Handys',
    oldPhones: 'alte Handys',
    littleEndian: 'Little Endian',
    bigEndian: 'Big Endian',
    older: 'älter',
    veryOld: 'sehr alt',
  },
  systems: 'Systeme',
  editions: 'Editionen',
  channels: 'Kanäle',
  channel: { stable: 'Stabil', lts: 'Langzeitsupport', beta: 'Beta', nightly: 'Nightly' },
  installation: {
    installer: 'Installer',
    portable: 'Portabel',
    package: 'Paket',
    store: 'Store',
    forUser: 'Installer für einen Benutzer',
    forAll: 'Installer für alle Benutzer',
  },
  chooseForEdition: (edition) => `${edition}: Computer auswählen`,
  noEdition: (edition) => `Die Edition ${edition} gibt es für dieses Gerät nicht`,
  useEdition: (edition) => `${edition} gibt es für dieses Gerät`,
  groupOf: (edition, osName) => `${edition} für ${osName}`,
  groupOfAny: (edition) => `${edition} für jedes System`,
  installWith: 'Mit einem Befehl installieren',
  files: (count) => plural(count, { one: (n) => `${n} Datei`, other: (n) => `${n} Dateien` }),
  processors: (count) =>
    plural(count, { one: (n) => `${n} Prozessor`, other: (n) => `${n} Prozessoren` }),
  download: 'Herunterladen',
  downloadOn: (osName) => `Download für ${osName}`,
  fileOf: (product, osName) => `${product} für ${osName}`,
  fileOfAny: (product) => `${product} für jedes System`,
  details: 'Details',
  eMail: 'E-Mail',
  sharePage: 'Diese Seite teilen',
  olderVersions: 'Ältere Versionen',

  equalsQuestion: {
    windows: 'Was für ein Windows-PC ist es?',
    macos: 'Was für ein Mac ist es?',
    linux: 'Welchen Prozessor hat der Computer?',
    chromeos: 'ChromeOS kann Linux- und Android-Apps ausführen, wenn es dafür eingerichtet ist',
    other: 'Welchen Prozessor hat das Gerät?',
  },
  howToTell: {
    windows: 'Es steht unter Einstellungen › System › Info › Systemtyp.',
    macos:
      'Apple-Menü › Über diesen Mac: „Chip: Apple …“ ist ein Apple Chip, „Prozessor: Intel …“ ist Intel.',
    linux: 'Im Terminal uname -m ausführen: x86_64 ist Intel oder AMD mit 64 Bit, aarch64 ist ARM.',
    chromeos: 'Linux wird unter Einstellungen › Über ChromeOS › Entwickler eingerichtet.',
  },
  onChromeOs: {
    linux:
      'ChromeOS führt Linux-Programme aus, wenn es dafür eingerichtet ist: Einstellungen › Über ChromeOS › Entwickler.',
    android:
      'ChromeOS führt Android-Apps aus, wenn es dafür eingerichtet ist: Einstellungen › Apps.',
  },
  fit: {
    universal: 'Eine einzige Datei für alle genannten Prozessoren.',
    emulatedMac: 'Für Intel gebaut. Läuft mit Rosetta auch auf Apple Chips.',
    emulated: 'Für einen anderen Prozessor gebaut. Läuft auf diesem System per Emulation.',
    independent: 'Läuft auf jedem System, das die nötige Laufzeitumgebung hat.',
    'not-stated': 'Der Herausgeber gibt nicht an, für welchen Prozessor diese Datei ist.',
  },
  minimumOs: (system) => `${system} oder neuer`,
  needs: (system) => `Benötigt ${system} oder neuer.`,
  olderSystem: (system, older) =>
    `Die neueste Version benötigt ${system} oder neuer. ${older} ist die neueste, die auf diesem System läuft.`,
  noBuild: (name, osName) => `Für diesen Prozessor gibt es ${name} unter ${osName} nicht`,
  noBuildHint: 'Diese Dateien sind für andere Prozessoren.',
  noBuildStated:
    'Diese Dateien sind für andere Prozessoren, oder ihr Prozessor ist nicht angegeben.',
  choose: 'Computer auswählen',
  onComputer: 'Auf dem Computer herunterladen',
  phoneNoFile: {
    android: (name) => `Für Android-Geräte gibt es ${name} nicht.`,
    ios: (name) => `Für iPhone und iPad gibt es ${name} nicht.`,
  },
  qrCode: 'QR-Code mit der Adresse dieser Seite',
  copyAddress: 'Adresse dieser Seite kopieren',
  share: 'An den Computer senden',

  allFiles: 'Alle Dateien',
  filesOf: (release, day) => `${release}, ${day}`,
  filesOfMirrored: (release, day) => `${release}, ${day}. ${mirrorsNote}`,
  anyCpu: 'Jeder Prozessor',
  kind: {
    download: 'Download',
    source: 'Quellcode',
    checksum: 'Prüfsummen',
    signature: 'Signatur',
    certificate: 'Zertifikat',
    key: 'Öffentlicher Schlüssel',
    provenance: 'Herkunftsnachweis',
    sbom: 'Software-Stückliste',
    'update-metadata': 'Update-Informationen',
    debug: 'Debug-Symbole',
    library: 'Bibliothek',
    docs: 'Dokumentation',
    other: 'Andere Datei',
  },
  forDevelopers: 'Quellcode und andere Dateien',
  copy: 'Kopieren',
  copied: 'Kopiert',
  linkToRow: 'Link zu dieser Zeile',
  copySha256Of: (name) => `SHA-256 von ${name}: kopieren`,
  detailsOf: (name) => `Details zu ${name}`,
  copyCommand: (manager) => `Befehl für ${manager} kopieren`,
  signature: 'Signatur',
  signatureOf: (name, type) => `Signatur (${type}) von ${name}`,
  mirrors: 'Spiegelserver',
  mirrorIn: (name, country) => `${name} (${country})`,
  mirrorLink: (file, mirror) => `${file} von ${mirror} herunterladen`,
  mirrorsNote,
  onPhone: (name) => `${name} auf dem Handy`,
  scan: 'Diese Seite dort öffnen: den Code mit der Kamera scannen.',
  sbom: 'SBOM',
  sbomOf: (name) => `SBOM (Software-Stückliste) von ${name}`,
  attestation: 'Herkunft',
  attestationOf: (name) => `Herkunftsnachweis von ${name}`,

  otherReleases: 'Andere Versionen',
  allReleases: 'Alle Versionen',
  allReleasesWithFiles: (count) =>
    plural(count, {
      one: (n) => `${n} Version mit allen Dateien`,
      other: (n) => `Alle ${n} Versionen mit ihren Dateien`,
    }),
  allReleasesOf: (name) => `Alle Versionen von ${name}`,
  allReleasesDescription: (name) =>
    `Jede Version von ${name} mit Veröffentlichungsdatum und einer Seite mit allen Dateien.`,
  releaseDescription: (release, day) =>
    `Alle Dateien von ${release}, veröffentlicht am ${day}, jede mit Größe und SHA-256.`,
  withdrawn: 'Zurückgezogen',
  withdrawnOn: (day, reason) => `Zurückgezogen am ${day}: ${reason}`,
  useInstead: (version) => `Stattdessen ${version} verwenden`,
  nothingInstead: 'Einen Ersatz gibt es nicht.',
  newest: {
    any: (version, day, newest) =>
      `Dies ist ${version} vom ${day}; die neueste Version ist ${newest}.`,
    stable: (version, day, newest) =>
      `Dies ist ${version} vom ${day}; die neueste stabile Version ist ${newest}.`,
    lts: (version, day, newest) =>
      `Dies ist ${version} vom ${day}; die neueste Version mit Langzeitsupport ist ${newest}.`,
    beta: (version, day, newest) =>
      `Dies ist ${version} vom ${day}; die neueste Beta-Version ist ${newest}.`,
    nightly: (version, day, newest) =>
      `Dies ist ${version} vom ${day}; die neueste Nightly-Version ist ${newest}.`,
  },
  unsupported: 'Nicht mehr unterstützt',

  homepage: 'Website',
  source: 'Quellcode',
  licence: (name) => `Lizenz: ${name}`,
  verify: 'Schlüssel und Prüfung im Terminal',
  developers: 'Für Entwicklung und Paketpflege',
  nothingTitle: 'Noch keine Downloads',
  nothing: 'Auf dieser Seite ist noch keine Version veröffentlicht.',
  allWithdrawnTitle: (name) => `${name} wurde zurückgezogen`,
  allWithdrawn: 'Bitte nicht verwenden, was hier veröffentlicht war. Einen Ersatz gibt es nicht.',
  withdrawnLine: (version, day, reason) => `${version}, zurückgezogen am ${day}: ${reason}`,
  notFoundTitle: 'Unter dieser Adresse gibt es keine Seite',
  notFound: 'Alles steht auf der Download-Seite.',
  notFoundLink: 'Zur Download-Seite',
};

export const afterClick: Messages['afterClick'] = {
  title: 'Der Download hat begonnen',
  nothing: 'Nichts passiert?',
  again: 'Noch einmal starten',
  check: 'Sobald die Datei da ist: hier ablegen und sehen, ob sie echt ist.',
  terminal: 'Stattdessen im Terminal prüfen',
  step: {
    open: 'Die Datei im Ordner „Downloads“ öffnen.',
    'drag-to-applications': 'Die App auf „Programme“ ziehen.',
    eject: 'Das Disk-Image auswerfen und die App im Ordner „Programme“ starten.',
    'follow-installer': 'Den Anweisungen des Installers folgen.',
    'install-app-package': 'Im Fenster, das sich öffnet, „Installieren“ wählen.',
    'extract-all': 'Mit der rechten Maustaste auf die Datei klicken und „Alle extrahieren“ wählen.',
    extract: 'Entpacken.',
    'extract-on-open':
      'Zum Entpacken auf die Datei doppelklicken; vielleicht hat Safari das schon getan.',
    'move-to-applications': 'Die App in den Ordner „Programme“ bewegen und dort öffnen.',
    'run-inside': 'Das Programm in dem neuen Ordner starten.',
    'make-executable': 'Die Datei als ausführbar markieren.',
    'run-in-terminal': 'Im Terminal starten.',
    'install-in-terminal': 'Im Terminal installieren.',
    'write-to-usb': 'Auf einen USB-Stick schreiben oder in einer virtuellen Maschine starten.',
    'allow-source':
      'Android fragt, ob der Browser Apps installieren darf: erlauben und nach der Installation wieder ausschalten.',
    gatekeeper:
      'Der Herausgeber hat die App nicht von Apple beglaubigen lassen, deshalb blockiert macOS sie. Wenn die Prüfung ergibt, dass sie echt ist oder mit der veröffentlichten Datei übereinstimmt, lässt sie sich unter Systemeinstellungen › Datenschutz & Sicherheit › Dennoch öffnen erlauben.',
    smartscreen:
      'Die Datei ist nicht für Windows signiert, deshalb warnt SmartScreen. Wenn die Prüfung ergibt, dass sie echt ist oder mit der veröffentlichten Datei übereinstimmt: Weitere Informationen › Trotzdem ausführen.',
  },
};

const notRead = 'Der Browser konnte diese Datei nicht lesen';

export const check: Messages['check'] = {
  title: 'Ist die Datei echt?',
  intro: 'Die heruntergeladene Datei hier ablegen. Sie verlässt den Computer nicht.',
  withoutScript: 'Eine Zeile im Terminal gibt OK oder FAILED aus.',
  choose: 'Datei auswählen …',
  orDrop: 'oder irgendwo auf dieser Seite ablegen',
  dropNow: 'Zum Prüfen ablegen',
  checkedNow: 'Was geprüft wurde',
  cancel: 'Abbrechen',
  again: 'Noch einmal',
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  cancelled: 'Abgebrochen.',
  waiting: 'Wartet auf die vorherige Datei.',
  loading: 'Die Prüffunktion wird geladen …',
  notLoaded:
    'Die Prüffunktion konnte nicht geladen werden. Die Seite neu laden und es noch einmal versuchen oder ein Terminal verwenden.',
  failed:
    'Die Dateiliste konnte nicht von dieser Seite geladen werden. Die Verbindung prüfen und es noch einmal versuchen.',
  progress: (percent, done, all, perSecond, secondsLeft) =>
    plural(secondsLeft, {
      one: (n) => `${percent}: ${done} von ${all}, ${perSecond} pro Sekunde, noch ${n} Sekunde`,
      other: (n) => `${percent}: ${done} von ${all}, ${perSecond} pro Sekunde, noch ${n} Sekunden`,
    }),
  reading: (name) => `${name} wird gelesen`,
  readingAt: (name, percent) => `${name}: ${percent}`,
  announced: (name, said) => `${name}: ${said}`,
  contact: 'Dem Herausgeber melden:',
  inTerminal: 'Stattdessen im Terminal prüfen',
  copyLine: 'Zeile kopieren',
  copy: 'Kopieren',
  copied: 'Kopiert',
  summary: {
    files: (count) => plural(count, { one: (n) => `${n} Datei`, other: (n) => `${n} Dateien` }),
    bad: (count) =>
      plural(count, {
        one: (n) => `${n} nicht in Ordnung`,
        other: (n) => `${n} nicht in Ordnung`,
      }),
    attention: (count) =>
      plural(count, { one: (n) => `${n} zu beachten`, other: (n) => `${n} zu beachten` }),
    unchecked: (count) =>
      plural(count, { one: (n) => `${n} nicht geprüft`, other: (n) => `${n} nicht geprüft` }),
    matches: (count) =>
      plural(count, { one: (n) => `${n} übereinstimmend`, other: (n) => `${n} übereinstimmend` }),
    genuine: (count) => plural(count, { one: (n) => `${n} echt`, other: (n) => `${n} echt` }),
  },
  action: {
    next: 'Was jetzt zu tun ist',
    download: (name, version) => `${name} (Version ${version}) herunterladen`,
    downloadAgain: (name) => `${name} noch einmal herunterladen`,
    choose: 'Alle Dateien ansehen',
    oneCommand: 'Diese Zeile prüft die Signatur; sie gibt OK oder FAILED aus.',
    lastCommand: 'Die letzte dieser Zeilen prüft die Signatur; sie gibt OK oder FAILED aus.',
    commands: 'Im Terminal prüfen',
    reload: 'Diese Seite ist veraltet: neu laden',
  },
  facts: {
    hashes: 'SHA-256 jeder Datei',
    signed: (type, key) => `Signiert mit dem ${type}-Schlüssel ${key}`,
    private: 'Kein Tracking auf dieser Seite',
  },

  product: {
    edition: (product, edition) => `${product} (${edition})`,
    on: (product, platform) => `${product} für ${platform}`,
    onAny: (product) => `${product} für jedes System`,
  },
  headline: {
    genuine: (product) => `Echt: ${product}`,
    matches: 'Stimmt mit dem überein, was diese Seite veröffentlicht',
    withdrawn: 'Eine zurückgezogene Version: nicht verwenden',
    otherMachine: (platform) => `Für ${platform}, nicht für diesen Computer`,
    unknownMachine: 'Nicht für diesen Computer',
    old: 'Eine alte Version',
    revokedSince: 'Zweifelhaft: Der Schlüssel der Signatur wurde später widerrufen',
    badlySigned: 'Die Signatur ist nicht in Ordnung: nicht öffnen',
    signed: 'Mit dem Schlüssel des Herausgebers signiert, aber keine Datei dieser Seite',
    incomplete: (some, whole) => `Nicht vollständig: ${some} von ${whole}`,
    damaged: 'Beschädigt: nicht öffnen',
    replaced: 'Eine frühere Fassung dieser Datei, seither ersetzt',
    webPage: 'Eine Webseite, nicht der Download',
    differs: 'Nicht die Datei, die diese Seite unter diesem Namen veröffentlicht: nicht öffnen',
    empty: 'Diese Datei ist leer',
    unknown: 'Das ist keine unserer Dateien',
    published: (name) => `Das ist ${name}, so wie diese Seite die Datei veröffentlicht`,
    takenBack: 'Hier veröffentlicht und seither zurückgezogen: nicht verwenden',
    otherPublish: 'Diese Seite kann nicht sagen, was das ist: neu laden, dann noch einmal prüfen',
    notAsked: 'Diese Seite kennt diese Datei nicht',
    unreadable: {
      'insecure-page': 'Über diese Verbindung lassen sich keine Dateien prüfen',
      folder: 'Ein Ordner lässt sich nicht prüfen',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'Diese Datei ist zu groß, um in diesem Browser geprüft zu werden',
      other: notRead,
    },
  },
  sentence: {
    genuine: 'Mit dem Schlüssel des Herausgebers signiert, und jedes Byte stimmt.',
    matchesUnproven: (product) => `${product}. Die Signatur ließ sich hier nicht prüfen.`,
    matchesUnsigned: (product) =>
      `${product}. Die Datei ist nicht signiert und damit nur so vertrauenswürdig wie diese Seite.`,
    rightAndSigned: 'Die Datei ist echt, mit dem Schlüssel des Herausgebers signiert.',
    rightUnproven: 'Der Inhalt stimmt; die Signatur ließ sich hier nicht bestätigen.',
    rightUnsigned: 'Der Inhalt stimmt; signiert ist die Datei nicht.',
    withdrawn: (version, day, reason) =>
      `Version ${version} wurde am ${day} zurückgezogen: ${reason}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `Version ${version} wurde am ${day} zurückgezogen: ${reason} Stattdessen ${instead} verwenden.`,
    withdrawnNothing: (version, day, reason) =>
      `Version ${version} wurde am ${day} zurückgezogen: ${reason} Einen Ersatz gibt es nicht.`,
    revokedSince:
      'Niemand kann sagen, ob unbedenklich ist, was vor dem Widerruf mit dem Schlüssel signiert wurde.',
    signed:
      'Vielleicht wurde sie woanders oder zum Testen veröffentlicht. Diese Seite führt sie nicht auf.',
    incomplete: (name, version) =>
      `Der Download von ${name} (Version ${version}) ist vorzeitig abgebrochen.`,
    incompleteByName: (name, version) =>
      `Dem Namen nach ist es ${name} (Version ${version}). Ob der vorhandene Teil stimmt, lässt sich nicht sagen.`,
    damaged: (name, version) =>
      `Das ist ${name} (Version ${version}), die Datei wurde aber unterwegs oder auf dem Datenträger verändert.`,
    replaced: (name, day) =>
      `Das ist die Fassung von ${name}, die der Herausgeber am ${day} ersetzt hat.`,
    webPage: (name) =>
      `Vielleicht wurde statt ${name} eine Anmeldeseite oder eine Fehlermeldung gespeichert.`,
    differsSameSize: (name, version) =>
      `Die Datei hat den Namen von ${name} (Version ${version}), aber bei gleicher Größe einen anderen Inhalt.`,
    differsLess: (name, version, less) =>
      `Die Datei hat den Namen von ${name} (Version ${version}), ist aber um ${less} kleiner.`,
    differsMore: (name, version, more) =>
      `Die Datei hat den Namen von ${name} (Version ${version}), ist aber um ${more} größer.`,
    unknown: 'Nichts, was diese Seite veröffentlicht, hat diesen Inhalt.',
    takenBack: 'Die Datei gehört nicht mehr zu dem, was jetzt veröffentlicht ist.',
    otherPublish:
      'Seit diese Seite erstellt wurde, hat sich geändert, was hier veröffentlicht ist.',
    notAsked:
      'Ob die Datei in der neuesten Versionsliste steht, ließ sich nicht abfragen; das spricht also nicht gegen sie. Vor dem Öffnen die Verbindung prüfen und es noch einmal versuchen.',
    unreadable: {
      'insecure-page':
        'Diese Seite kam über eine ungeschützte Verbindung (http): Browser berechnen dann keine Prüfsummen, und unterwegs hätte jeder die Seite verändern können. Die Seite mit https öffnen.',
      folder:
        'Das ist ein Ordner. Falls der Browser ein Archiv entpackt hat: das heruntergeladene Archiv prüfen.',
      gone: 'Die Datei ist nicht mehr da: Sie wurde verschoben, umbenannt oder gelöscht. Noch einmal auswählen.',
      'not-readable':
        'Die Datei hat sich beim Lesen verändert, oder die Leseberechtigung fehlt. Warten, bis der Download fertig ist, dann noch einmal auswählen.',
      'no-webassembly':
        'Der Browser erlaubt hier kein WebAssembly (wie im Blockierungsmodus). Ohne WebAssembly lässt sich für eine Datei dieser Größe keine Prüfsumme berechnen; ein Befehl kann es.',
      other: 'Der Browser nennt keinen Grund. Noch einmal versuchen oder einen Befehl verwenden.',
    },
  },
  near: {
    empty: 'Die Datei hat 0 Byte: Der Download hat nicht begonnen, oder der Datenträger ist voll.',
    webPage:
      'Das ist eine Webseite; vielleicht wurde statt der Datei eine Anmeldeseite oder eine Fehlermeldung gespeichert.',
    unfinished: 'Dem Namen nach ist der Download noch nicht fertig.',
    unpacked: (name) =>
      `Vielleicht ist das der Inhalt von ${name}: Manche Browser entpacken ein Archiv nach dem Download. Das Archiv selbst prüfen.`,
    otherVersion: (name) =>
      `Der Name gleicht ${name}, nennt aber eine Version, die diese Seite nicht aufführt: Sie wurde zurückgezogen oder hier nie veröffentlicht.`,
    signature: (name) =>
      `Dem Namen nach ist das eine Signatur von ${name}: beide Dateien zusammen hier ablegen, um die Signatur prüfen zu lassen.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `Das ist ${name}: Version ${version} vom ${day}, für ${platform}.`,
    fileForAny: (name, version, day) =>
      `Das ist ${name}: Version ${version} vom ${day}, für jedes System.`,
    renamed: (name, version, day, platform) =>
      `Das ist ${name} unter anderem Namen: Version ${version} vom ${day}, für ${platform}.`,
    renamedForAny: (name, version, day) =>
      `Das ist ${name} unter anderem Namen: Version ${version} vom ${day}, für jedes System.`,
    edition: (version, edition) => `${version} (${edition})`,
    newer: (version) => `Version ${version} ist neuer.`,
    newerNotHere: (version) => `Version ${version} ist neuer, hat aber nichts für diesen Computer.`,
    bothChanged:
      'Die Datei stimmt mit dem überein, was diese Seite veröffentlicht; jemand könnte aber beides verändert haben.',
    pieceDiffers: (pieces, place) =>
      plural(pieces, {
        one: (n) => `1 von ${n} Abschnitt weicht ab (bei ${place}).`,
        other: (n) => `1 von ${n} Abschnitten weicht ab (bei ${place}).`,
      }),
    piecesDiffer: (damaged, pieces, places) =>
      plural(pieces, {
        one: (n) => `${damaged} von ${n} Abschnitten weichen ab (bei ${places}).`,
        other: (n) => `${damaged} von ${n} Abschnitten weichen ab (bei ${places}).`,
      }),
    manyPiecesDiffer: (damaged, pieces, places, more) =>
      plural(more, {
        one: (n) =>
          `${damaged} von ${pieces} Abschnitten weichen ab (bei ${places} und an ${n} weiteren Stelle).`,
        other: (n) =>
          `${damaged} von ${pieces} Abschnitten weichen ab (bei ${places} und an ${n} weiteren Stellen).`,
      }),
    missing: (size) => `Am Ende fehlen ${size}.`,
    extra: (size) => `Nach dem Ende folgen noch ${size}.`,
  },
  signature: {
    kind: (type) =>
      `Zu der Datei gehört auch eine ${type}-Signatur, die ein Browser nicht prüfen kann.`,
    noKey: (type) =>
      `Die ${type}-Signatur wurde nicht geprüft: Diese Seite hat dafür keinen Schlüssel.`,
    noSignature: (type) =>
      `Die ${type}-Signatur wurde nicht geprüft: Sie konnte nicht von dieser Seite geladen werden.`,
    noWebAssembly: (type) =>
      `Die ${type}-Signatur lässt sich hier nicht prüfen: Dafür ist WebAssembly nötig, das der Browser nicht erlaubt.`,
    keyMalformed: (line, expected) =>
      `Der Schlüssel ist nicht lesbar. In Zeile ${line} wird erwartet: ${expected}.`,
    signatureMalformed: (line, expected) =>
      `Die Signatur ist nicht lesbar. In Zeile ${line} wird erwartet: ${expected}.`,
    expected: {
      'untrusted-comment': 'nicht signierter Kommentar („untrusted comment“)',
      'trusted-comment': 'signierter Kommentar („trusted comment“)',
      key: 'Schlüssel',
      signature: 'Signatur',
      'global-signature': 'globale Signatur',
      algorithm: 'Algorithmus',
      text: 'Text',
    },
    signed: (type, key) => `Signiert mit dem ${type}-Schlüssel ${key}.`,
    signedOn: (type, key, day) => `Signiert mit dem ${type}-Schlüssel ${key} am ${day}.`,
    signedThenExpired: (type, key, day, expired) =>
      `Signiert mit dem ${type}-Schlüssel ${key} am ${day}, als er noch gültig war; abgelaufen ist er am ${expired}.`,
    namesFile: (name) => `Laut Signatur heißt die Datei ${name}.`,
    namesOwner: (owner) => `Der Schlüssel nennt als Eigentümer ${owner}.`,
    revokedLater: (day, reason) => `Dieser Schlüssel wurde am ${day} widerrufen: ${reason}`,
    notTold: 'Niemand kann sagen, ob unbedenklich ist, was zuvor damit signiert wurde.',
    otherKey: (key, expected) =>
      `Signiert mit einem anderen Schlüssel (${key}) als dem des Herausgebers (${expected}).`,
    content: 'Die Signatur gehört nicht zu diesem Inhalt.',
    trustedComment:
      'Der Kommentar der Signatur wurde verändert: Die Signatur beweist damit nichts.',
    fileName: (signed, name) =>
      `Die Signatur ist gültig, gehört aber zu einer Datei namens ${signed}, nicht ${name}: Vielleicht wurde eine ältere Datei untergeschoben.`,
    tooLarge: (size) =>
      `Die minisign-Signatur lässt sich hier nicht prüfen: Sie hat ein altes Format, für das die ganze Datei (${size}) in den Arbeitsspeicher passen muss.`,
    revokedBefore: (key, revoked, reason) =>
      `Signiert, nachdem der Schlüssel ${key} am ${revoked} widerrufen worden war: ${reason}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `Signiert am ${signed}, nachdem der Schlüssel ${key} am ${revoked} widerrufen worden war: ${reason}`,
    expiredBefore: (signed, key, expired) =>
      `Signiert am ${signed}, nachdem der Schlüssel ${key} am ${expired} abgelaufen war.`,
    expiredSignature: (expired) =>
      `Der Inhalt ist genau der, der signiert wurde, aber die Signatur sollte nur bis zum ${expired} gelten.`,
    keyUnread: 'Der OpenPGP-Schlüssel ist nicht lesbar.',
    signatureUnread: 'Die OpenPGP-Signatur ist nicht lesbar.',
    weakAlgorithm: (algorithm) =>
      `Die OpenPGP-Signatur verwendet ${algorithm}; dieses Verfahren beweist heute nichts mehr.`,
    unknownAlgorithm:
      'Die OpenPGP-Signatur lässt sich hier nicht prüfen: Sie verwendet einen Algorithmus, den diese Seite nicht kennt.',
    notForSigning: (key) =>
      `Der Schlüssel ${key} war zum Zeitpunkt der Signatur nicht zum Signieren von Dateien bestimmt.`,
  },
  published: {
    belongsTo: (name) => `Die Datei gehört zu ${name}.`,
    checksums:
      'Sie enthält Prüfsummen für Downloads: in denselben Ordner wie die Downloads legen und sha256sum --ignore-missing -c mit dem Namen dieser Datei ausführen.',
    signature:
      'Sie beweist, von wem die zugehörige Datei stammt: beide Dateien zusammen hier ablegen, um die Signatur prüfen zu lassen.',
    key: 'Das ist der öffentliche Schlüssel, mit dem Signaturen geprüft werden. Erst den Fingerabdruck mit einer anderen Quelle vergleichen, dann dem Schlüssel vertrauen.',
    pieces:
      'Sie enthält die Prüfsummen der Abschnitte einer Datei, damit diese Seite sie schneller prüfen kann. Sonst wird sie nicht gebraucht.',
    sbom: 'Sie führt auf, woraus die zugehörige Datei besteht.',
    attestation: 'Sie gibt an, wie und wo die zugehörige Datei gebaut wurde.',
    catalogue: 'Sie enthält in maschinenlesbarer Form alles, was auf dieser Seite steht.',
    schema: 'Sie beschreibt den Aufbau von releases.json, für Editoren und Programme.',
    installSh:
      'Sie installiert das Programm unter Linux, macOS und BSD: sh mit dem Namen der Datei ausführen.',
    installPs1: 'Sie installiert das Programm unter Windows: in PowerShell ausführen.',
    latest: 'Sie nennt Programmen die neueste Version.',
    go: 'Sie führt alle Versionen auf, für Programme, die go.dev/dl lesen.',
    atom: 'Sie meldet Feedreadern neue Versionen.',
    metalink:
      'Damit lädt ein Download-Manager wie aria2 von mehreren Servern herunter und prüft, was er bekommt.',
    updates: 'Damit finden installierte Apps ihre Updates. Zu öffnen gibt es nichts.',
    packages: (manager) => `Damit installiert ${manager} das Programm.`,
    aur: 'Damit installiert makepkg von Arch Linux das Programm.',
    appstream: 'Damit zeigen Software-Zentren unter Linux die Versionen an.',
    crawlers: 'Suchmaschinen lesen sie. Zu öffnen gibt es nichts.',
    securityTxt: 'Sie gibt an, wo sich ein Sicherheitsproblem melden lässt.',
    previewImage: 'Das ist das Bild, das Chats neben einem Link zu dieser Seite zeigen.',
    other: 'Sie gehört zu dieser Website, ist aber kein Download.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `${release} im Terminal prüfen`,
  description:
    'Die öffentlichen Schlüssel und für jede Datei die Zeilen, die sie prüfen; sie geben OK oder FAILED aus.',
  choose: 'Datei auswählen',
  intro:
    'Dann im Download-Ordner ein Terminal öffnen und eine der Zeilen zu dieser Datei einfügen. Sie gibt OK oder FAILED aus.',
  olderFiles:
    'Dateien anderer Versionen werden mit ihrem SHA-256 geprüft; er steht auf der Seite der Version.',
  command: (tool, where) => `${tool} (${where})`,
  terminal: 'Terminal',
  commandPrompt: 'Eingabeaufforderung',
  copyCommand: (tool, file) => `Zeile mit ${tool} für ${file} kopieren`,
  proof: {
    hash: 'Vergleicht die Datei mit dem, was diese Seite veröffentlicht',
    signature: 'Prüft, wer sie signiert hat',
    attestation: 'Prüft, welcher Build sie erzeugt hat',
    'code-signature': 'Fragt das System, wer sie signiert hat',
    'import-key': 'Zuerst, einmalig: den Schlüssel importieren',
  },
  signatureFile: 'Die Signaturdatei, die daneben liegen muss:',
  next: 'Wenn alles stimmt',
  copy: 'Kopieren',
  copied: 'Kopiert',
  keys: 'Öffentliche Schlüssel',
  keysIntro: 'Mit diesen Schlüsseln werden die Versionen signiert.',
  keyNote:
    'Eine Signatur gilt auch dann, wenn dieser Server manipuliert wurde, sofern der Schlüssel aus anderer Quelle bekannt ist. Ein Schlüssel, der nur hier zu sehen ist, ist nur so gut wie diese Seite: den Fingerabdruck mit einer anderen Quelle vergleichen.',
  fingerprint: (type) => `${type}-Fingerabdruck`,
  created: (day) => `Erzeugt am ${day}.`,
  expires: (day) => `Läuft am ${day} ab.`,
  revoked: (day, reason) =>
    `Widerrufen am ${day}: ${reason} Nichts vertrauen, was danach damit signiert wurde.`,
  keyFile: 'Schlüsseldatei',
  copyKeyCommand: (type, fingerprint) => `Befehl für den ${type}-Schlüssel ${fingerprint} kopieren`,
  alsoShownAt: (host) => `Auch zu finden auf ${host}`,
  moved: 'Diese Seite ist umgezogen',
  movedTo: 'Zur neuen Seite',
  format: {
    programFor: (name) => `${name}-Programm`,
    installerPackage: (name) => `${name}-Installationspaket`,
    appPackage: (name) => `${name}-App-Paket`,
    appBundle: (name) => `${name}-App-Bundle`,
    appArchive: (name) => `${name}-App-Archiv`,
    zippedApp: (name) => `gezippte ${name}-App`,
    package: (name) => `Paket für ${name}`,
    diskImage: 'Disk-Image',
    discImage: 'ISO-Abbild',
    reference: (name) => `${name}-Verweisdatei`,
    archive: (name) => `${name}-Archiv`,
    cabinet: 'Cabinet-Archiv',
    compressed: (name) => `mit ${name} komprimierte Datei`,
    extension: (name) => `Erweiterung für ${name}`,
    module: (name) => `${name}-Modul`,
    script: (name) => `${name}-Skript`,
    shellScript: 'Shell-Skript',
    selfExtracting: 'selbstentpackendes Shell-Skript',
    batchFile: (name) => `${name}-Batchdatei`,
    file: (name) => `${name}-Datei`,
    library: (name) => `${name}-Bibliothek`,
    sharedLibrary: 'gemeinsam genutzte Bibliothek',
  },
};
