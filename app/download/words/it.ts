import { pluralOf } from './formats';
import { type Messages } from './messages';

// Tutti i testi in italiano; docs/translating.md dice a che cosa badare. Nessun articolo davanti a una data: «l’11», ma «il 3».

const plural = pluralOf('it');

export const common: Messages['common'] = {
  size: {
    bytes: (count) => plural(count, { one: (n) => `${n} byte`, other: (n) => `${n} byte` }),
    unit: { kB: 'kB', MB: 'MB', GB: 'GB', TB: 'TB' },
    amount: (number, unit) => `${number} ${unit}`,
    amounts: (least, most) => `${least}–${most}`,
    apart: (least, most) => `${least} – ${most}`,
    percent: (number) => `${number}%`,
  },
  comma: ', ',
  anySystem: 'Qualsiasi sistema',
  cpu: {
    notStated: 'Processore non indicato',
    bits64: '64 bit',
    bits32: '32 bit',
    with64: (name) => `${name} a 64 bit`,
    with32: (name) => `${name} a 32 bit`,
    appleSilicon: 'Chip Apple',
    arm64: 'ARM a 64 bit',
    arm32: 'ARM a 32 bit',
  },
  program: 'programma',
  witness: (source, day) => `${source} indica lo stesso checksum (confronto in data ${day}).`,
  witnesses: (count, sources, day) =>
    plural(count, {
      one: (n) => `${n} fonte indipendente concorda (${sources}; confronto in data ${day}).`,
      other: (n) => `${n} fonti indipendenti concordano (${sources}; confronto in data ${day}).`,
    }),
};

const mirrorsNote =
  'Non serve fidarsi di un mirror: confronta lo SHA-256 del file oppure verificalo in questa pagina.';

export const page: Messages['page'] = {
  title: (name) => `Scarica ${name}`,
  description: (product, summary) =>
    `${summary} Scarica ${product}, con la dimensione e lo SHA-256 di ogni file.`,
  why: {
    title: 'Perché questo file?',
    os: {
      'client-hint': 'Sistema: lo indica il browser.',
      'user-agent': 'Sistema: lo dice l’identificativo inviato dal browser (User-Agent).',
      touch:
        'Sistema: il browser dichiara un Mac, ma lo schermo riconosce più dita: lo fa solo un iPad.',
      override: 'Sistema: lo chiede l’indirizzo che hai aperto.',
    },
    cpu: {
      'client-hint': 'Processore: lo indica il browser.',
      'user-agent': 'Processore: lo dice l’identificativo inviato dal browser (User-Agent).',
      'nan-sign': 'Processore: il browser calcola come fa questo tipo di processore.',
      override: 'Processore: lo chiede l’indirizzo che hai aperto.',
      none: 'Processore: il browser non lo dice.',
    },
    certainty: {
      sure: 'Quindi non ci sono dubbi.',
      likely: 'È probabile, ma non certo. Se non è così, gli altri file sono subito qui sotto.',
      asked: 'La compatibilità con il tuo dispositivo non è stata verificata.',
    },
    privacy:
      'Nulla di ciò che riguarda il tuo dispositivo ha lasciato il browser: la scelta avviene in questa pagina.',
  },
  asked: {
    back: 'Mostra il file per questo computer e tutto il resto',
    unknown:
      'L’indirizzo chiede qualcosa che non è in questa pagina, quindi viene proposto ciò che è adatto al tuo dispositivo.',
    found: 'Quello che hai chiesto',
    lacks: (version) => `In ${version} questo file non c’è.`,
    filesOf: (version) => `Tutti i file di ${version}`,
    download: (version, osName) => `Scarica ${version} per ${osName}`,
    downloadFile: (name) => `Scarica ${name}`,
  },
  skip: 'Vai a tutti i file',
  version: (version) => `Versione ${version}`,
  releaseNotes: 'Note di versione',
  releaseNotesOf: (version) => `Note di versione ${version}`,
  supportedUntil: (day) => `Fine del supporto: ${day}`,
  supportEnded: (day) => `Supporto terminato: ${day}`,
  whatIsNew: (version) => `Novità di ${version}`,
  sample: (name) =>
    `Questi sono dati di esempio: versioni reali di ${name}, mostrate per provare questa pagina. Questa pagina non ha alcun legame con ${name}.`,

  told: {
    cpu: (name) => `${name},`,
    sure: 'secondo il browser.',
    likely: 'probabilmente.',
    asked: 'come hai chiesto.',
    notYours: 'Un altro computer?',
    howToTell: 'Come capirlo in dieci secondi',
  },
  cpuHint: {
    mostPcs: 'la maggior parte dei PC',
    oldPcs: 'vecchi PC',
    appleSilicon: 'M1 e successivi',
    until: (year) => `fino al ${year}`,
    mostPhones: 'la maggior parte dei telefoni',
    oldPhones: 'vecchi telefoni',
    littleEndian: 'little-endian',
    bigEndian: 'big-endian',
    older: 'meno recente',
    veryOld: 'molto vecchio',
  },
  systems: 'Sistemi',
  editions: 'Edizioni',
  channels: 'Canali',
  channel: {
    stable: 'Stabile',
    lts: 'Supporto a lungo termine',
    beta: 'Beta',
    nightly: 'Nightly',
  },
  installation: {
    installer: 'Installer',
    portable: 'Versione portable',
    package: 'Pacchetto',
    store: 'Store',
    forUser: 'Installer per un solo utente',
    forAll: 'Installer per tutti gli utenti',
  },
  chooseForEdition: (edition) => `${edition}: scegli il tuo computer`,
  noEdition: (edition) => `L’edizione ${edition} non esiste per questo dispositivo`,
  useEdition: (edition) => `Per questo dispositivo esiste ${edition}`,
  groupOf: (edition, osName) => `${edition} per ${osName}`,
  groupOfAny: (edition) => `${edition} per qualsiasi sistema`,
  installWith: 'Installa con un comando',
  files: (count) => plural(count, { one: (n) => `${n} file`, other: (n) => `${n} file` }),
  processors: (count) =>
    plural(count, { one: (n) => `${n} processore`, other: (n) => `${n} processori` }),
  download: 'Scarica',
  downloadOn: (osName) => `Scarica per ${osName}`,
  fileOf: (product, osName) => `${product} per ${osName}`,
  fileOfAny: (product) => `${product} per qualsiasi sistema`,
  details: 'Dettagli',
  eMail: 'E-mail',
  sharePage: 'Condividi questa pagina',
  olderVersions: 'Versioni precedenti',

  equalsQuestion: {
    windows: 'Quale PC Windows hai?',
    macos: 'Quale Mac hai?',
    linux: 'Quale processore ha il tuo computer?',
    chromeos: 'ChromeOS può eseguire app Linux e Android, se sono attivate',
    other: 'Quale processore ha il tuo dispositivo?',
  },
  howToTell: {
    windows: 'Lo indica Impostazioni › Sistema › Informazioni sul sistema › Tipo sistema.',
    macos:
      'Menu Apple › Informazioni su questo Mac: “Chip: Apple…” è un chip Apple, “Processore: Intel…” è Intel.',
    linux: 'Esegui uname -m in un terminale: x86_64 è Intel o AMD a 64 bit, aarch64 è ARM.',
    chromeos: 'Linux si attiva in Impostazioni › Informazioni su ChromeOS › Sviluppatori.',
  },
  onChromeOs: {
    linux:
      'ChromeOS esegue i programmi Linux quando sono attivati: Impostazioni › Informazioni su ChromeOS › Sviluppatori.',
    android: 'ChromeOS esegue le app Android quando sono attivate: Impostazioni › App.',
  },
  fit: {
    universal: 'Un solo file per tutti i processori indicati.',
    emulatedMac: 'Compilato per Intel. Funziona su un chip Apple tramite Rosetta.',
    emulated: 'Compilato per un altro processore. Su questo sistema funziona in emulazione.',
    independent: 'Funziona su ogni sistema che abbia l’ambiente di esecuzione necessario.',
    'not-stated': 'L’editore non indica per quale processore è questo file.',
  },
  minimumOs: (system) => `${system} o versioni successive`,
  needs: (system) => `Richiede ${system} o versioni successive.`,
  olderSystem: (system, older) =>
    `La versione più recente richiede ${system} o versioni successive. ${older} è l’ultima che funziona sul tuo sistema.`,
  noBuild: (name, osName) => `${name} non esiste per questo processore su ${osName}`,
  noBuildHint: 'Questi file sono per altri processori.',
  noBuildStated: 'Questi file sono per altri processori, oppure il loro processore non è indicato.',
  choose: 'Scegli il tuo computer',
  onComputer: 'Scaricalo sul tuo computer',
  phoneNoFile: {
    android: (name) => `${name} non esiste per il tuo dispositivo Android.`,
    ios: (name) => `${name} non esiste per il tuo iPhone o iPad.`,
  },
  qrCode: 'Codice QR con l’indirizzo di questa pagina',
  copyAddress: 'Copia l’indirizzo di questa pagina',
  share: 'Invia al tuo computer',

  allFiles: 'Tutti i file',
  filesOf: (release, day) => `${release}, ${day}`,
  filesOfMirrored: (release, day) => `${release}, ${day}. ${mirrorsNote}`,
  anyCpu: 'Qualsiasi processore',
  kind: {
    download: 'Download',
    source: 'Codice sorgente',
    checksum: 'Checksum',
    signature: 'Firma',
    certificate: 'Certificato',
    key: 'Chiave pubblica',
    provenance: 'Attestazione di provenienza',
    sbom: 'Distinta dei componenti software',
    'update-metadata': 'Dati di aggiornamento',
    debug: 'Simboli di debug',
    library: 'Libreria',
    docs: 'Documentazione',
    other: 'Altro file',
  },
  forDevelopers: 'Codice sorgente e altri file',
  copy: 'Copia',
  copied: 'Copiato',
  linkToRow: 'Link a questa riga',
  copySha256Of: (name) => `SHA-256 di ${name}: copia`,
  detailsOf: (name) => `Dettagli di ${name}`,
  copyCommand: (manager) => `Copia il comando per ${manager}`,
  signature: 'Firma',
  signatureOf: (name, type) => `Firma (${type}) di ${name}`,
  mirrors: 'Mirror',
  mirrorIn: (name, country) => `${name} (${country})`,
  mirrorLink: (file, mirror) => `Scarica ${file} da ${mirror}`,
  mirrorsNote,
  onPhone: (name) => `${name} sul tuo telefono`,
  scan: 'Apri lì questa pagina: inquadra il codice con la fotocamera.',
  sbom: 'SBOM',
  sbomOf: (name) => `SBOM (distinta dei componenti software) di ${name}`,
  attestation: 'Provenienza',
  attestationOf: (name) => `Attestazione di provenienza di ${name}`,

  otherReleases: 'Altre versioni',
  allReleases: 'Tutte le versioni',
  allReleasesWithFiles: (count) =>
    plural(count, {
      one: (n) => `${n} versione con i suoi file`,
      other: (n) => `Tutte le ${n} versioni con i loro file`,
    }),
  allReleasesOf: (name) => `Tutte le versioni di ${name}`,
  allReleasesDescription: (name) =>
    `Ogni versione di ${name} con il giorno di pubblicazione e una pagina con tutti i suoi file.`,
  releaseDescription: (release, day) =>
    `Tutti i file di ${release} (${day}), con la dimensione e lo SHA-256 di ciascuno.`,
  withdrawn: 'Ritirata',
  withdrawnOn: (day, reason) => `Ritirata in data ${day}: ${reason}`,
  useInstead: (version) => `Usa invece ${version}`,
  nothingInstead: 'Non esiste una versione sostitutiva.',
  newest: {
    any: (version, day, newest) =>
      `Stai consultando ${version} (${day}); la più recente è ${newest}.`,
    stable: (version, day, newest) =>
      `Stai consultando ${version} (${day}); la versione stabile più recente è ${newest}.`,
    lts: (version, day, newest) =>
      `Stai consultando ${version} (${day}); la versione con supporto a lungo termine più recente è ${newest}.`,
    beta: (version, day, newest) =>
      `Stai consultando ${version} (${day}); la versione beta più recente è ${newest}.`,
    nightly: (version, day, newest) =>
      `Stai consultando ${version} (${day}); la versione Nightly più recente è ${newest}.`,
  },
  unsupported: 'Non più supportata',

  homepage: 'Sito web',
  source: 'Codice sorgente',
  licence: (name) => `Licenza: ${name}`,
  verify: 'Chiavi e verifica in un terminale',
  developers: 'Per sviluppatori e manutentori di pacchetti',
  nothingTitle: 'Ancora nessun download',
  nothing: 'In questa pagina non è ancora stata pubblicata alcuna versione.',
  allWithdrawnTitle: (name) => `${name}: tutte le versioni sono state ritirate`,
  allWithdrawn: 'Non usare ciò che era pubblicato qui. Non esiste una versione sostitutiva.',
  withdrawnLine: (version, day, reason) => `${version}, ritirata in data ${day}: ${reason}`,
  notFoundTitle: 'A questo indirizzo non c’è alcuna pagina',
  notFound: 'Tutto si trova nella pagina di download.',
  notFoundLink: 'Vai alla pagina di download',
};

export const afterClick: Messages['afterClick'] = {
  title: 'Il download è iniziato',
  nothing: 'Non è successo niente?',
  again: 'Riprova',
  check: 'Al termine del download, trascina qui il file per vedere se è autentico.',
  terminal: 'Verificalo invece in un terminale',
  step: {
    open: 'Apri il file dalla cartella Download.',
    'drag-to-applications': 'Trascina l’app su Applicazioni.',
    eject: 'Espelli l’immagine disco e avvia l’app da Applicazioni.',
    'follow-installer': 'Segui le istruzioni dell’installer.',
    'install-app-package': 'Scegli “Installa” nella finestra che si apre.',
    'extract-all': 'Fai clic con il pulsante destro sul file e scegli “Estrai tutto”.',
    extract: 'Decomprimilo.',
    'extract-on-open': 'Fai doppio clic sul file per decomprimerlo; forse Safari lo ha già fatto.',
    'move-to-applications': 'Sposta l’app in Applicazioni e aprila da lì.',
    'run-inside': 'Avvia il programma dalla cartella che compare.',
    'make-executable': 'Rendilo eseguibile.',
    'run-in-terminal': 'Avvialo in un terminale.',
    'install-in-terminal': 'Installalo in un terminale.',
    'write-to-usb': 'Scrivilo su una chiavetta USB o avvialo in una macchina virtuale.',
    'allow-source':
      'Android chiede se il browser può installare app: consentilo, poi disattivalo dopo l’installazione.',
    gatekeeper:
      'L’editore non ha fatto notarizzare il file da Apple, quindi macOS lo bloccherà. Se la verifica conferma che è autentico o che corrisponde a quello pubblicato, consentilo in Impostazioni di Sistema › Privacy e sicurezza › Apri comunque.',
    smartscreen:
      'Il file non è firmato per Windows, quindi SmartScreen mostrerà un avviso. Se la verifica conferma che è autentico o che corrisponde a quello pubblicato, scegli Ulteriori informazioni › Esegui comunque.',
  },
};

const notRead = 'Il browser non è riuscito a leggere questo file';

export const check: Messages['check'] = {
  title: 'È autentico?',
  intro: 'Trascina qui il file che hai scaricato. Non lascia mai il tuo computer.',
  withoutScript: 'Una riga in un terminale mostra OK o FAILED.',
  choose: 'Scegli un file…',
  orDrop: 'o trascinalo in un punto qualsiasi di questa pagina',
  dropNow: 'Rilascialo per verificarlo',
  checkedNow: 'Che cosa è stato verificato',
  cancel: 'Annulla',
  again: 'Ricomincia',
  remove: 'Rimuovi',
  removeNamed: (name) => `Rimuovi ${name}`,
  cancelled: 'Annullato.',
  waiting: 'In attesa del file precedente.',
  loading: 'Caricamento dello strumento di verifica…',
  notLoaded:
    'Non è stato possibile caricare lo strumento di verifica. Ricarica la pagina per riprovare, o usa un terminale.',
  failed:
    'Non è stato possibile ottenere da questa pagina l’elenco dei nostri file. Controlla la connessione e ricomincia.',
  progress: (percent, done, all, perSecond, secondsLeft) =>
    plural(secondsLeft, {
      one: (n) => `${percent}: ${done} di ${all}, ${perSecond} al secondo, manca ${n} secondo`,
      other: (n) => `${percent}: ${done} di ${all}, ${perSecond} al secondo, mancano ${n} secondi`,
    }),
  reading: (name) => `Lettura di ${name}`,
  readingAt: (name, percent) => `${name}: ${percent}`,
  announced: (name, said) => `${name}: ${said}`,
  contact: 'Avvisa l’editore:',
  inTerminal: 'Verificalo invece in un terminale',
  copyLine: 'Copia la riga',
  copy: 'Copia',
  copied: 'Copiato',
  summary: {
    files: (count) => plural(count, { one: (n) => `${n} file`, other: (n) => `${n} file` }),
    bad: (count) =>
      plural(count, { one: (n) => `${n} non conforme`, other: (n) => `${n} non conformi` }),
    attention: (count) =>
      plural(count, { one: (n) => `${n} con avvisi`, other: (n) => `${n} con avvisi` }),
    unchecked: (count) =>
      plural(count, { one: (n) => `${n} non verificato`, other: (n) => `${n} non verificati` }),
    matches: (count) =>
      plural(count, { one: (n) => `${n} corrispondente`, other: (n) => `${n} corrispondenti` }),
    genuine: (count) =>
      plural(count, { one: (n) => `${n} autentico`, other: (n) => `${n} autentici` }),
  },
  action: {
    next: 'Che cosa fare adesso',
    download: (name, version) => `Scarica ${name} (versione ${version})`,
    downloadAgain: (name) => `Scarica di nuovo ${name}`,
    choose: 'Vedi tutti i file',
    oneCommand: 'Questa riga verifica la firma; mostra OK o FAILED.',
    lastCommand: 'L’ultima di queste righe verifica la firma; mostra OK o FAILED.',
    commands: 'Verificalo in un terminale',
    reload: 'Questa pagina non è più aggiornata: ricaricala',
  },
  facts: {
    hashes: 'SHA-256 di ogni file',
    signed: (type, key) => `Firmato con la chiave ${type} ${key}`,
    private: 'Questa pagina non ti traccia',
  },

  product: {
    edition: (product, edition) => `${product} (${edition})`,
    on: (product, platform) => `${product} per ${platform}`,
    onAny: (product) => `${product} per qualsiasi sistema`,
  },
  headline: {
    genuine: (product) => `Autentico: ${product}`,
    matches: 'Corrisponde a ciò che questa pagina pubblica',
    withdrawn: 'Una versione ritirata: non usarla',
    otherMachine: (platform) => `Per ${platform}, non per questo computer`,
    unknownMachine: 'Non per questo computer',
    old: 'Una vecchia versione',
    revokedSince: 'Dubbio: la chiave che lo ha firmato è stata revocata in seguito',
    badlySigned: 'La sua firma non è valida: non aprire il file',
    signed: 'Firmato con la chiave dell’editore, ma non è un file di questa pagina',
    incomplete: (some, whole) => `Incompleto: ${some} di ${whole}`,
    damaged: 'Danneggiato: non aprirlo',
    replaced: 'Questo file com’era prima di essere sostituito',
    webPage: 'Una pagina web, non il download',
    differs: 'Non è il file che questa pagina pubblica con quel nome: non aprirlo',
    empty: 'Questo file è vuoto',
    unknown: 'Questo non è uno dei nostri file',
    published: (name) => `Questo è ${name}, così come lo pubblica questa pagina`,
    takenBack: 'Pubblicato qui e poi ritirato: non usarlo',
    otherPublish: 'Questa pagina non può dire che cos’è: ricaricala, poi verifica di nuovo',
    notAsked: 'Questa pagina non conosce questo file',
    unreadable: {
      'insecure-page': 'Con questa connessione non si possono verificare file',
      folder: 'Una cartella non si può verificare',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'Questo file è troppo grande per essere verificato in questo browser',
      other: notRead,
    },
  },
  sentence: {
    genuine: 'Firmato con la chiave dell’editore, e ogni byte è corretto.',
    matchesUnproven: (product) => `${product}. Qui non è stato possibile verificarne la firma.`,
    matchesUnsigned: (product) =>
      `${product}. Non è firmato, quindi è affidabile solo quanto questa pagina.`,
    rightAndSigned: 'È autentico, firmato con la chiave dell’editore.',
    rightUnproven: 'Il contenuto è corretto; qui non è stato possibile confermare la firma.',
    rightUnsigned: 'Il contenuto è corretto; il file non è firmato.',
    withdrawn: (version, day, reason) =>
      `La versione ${version} è stata ritirata in data ${day}: ${reason}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `La versione ${version} è stata ritirata in data ${day}: ${reason} Usa invece ${instead}.`,
    withdrawnNothing: (version, day, reason) =>
      `La versione ${version} è stata ritirata in data ${day}: ${reason} Non esiste una versione sostitutiva.`,
    revokedSince: 'Nessuno può dire se ciò che la chiave ha firmato in precedenza è sicuro.',
    signed: 'Forse è stato pubblicato altrove, o a scopo di test. Non figura in questa pagina.',
    incomplete: (name, version) =>
      `Il download di ${name} (versione ${version}) si è interrotto prima della fine.`,
    incompleteByName: (name, version) =>
      `A giudicare dal nome è ${name} (versione ${version}). Non si può dire se la parte ricevuta è corretta.`,
    damaged: (name, version) =>
      `È ${name} (versione ${version}), ma ha subito modifiche lungo il percorso o sul disco.`,
    replaced: (name, day) =>
      `È ${name} com’era prima che l’editore lo sostituisse, in data ${day}.`,
    webPage: (name) =>
      `Forse al posto di ${name} è stata salvata una pagina di accesso o di errore.`,
    differsSameSize: (name, version) =>
      `Ha lo stesso nome di ${name} (versione ${version}), ma un contenuto diverso della stessa dimensione.`,
    differsLess: (name, version, less) =>
      `Ha lo stesso nome di ${name} (versione ${version}), ma ha ${less} in meno.`,
    differsMore: (name, version, more) =>
      `Ha lo stesso nome di ${name} (versione ${version}), ma ha ${more} in più.`,
    unknown: 'Nulla di ciò che questa pagina pubblica ha questo contenuto.',
    takenBack: 'Non figura più tra i file pubblicati adesso.',
    otherPublish: 'Ciò che è pubblicato qui è cambiato da quando questa pagina è stata creata.',
    notAsked:
      'Non è stato possibile controllare se è nell’elenco più recente delle versioni, quindi questo non depone contro il file. Controlla la connessione e ricomincia prima di aprirlo.',
    unreadable: {
      'insecure-page':
        'Questa pagina è stata caricata tramite una connessione non protetta (http): in questo caso i browser non calcolano i checksum, e chiunque lungo il percorso avrebbe potuto modificare la pagina. Aprila con https.',
      folder:
        'È una cartella. Se il browser ha decompresso un archivio, verifica l’archivio che hai scaricato.',
      gone: 'Non c’è più: è stato spostato, rinominato o eliminato. Sceglilo di nuovo.',
      'not-readable':
        'È cambiato durante la lettura, o non hai il permesso di leggerlo. Aspetta che il download finisca, poi sceglilo di nuovo.',
      'no-webassembly':
        'Qui il browser non consente WebAssembly (come in modalità di isolamento), e senza di esso non si può calcolare il checksum di un file di queste dimensioni. Un comando può farlo.',
      other: 'Il browser non dice perché. Riprova, o usa un comando.',
    },
  },
  near: {
    empty: 'Ha 0 byte: il download non è iniziato, o il disco è pieno.',
    webPage: 'È una pagina web, forse di accesso o di errore, salvata al posto del file.',
    unfinished: 'Il suo nome è quello di un download non terminato.',
    unpacked: (name) =>
      `Può essere ciò che era dentro ${name}: alcuni browser decomprimono un archivio dopo averlo scaricato. Verifica l’archivio stesso.`,
    otherVersion: (name) =>
      `Il suo nome è simile a ${name}, ma indica una versione che non figura in questa pagina: è stata ritirata, o qui non è mai stata pubblicata.`,
    signature: (name) =>
      `A giudicare dal nome è una firma di ${name}: trascina qui entrambi i file insieme per farla verificare.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `È ${name}: versione ${version} (${day}), per ${platform}.`,
    fileForAny: (name, version, day) =>
      `È ${name}: versione ${version} (${day}), per qualsiasi sistema.`,
    renamed: (name, version, day, platform) =>
      `È ${name} con un altro nome: versione ${version} (${day}), per ${platform}.`,
    renamedForAny: (name, version, day) =>
      `È ${name} con un altro nome: versione ${version} (${day}), per qualsiasi sistema.`,
    edition: (version, edition) => `${version} (${edition})`,
    newer: (version) => `La versione ${version} è più recente.`,
    newerNotHere: (version) =>
      `La versione ${version} è più recente, ma non ha nulla per questo computer.`,
    bothChanged:
      'Corrisponde a ciò che questa pagina pubblica, ma qualcuno può aver modificato entrambi.',
    pieceDiffers: (pieces, place) =>
      plural(pieces, {
        one: (n) => `1 parte su ${n} è diversa (a ${place} dall’inizio).`,
        other: (n) => `1 parte su ${n} è diversa (a ${place} dall’inizio).`,
      }),
    piecesDiffer: (damaged, pieces, places) =>
      plural(pieces, {
        one: (n) => `${damaged} parti su ${n} sono diverse (a ${places} dall’inizio).`,
        other: (n) => `${damaged} parti su ${n} sono diverse (a ${places} dall’inizio).`,
      }),
    manyPiecesDiffer: (damaged, pieces, places, more) =>
      plural(more, {
        one: (n) =>
          `${damaged} parti su ${pieces} sono diverse (a ${places} dall’inizio e in ${n} altro punto).`,
        other: (n) =>
          `${damaged} parti su ${pieces} sono diverse (a ${places} dall’inizio e in altri ${n} punti).`,
      }),
    missing: (size) => `Manca la fine: ${size}.`,
    extra: (size) => `Dopo la fine c’è altro contenuto: ${size}.`,
  },
  signature: {
    kind: (type) => `Ha anche una firma ${type}, che un browser non può verificare.`,
    noKey: (type) =>
      `La sua firma ${type} non è stata verificata: questa pagina non ne ha la chiave.`,
    noSignature: (type) =>
      `La sua firma ${type} non è stata verificata: non è stato possibile ottenerla da questa pagina.`,
    noWebAssembly: (type) =>
      `La sua firma ${type} qui non si può verificare: serve WebAssembly, che il browser non consente.`,
    keyMalformed: (line, expected) =>
      `La chiave è illeggibile. Alla riga ${line} era previsto: ${expected}.`,
    signatureMalformed: (line, expected) =>
      `La firma è illeggibile. Alla riga ${line} era previsto: ${expected}.`,
    expected: {
      'untrusted-comment': 'il commento “untrusted comment” (non firmato)',
      'trusted-comment': 'il commento “trusted comment” (firmato)',
      key: 'la chiave',
      signature: 'la firma',
      'global-signature': 'la firma globale',
      algorithm: 'l’algoritmo',
      text: 'del testo',
    },
    signed: (type, key) => `Firmato con la chiave ${type} ${key}.`,
    signedOn: (type, key, day) => `Firmato con la chiave ${type} ${key} in data ${day}.`,
    signedThenExpired: (type, key, day, expired) =>
      `Firmato con la chiave ${type} ${key} in data ${day}, quando la chiave era valida; è scaduta in data ${expired}.`,
    namesFile: (name) => `La firma indica il nome di file ${name}.`,
    namesOwner: (owner) => `La chiave indica come proprietario: ${owner}.`,
    revokedLater: (day, reason) => `Questa chiave è stata revocata in data ${day}: ${reason}`,
    notTold: 'Nessuno può dire se ciò che ha firmato in precedenza è sicuro.',
    otherKey: (key, expected) =>
      `Firmato con un’altra chiave (${key}), non con quella dell’editore (${expected}).`,
    content: 'La firma non corrisponde a questo contenuto.',
    trustedComment: 'Il commento della firma è stato modificato: questa firma non prova nulla.',
    fileName: (signed, name) =>
      `La firma è valida, ma è di un file chiamato ${signed}, non ${name}: al suo posto può essere stato messo un file più vecchio.`,
    tooLarge: (size) =>
      `La sua firma minisign qui non si può verificare: è in un vecchio formato, che richiede in memoria il file intero (${size}).`,
    revokedBefore: (key, revoked, reason) =>
      `È stato firmato dopo la revoca della chiave ${key} (${revoked}): ${reason}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `È stato firmato in data ${signed}, dopo la revoca della chiave ${key} (${revoked}): ${reason}`,
    expiredBefore: (signed, key, expired) =>
      `È stato firmato in data ${signed}, dopo la scadenza della chiave ${key} (${expired}).`,
    expiredSignature: (expired) =>
      `Il contenuto è quello firmato, ma la firma doveva valere solo fino a questa data: ${expired}.`,
    keyUnread: 'La chiave OpenPGP è illeggibile.',
    signatureUnread: 'La firma OpenPGP è illeggibile.',
    weakAlgorithm: (algorithm) =>
      `La sua firma OpenPGP usa ${algorithm}, che oggi non prova più nulla.`,
    unknownAlgorithm:
      'La sua firma OpenPGP qui non si può verificare: usa un algoritmo che questa pagina non conosce.',
    notForSigning: (key) =>
      `La chiave ${key}, quando ha firmato, non era destinata a firmare file.`,
  },
  published: {
    belongsTo: (name) => `Accompagna ${name}.`,
    checksums:
      'Contiene i checksum con cui verificare i download: mettilo nella loro stessa cartella ed esegui sha256sum --ignore-missing -c seguito dal suo nome.',
    signature:
      'Dimostra chi ha creato il file che accompagna: trascina qui entrambi i file insieme per far verificare la firma.',
    key: 'È la chiave pubblica con cui si verificano le firme. Confronta la sua impronta con un’altra fonte prima di fidartene.',
    pieces:
      'Contiene i checksum delle parti di un file, perché questa pagina possa verificarlo più in fretta. Non ti serve.',
    sbom: 'Elenca ciò di cui è fatto il file che accompagna.',
    attestation: 'Dice come e dove è stato prodotto il file che accompagna.',
    catalogue: 'Contiene tutto ciò che dice questa pagina, in un formato leggibile dai programmi.',
    schema: 'Descrive la struttura di releases.json, per editor di testo e programmi.',
    installSh: 'Installa il programma su Linux, macOS e BSD: esegui sh seguito dal suo nome.',
    installPs1: 'Installa il programma su Windows: eseguilo in PowerShell.',
    latest: 'Indica ai programmi la versione più recente.',
    go: 'Elenca tutte le versioni, per i programmi che leggono go.dev/dl.',
    atom: 'Annuncia le nuove versioni ai lettori di feed.',
    metalink:
      'Un gestore di download come aria2 se ne serve per scaricare da più server, e verifica ciò che riceve.',
    updates: 'Le app installate lo leggono per trovare gli aggiornamenti. Non c’è nulla da aprire.',
    packages: (manager) => `${manager} se ne serve per installare il programma.`,
    aur: 'makepkg di Arch Linux se ne serve per installare il programma.',
    appstream: 'I software center di Linux se ne servono per mostrare le versioni.',
    crawlers: 'Lo leggono i motori di ricerca. Non c’è nulla da aprire.',
    securityTxt: 'Dice dove segnalare un problema di sicurezza.',
    previewImage: 'È l’immagine che le chat mostrano con un link a questa pagina.',
    other: 'Fa parte di questo sito, ma non è uno dei suoi download.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `Verifica ${release} in un terminale`,
  description:
    'Le chiavi pubbliche e, per ogni file, le righe che lo verificano; mostrano OK o FAILED.',
  choose: 'Scegli il tuo file',
  intro:
    'Poi apri un terminale nella cartella del download e incolla una delle righe indicate per questo file. La riga mostra OK o FAILED.',
  olderFiles:
    'I file delle altre versioni si verificano con il loro SHA-256, che si trova nella pagina di ciascuna.',
  command: (tool, where) => `${tool} (${where})`,
  terminal: 'terminale',
  commandPrompt: 'Prompt dei comandi',
  copyCommand: (tool, file) => `Copia la riga di ${tool} per ${file}`,
  proof: {
    hash: 'Confronta il file con ciò che questa pagina pubblica',
    signature: 'Verifica chi lo ha firmato',
    attestation: 'Verifica quale build lo ha prodotto',
    'code-signature': 'Chiede al sistema chi lo ha firmato',
    'import-key': 'Prima, una volta sola: importa la chiave',
  },
  signatureFile: 'Il file della firma, che deve trovarsi accanto:',
  next: 'Se è tutto a posto',
  copy: 'Copia',
  copied: 'Copiato',
  keys: 'Chiavi pubbliche',
  keysIntro: 'Le versioni sono firmate con queste chiavi.',
  keyNote:
    'Una firma vale anche se questo server è stato compromesso, purché tu conosca la chiave da un’altra fonte. Vista soltanto qui, una chiave vale solo quanto questa pagina: confronta la sua impronta con un’altra fonte.',
  fingerprint: (type) => `Impronta ${type}`,
  created: (day) => `Creata in data ${day}.`,
  expires: (day) => `Scade in data ${day}.`,
  revoked: (day, reason) =>
    `Revocata in data ${day}: ${reason} Non fidarti di nulla che abbia firmato da allora.`,
  keyFile: 'File della chiave',
  copyKeyCommand: (type, fingerprint) => `Copia il comando per la chiave ${type} ${fingerprint}`,
  alsoShownAt: (host) => `Visibile anche su ${host}`,
  moved: 'Questa pagina si è spostata',
  movedTo: 'Vai alla nuova pagina',
  format: {
    programFor: (name) => `programma per ${name}`,
    installerPackage: (name) => `pacchetto di installazione per ${name}`,
    appPackage: (name) => `pacchetto app per ${name}`,
    appBundle: (name) => `bundle di app per ${name}`,
    appArchive: (name) => `archivio di app per ${name}`,
    zippedApp: (name) => `app per ${name} compressa in zip`,
    package: (name) => `pacchetto per ${name}`,
    diskImage: 'immagine disco',
    discImage: 'immagine ISO',
    reference: (name) => `file di riferimento ${name}`,
    archive: (name) => `archivio ${name}`,
    cabinet: 'archivio Cabinet',
    compressed: (name) => `file compresso con ${name}`,
    extension: (name) => `estensione per ${name}`,
    module: (name) => `modulo ${name}`,
    script: (name) => `script ${name}`,
    shellScript: 'script di shell',
    selfExtracting: 'script di shell autoestraente',
    batchFile: (name) => `file batch per ${name}`,
    file: (name) => `file ${name}`,
    library: (name) => `libreria per ${name}`,
    sharedLibrary: 'libreria condivisa',
  },
};
