import { pluralOf } from './formats';
import { type Messages } from './messages';

// Wszystkie teksty po polsku; docs/translating.md mówi, na co uważać.

const plural = pluralOf('pl');

export const common: Messages['common'] = {
  size: {
    bytes: (count) =>
      plural(count, {
        one: (n) => `${n} bajt`,
        few: (n) => `${n} bajty`,
        many: (n) => `${n} bajtów`,
      }),
    unit: { kB: 'kB', MB: 'MB', GB: 'GB', TB: 'TB' },
    amount: (number, unit) => `${number} ${unit}`,
    amounts: (least, most) => `${least}–${most}`,
    apart: (least, most) => `${least} – ${most}`,
    percent: (number) => `${number}%`,
  },
  comma: ', ',
  anySystem: 'Dowolny system',
  cpu: {
    notStated: 'Nie podano procesora',
    bits64: '64 bity',
    bits32: '32 bity',
    with64: (name) => `${name} (64 bity)`,
    with32: (name) => `${name} (32 bity)`,
    appleSilicon: 'Apple Silicon',
    arm64: 'ARM (64 bity)',
    arm32: 'ARM (32 bity)',
  },
  program: 'program',
  witness: (source, day) => `${source} podaje tę samą sumę kontrolną (porównano ${day}).`,
  witnesses: (count, sources, day) =>
    plural(count, {
      one: (n) => `${n} niezależne źródło podaje to samo (${sources}), porównano ${day}.`,
      few: (n) => `${n} niezależne źródła podają to samo (${sources}), porównano ${day}.`,
      many: (n) => `${n} niezależnych źródeł podaje to samo (${sources}), porównano ${day}.`,
    }),
};

const mirrorsNote =
  'Serwerowi lustrzanemu nie trzeba ufać: porównaj SHA-256 pliku albo sprawdź plik na tej stronie.';

export const page: Messages['page'] = {
  title: (name) => `Pobierz ${name}`,
  description: (product, summary) =>
    `${summary} Pobierz ${product}: rozmiar i SHA-256 każdego pliku.`,
  why: {
    title: 'Dlaczego ten plik?',
    os: {
      'client-hint': 'System: podaje go przeglądarka.',
      'user-agent': 'System: wynika z nazwy, pod którą przedstawia się przeglądarka.',
      touch:
        'System: przeglądarka zgłasza Maca, ale ekran rozpoznaje kilka palców naraz, a tak działa tylko iPad.',
      override: 'System: wskazuje go otwarty adres.',
    },
    cpu: {
      'client-hint': 'Procesor: podaje go przeglądarka.',
      'user-agent': 'Procesor: wynika z nazwy, pod którą przedstawia się przeglądarka.',
      'nan-sign': 'Procesor: przeglądarka liczy tak, jak robi to ten rodzaj procesora.',
      override: 'Procesor: wskazuje go otwarty adres.',
      none: 'Procesor: przeglądarka go nie podaje.',
    },
    certainty: {
      sure: 'Dlatego to pewne.',
      likely: 'To prawdopodobne, ale nie pewne. Jeśli to pomyłka, pozostałe pliki są tuż poniżej.',
      asked: 'Nie sprawdzono, czy pasuje to do tego urządzenia.',
    },
    privacy:
      'Żadna informacja o tym urządzeniu nie opuściła przeglądarki: wyboru dokonuje sama strona.',
  },
  asked: {
    back: 'Pokaż plik dla tego komputera i wszystkie pozostałe',
    unknown:
      'Tego, o co prosi adres, nie ma na tej stronie, dlatego wybór zależy od tego urządzenia.',
    found: 'Szukany plik',
    lacks: (version) => `W ${version} nie ma takiego pliku.`,
    filesOf: (version) => `Wszystkie pliki ${version}`,
    download: (version, osName) => `Pobierz ${version} dla ${osName}`,
    downloadFile: (name) => `Pobierz ${name}`,
  },
  skip: 'Przejdź do wszystkich plików',
  version: (version) => `Wersja ${version}`,
  releaseNotes: 'Informacje o wersji',
  releaseNotesOf: (version) => `Informacje o wersji ${version}`,
  supportedUntil: (day) => `Wsparcie do ${day}`,
  supportEnded: (day) => `Koniec wsparcia: ${day}`,
  whatIsNew: (version) => `Co nowego w ${version}`,
  sample: (name) =>
    `To dane przykładowe: prawdziwe wersje ${name} do wypróbowania tej strony. Nie jest ona powiązana z ${name}.`,

  told: {
    cpu: (name) => `${name},`,
    sure: 'według przeglądarki.',
    likely: 'prawdopodobnie.',
    asked: 'zgodnie z wyborem.',
    notYours: 'To nie ten komputer?',
    howToTell: 'Jak to sprawdzić w dziesięć sekund',
  },
  cpuHint: {
    mostPcs: 'większość komputerów',
    oldPcs: 'stare komputery',
    appleSilicon: 'M1 i nowsze',
    until: (year) => `do ${year} r.`,
    mostPhones: 'większość telefonów',
    oldPhones: 'stare telefony',
    littleEndian: 'kolejność little-endian',
    bigEndian: 'kolejność big-endian',
    older: 'starszy',
    veryOld: 'bardzo stary',
  },
  systems: 'Systemy',
  editions: 'Edycje',
  channels: 'Kanały',
  channel: { stable: 'Stabilny', lts: 'Długoterminowe wsparcie', beta: 'Beta', nightly: 'Nightly' },
  installation: {
    installer: 'Instalator',
    portable: 'Przenośny',
    package: 'Pakiet',
    store: 'Sklep',
    forUser: 'Instalator dla jednego konta',
    forAll: 'Instalator dla wszystkich kont',
  },
  chooseForEdition: (edition) => `${edition}: wybierz swój komputer`,
  noEdition: (edition) => `Edycja ${edition} nie jest dostępna dla tego urządzenia`,
  useEdition: (edition) => `Dostępna jest edycja ${edition}`,
  groupOf: (edition, osName) => `${edition} dla ${osName}`,
  groupOfAny: (edition) => `${edition} dla dowolnego systemu`,
  installWith: 'Zainstaluj poleceniem',
  files: (count) =>
    plural(count, {
      one: (n) => `${n} plik`,
      few: (n) => `${n} pliki`,
      many: (n) => `${n} plików`,
    }),
  processors: (count) =>
    plural(count, {
      one: (n) => `${n} procesor`,
      few: (n) => `${n} procesory`,
      many: (n) => `${n} procesorów`,
    }),
  download: 'Pobierz',
  downloadOn: (osName) => `Pobierz dla ${osName}`,
  fileOf: (product, osName) => `${product} dla ${osName}`,
  fileOfAny: (product) => `${product} dla dowolnego systemu`,
  details: 'Szczegóły',
  eMail: 'E-mail',
  sharePage: 'Udostępnij tę stronę',
  olderVersions: 'Starsze wersje',

  equalsQuestion: {
    windows: 'Jaki to komputer z Windows?',
    macos: 'Jaki to Mac?',
    linux: 'Jaki procesor ma komputer?',
    chromeos: 'ChromeOS może uruchamiać aplikacje systemów Linux i Android, gdy się je włączy',
    other: 'Jaki procesor ma urządzenie?',
  },
  howToTell: {
    windows: 'Sprawdź: Ustawienia › System › Informacje › Typ systemu.',
    macos: 'Menu Apple › Ten Mac: „Czip: Apple …” to Apple Silicon, „Procesor: Intel …” to Intel.',
    linux: 'Uruchom uname -m w terminalu: x86_64 to 64-bitowy Intel lub AMD, aarch64 to ARM.',
    chromeos: 'Linuksa włącza się tutaj: Ustawienia › Informacje o ChromeOS › Deweloperzy.',
  },
  onChromeOs: {
    linux:
      'ChromeOS uruchamia programy dla Linuksa, gdy się je włączy: Ustawienia › Informacje o ChromeOS › Deweloperzy.',
    android: 'ChromeOS uruchamia aplikacje na Androida, gdy się je włączy: Ustawienia › Aplikacje.',
  },
  fit: {
    universal: 'Jeden plik dla wszystkich wymienionych procesorów.',
    emulatedMac:
      'Przeznaczony dla procesorów Intel. Na Apple Silicon działa dzięki technologii Rosetta.',
    emulated: 'Przeznaczony dla innego procesora. W tym systemie działa dzięki emulacji.',
    independent: 'Działa w każdym systemie, który ma potrzebne środowisko uruchomieniowe.',
    'not-stated': 'Wydawca nie podaje, dla jakiego procesora jest ten plik.',
  },
  minimumOs: (system) => `${system} lub nowszy`,
  needs: (system) => `Wymaga systemu ${system} lub nowszego.`,
  olderSystem: (system, older) =>
    `Najnowsza wersja wymaga systemu ${system} lub nowszego. Najnowsza, która działa na tym komputerze, to ${older}.`,
  noBuild: (name, osName) => `${name} dla ${osName}: brak wersji dla tego procesora`,
  noBuildHint: 'Te pliki są dla innych procesorów.',
  noBuildStated: 'Te pliki są dla innych procesorów albo nie podano ich procesora.',
  choose: 'Wybierz swój komputer',
  onComputer: 'Pobierz na komputer',
  phoneNoFile: {
    android: (name) => `${name}: brak wersji dla urządzeń z Androidem.`,
    ios: (name) => `${name}: brak wersji dla iPhone’a i iPada.`,
  },
  qrCode: 'Kod QR z adresem tej strony',
  copyAddress: 'Kopiuj adres tej strony',
  share: 'Wyślij na komputer',

  allFiles: 'Wszystkie pliki',
  filesOf: (release, day) => `${release}, ${day}`,
  filesOfMirrored: (release, day) => `${release}, ${day}. ${mirrorsNote}`,
  anyCpu: 'Dowolny procesor',
  kind: {
    download: 'Plik do pobrania',
    source: 'Kod źródłowy',
    checksum: 'Sumy kontrolne',
    signature: 'Podpis',
    certificate: 'Certyfikat',
    key: 'Klucz publiczny',
    provenance: 'Poświadczenie pochodzenia',
    sbom: 'Wykaz składników oprogramowania',
    'update-metadata': 'Dane aktualizacji',
    debug: 'Symbole debugowania',
    library: 'Biblioteka',
    docs: 'Dokumentacja',
    other: 'Inny plik',
  },
  forDevelopers: 'Kod źródłowy i inne pliki',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  linkToRow: 'Odnośnik do tego wiersza',
  copySha256Of: (name) => `SHA-256 pliku ${name}: kopiuj`,
  detailsOf: (name) => `Szczegóły pliku ${name}`,
  copyCommand: (manager) => `Kopiuj polecenie dla ${manager}`,
  signature: 'Podpis',
  signatureOf: (name, type) => `Podpis (${type}) pliku ${name}`,
  mirrors: 'Serwery lustrzane',
  mirrorIn: (name, country) => `${name} (${country})`,
  mirrorLink: (file, mirror) => `Pobierz plik ${file} z serwera ${mirror}`,
  mirrorsNote,
  onPhone: (name) => `${name} na telefonie`,
  scan: 'Otwórz tę stronę na telefonie: zeskanuj kod aparatem.',
  sbom: 'SBOM',
  sbomOf: (name) => `SBOM (wykaz składników oprogramowania) pliku ${name}`,
  attestation: 'Pochodzenie',
  attestationOf: (name) => `Poświadczenie pochodzenia pliku ${name}`,

  otherReleases: 'Inne wersje',
  allReleases: 'Wszystkie wersje',
  allReleasesWithFiles: (count) =>
    plural(count, {
      one: (n) => `${n} wersja ze wszystkimi plikami`,
      few: (n) => `Wszystkie ${n} wersje z plikami`,
      many: (n) => `Wszystkie wersje z plikami (${n})`,
    }),
  allReleasesOf: (name) => `Wszystkie wersje ${name}`,
  allReleasesDescription: (name) =>
    `Każda wersja ${name} z dniem publikacji i stroną ze wszystkimi plikami.`,
  releaseDescription: (release, day) =>
    `Wszystkie pliki ${release}, opublikowane ${day}, każdy z rozmiarem i SHA-256.`,
  withdrawn: 'Wycofana',
  withdrawnOn: (day, reason) => `Wycofana ${day}: ${reason}`,
  useInstead: (version) => `Użyj zamiast niej ${version}`,
  nothingInstead: 'Nie ma wersji zastępczej.',
  newest: {
    any: (version, day, newest) => `To jest ${version} z ${day}; najnowsza wersja to ${newest}.`,
    stable: (version, day, newest) =>
      `To jest ${version} z ${day}; najnowsza wersja stabilna to ${newest}.`,
    lts: (version, day, newest) =>
      `To jest ${version} z ${day}; najnowsza wersja z długoterminowym wsparciem to ${newest}.`,
    beta: (version, day, newest) =>
      `To jest ${version} z ${day}; najnowsza wersja beta to ${newest}.`,
    nightly: (version, day, newest) =>
      `To jest ${version} z ${day}; najnowsza wersja nightly to ${newest}.`,
  },
  unsupported: 'Już bez wsparcia',

  homepage: 'Witryna',
  source: 'Kod źródłowy',
  licence: (name) => `Licencja: ${name}`,
  verify: 'Klucze i sprawdzanie w terminalu',
  developers: 'Dla programistów i opiekunów pakietów',
  nothingTitle: 'Jeszcze nic tu nie ma',
  nothing: 'Na tej stronie nie opublikowano jeszcze żadnej wersji.',
  allWithdrawnTitle: (name) => `${name}: wycofano wszystkie wersje`,
  allWithdrawn: 'Nie używaj tego, co tu opublikowano. Nie ma wersji zastępczej.',
  withdrawnLine: (version, day, reason) => `${version}, wycofana ${day}: ${reason}`,
  notFoundTitle: 'Pod tym adresem nie ma strony',
  notFound: 'Wszystko jest na stronie pobierania.',
  notFoundLink: 'Przejdź do strony pobierania',
};

export const afterClick: Messages['afterClick'] = {
  title: 'Pobieranie się rozpoczęło',
  nothing: 'Nic się nie dzieje?',
  again: 'Pobierz ponownie',
  check: 'Gdy plik się pobierze, upuść go tutaj, aby sprawdzić, czy jest autentyczny.',
  terminal: 'Albo sprawdź w terminalu',
  step: {
    open: 'Otwórz plik w folderze z pobranymi plikami.',
    'drag-to-applications': 'Przeciągnij aplikację do folderu „Aplikacje”.',
    eject: 'Wysuń obraz dysku i uruchom aplikację z folderu „Aplikacje”.',
    'follow-installer': 'Postępuj zgodnie ze wskazówkami instalatora.',
    'install-app-package': 'W oknie, które się otworzy, wybierz „Zainstaluj”.',
    'extract-all': 'Kliknij plik prawym przyciskiem myszy i wybierz „Wyodrębnij wszystkie”.',
    extract: 'Rozpakuj plik.',
    'extract-on-open': 'Kliknij plik dwukrotnie, aby go rozpakować; Safari mogło już to zrobić.',
    'move-to-applications': 'Przenieś aplikację do folderu „Aplikacje” i tam ją otwórz.',
    'run-inside': 'Uruchom program z folderu, który się pojawi.',
    'make-executable': 'Nadaj plikowi uprawnienie do wykonywania.',
    'run-in-terminal': 'Uruchom w terminalu.',
    'install-in-terminal': 'Zainstaluj w terminalu.',
    'write-to-usb': 'Zapisz na pamięci USB albo uruchom w maszynie wirtualnej.',
    'allow-source':
      'Android zapyta, czy przeglądarka może instalować aplikacje: zezwól na to ten jeden raz.',
    gatekeeper:
      'Wydawca nie uzyskał dla tej aplikacji poświadczenia Apple, dlatego macOS ją zablokuje. Jeśli sprawdzenie wypadnie pomyślnie, zezwól na jej otwarcie: Ustawienia systemowe › Prywatność i ochrona › Otwórz mimo to.',
    smartscreen:
      'Plik nie jest podpisany dla Windows, dlatego SmartScreen wyświetli ostrzeżenie. Jeśli sprawdzenie wypadnie pomyślnie, wybierz Więcej informacji › Uruchom mimo to.',
  },
};

const notRead = 'Przeglądarka nie mogła odczytać tego pliku';

export const check: Messages['check'] = {
  title: 'Czy plik jest autentyczny?',
  intro: 'Upuść tu pobrany plik. Nie opuści tego komputera.',
  withoutScript: 'Wystarczy jedno polecenie w terminalu: wypisze OK albo FAILED.',
  choose: 'Wybierz plik…',
  orDrop: 'albo upuść go gdziekolwiek na tej stronie',
  dropNow: 'Upuść, aby sprawdzić',
  checkedNow: 'Co sprawdzono',
  cancel: 'Anuluj',
  again: 'Zacznij od nowa',
  remove: 'Usuń',
  removeNamed: (name) => `Usuń z listy plik ${name}`,
  cancelled: 'Anulowano.',
  waiting: 'Czeka na poprzedni plik.',
  loading: 'Wczytywanie narzędzia do sprawdzania…',
  notLoaded:
    'Nie udało się wczytać narzędzia do sprawdzania. Odśwież stronę, aby spróbować ponownie, albo użyj terminala.',
  failed:
    'Nie udało się pobrać z tej strony listy naszych plików. Sprawdź połączenie i zacznij od nowa.',
  progress: (percent, done, all, perSecond, secondsLeft) =>
    plural(secondsLeft, {
      one: (n) => `${percent}: ${done} z ${all}, ${perSecond} na sekundę, jeszcze ${n} sekunda`,
      few: (n) => `${percent}: ${done} z ${all}, ${perSecond} na sekundę, jeszcze ${n} sekundy`,
      many: (n) => `${percent}: ${done} z ${all}, ${perSecond} na sekundę, jeszcze ${n} sekund`,
    }),
  reading: (name) => `Odczytywanie pliku ${name}`,
  readingAt: (name, percent) => `${name}: ${percent}`,
  announced: (name, said) => `${name}: ${said}`,
  contact: 'Powiadom wydawcę:',
  inTerminal: 'Albo sprawdź w terminalu',
  copyLine: 'Kopiuj polecenie',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  summary: {
    files: (count) =>
      plural(count, {
        one: (n) => `${n} plik`,
        few: (n) => `${n} pliki`,
        many: (n) => `${n} plików`,
      }),
    bad: (count) =>
      plural(count, {
        one: (n) => `${n} nieprawidłowy`,
        few: (n) => `${n} nieprawidłowe`,
        many: (n) => `${n} nieprawidłowych`,
      }),
    attention: (count) =>
      plural(count, {
        one: (n) => `${n} wymaga uwagi`,
        few: (n) => `${n} wymagają uwagi`,
        many: (n) => `${n} wymaga uwagi`,
      }),
    unchecked: (count) =>
      plural(count, {
        one: (n) => `${n} niesprawdzony`,
        few: (n) => `${n} niesprawdzone`,
        many: (n) => `${n} niesprawdzonych`,
      }),
    matches: (count) =>
      plural(count, {
        one: (n) => `${n} zgodny`,
        few: (n) => `${n} zgodne`,
        many: (n) => `${n} zgodnych`,
      }),
    genuine: (count) =>
      plural(count, {
        one: (n) => `${n} autentyczny`,
        few: (n) => `${n} autentyczne`,
        many: (n) => `${n} autentycznych`,
      }),
  },
  action: {
    next: 'Co teraz zrobić',
    download: (name, version) => `Pobierz ${name} (wersja ${version})`,
    downloadAgain: (name) => `Pobierz ponownie ${name}`,
    choose: 'Zobacz wszystkie pliki',
    oneCommand: 'To polecenie sprawdza podpis; wypisuje OK albo FAILED.',
    lastCommand: 'Ostatnie z tych poleceń sprawdza podpis; wypisuje OK albo FAILED.',
    commands: 'Sprawdź w terminalu',
    reload: 'To nie jest najnowsza wersja tej strony: odśwież ją',
  },
  facts: {
    hashes: 'SHA-256 każdego pliku',
    signed: (type, key) => `Podpisano kluczem ${type} ${key}`,
    private: 'Ta strona nikogo nie śledzi',
  },

  product: {
    edition: (product, edition) => `${product} (${edition})`,
    on: (product, platform) => `${product} dla ${platform}`,
    onAny: (product) => `${product} dla dowolnego systemu`,
  },
  headline: {
    genuine: (product) => `Autentyczny plik: ${product}`,
    matches: 'Zgodny z tym, co publikuje ta strona',
    withdrawn: 'Wycofana wersja: nie używaj jej',
    otherMachine: (platform) => `Dla ${platform}, nie dla tego komputera`,
    unknownMachine: 'Nie dla tego komputera',
    old: 'Stara wersja',
    revokedSince: 'Wątpliwy: klucz, którym go podpisano, później unieważniono',
    badlySigned: 'Podpis jest nieprawidłowy: nie otwieraj tego pliku',
    signed: 'Podpisany kluczem wydawcy, ale to nie jest plik z tej strony',
    incomplete: (some, whole) => `Niekompletny: ${some} z ${whole}`,
    damaged: 'Uszkodzony: nie otwieraj go',
    replaced: 'Wcześniejsza zawartość tego pliku, później zastąpiona',
    webPage: 'To strona internetowa, a nie plik do pobrania',
    differs: 'To nie jest plik, który ta strona publikuje pod tą nazwą: nie otwieraj go',
    empty: 'Ten plik jest pusty',
    unknown: 'To nie jest żaden z naszych plików',
    published: (name) => `To ${name}, w postaci publikowanej na tej stronie`,
    takenBack: 'Opublikowany tutaj, a potem wycofany: nie używaj go',
    otherPublish: 'Ta strona nie może stwierdzić, co to jest: odśwież ją i sprawdź ponownie',
    notAsked: 'Ta strona nie zna tego pliku',
    unreadable: {
      'insecure-page': 'Na tej stronie nie można sprawdzać plików',
      folder: 'Nie można sprawdzić folderu',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'Ten plik jest za duży, aby sprawdzić go w tej przeglądarce',
      other: notRead,
    },
  },
  sentence: {
    genuine: 'Podpisany kluczem wydawcy, a każdy bajt jest prawidłowy.',
    matchesUnproven: (product) => `${product}. Podpisu nie udało się tutaj sprawdzić.`,
    matchesUnsigned: (product) =>
      `${product}. Plik nie ma podpisu, więc nie zasługuje na większe zaufanie niż ta strona.`,
    rightAndSigned: 'Plik jest autentyczny, podpisany kluczem wydawcy.',
    rightUnproven: 'Zawartość się zgadza; podpisu nie udało się tutaj sprawdzić.',
    rightUnsigned: 'Zawartość się zgadza; plik nie ma podpisu.',
    withdrawn: (version, day, reason) => `Wersję ${version} wycofano ${day}: ${reason}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `Wersję ${version} wycofano ${day}: ${reason} Użyj zamiast niej ${instead}.`,
    withdrawnNothing: (version, day, reason) =>
      `Wersję ${version} wycofano ${day}: ${reason} Nie ma wersji zastępczej.`,
    revokedSince:
      'Nikt nie może stwierdzić, czy bezpieczne jest to, co podpisano tym kluczem wcześniej.',
    signed: 'Być może opublikowano go gdzie indziej albo dla testerów. Na tej stronie go nie ma.',
    incomplete: (name, version) =>
      `Pobieranie pliku ${name} (wersja ${version}) przerwało się przed końcem.`,
    incompleteByName: (name, version) =>
      `Sądząc po nazwie, to ${name} (wersja ${version}). Nie da się stwierdzić, czy pobrana część jest prawidłowa.`,
    damaged: (name, version) =>
      `Pochodzi z pliku ${name} (wersja ${version}), ale jego zawartość zmieniła się po drodze albo na dysku.`,
    replaced: (name, day) =>
      `Taką zawartość miał plik ${name} do ${day}, kiedy wydawca go zastąpił.`,
    webPage: (name) =>
      `Być może zamiast pliku ${name} zapisała się strona logowania albo komunikat o błędzie.`,
    differsSameSize: (name, version) =>
      `Nazywa się tak jak ${name} w wersji ${version}, ale przy tym samym rozmiarze ma inną zawartość.`,
    differsLess: (name, version, less) =>
      `Nazywa się tak jak ${name} w wersji ${version}, ale jest mniejszy o ${less}.`,
    differsMore: (name, version, more) =>
      `Nazywa się tak jak ${name} w wersji ${version}, ale jest większy o ${more}.`,
    unknown: 'Nic z tego, co publikuje ta strona, nie ma takiej zawartości.',
    takenBack: 'Wśród tego, co jest teraz opublikowane, już go nie ma.',
    otherPublish: 'Teraz jest tu opublikowane coś innego niż wtedy, gdy powstała ta strona.',
    notAsked:
      'Nie udało się sprawdzić, czy plik jest na najnowszej liście wersji, więc ten wynik nie mówi o nim nic złego. Zanim go otworzysz, sprawdź połączenie i zacznij od nowa.',
    unreadable: {
      'insecure-page':
        'Tę stronę wczytano przez niezabezpieczone połączenie (http): przeglądarki nie obliczają wtedy sum kontrolnych, a po drodze każdy mógł ją zmienić. Otwórz ją przez https.',
      folder:
        'To folder. Jeśli przeglądarka rozpakowała archiwum, sprawdź archiwum, które zostało pobrane.',
      gone: 'Pliku już nie ma: został przeniesiony, usunięty albo zmieniono jego nazwę. Wybierz go ponownie.',
      'not-readable':
        'Plik zmienił się podczas odczytu albo brakuje uprawnień do odczytu. Poczekaj, aż pobieranie się zakończy, i wybierz go ponownie.',
      'no-webassembly':
        'Przeglądarka nie pozwala tu na WebAssembly (tak jest w trybie blokady), a bez niego nie da się obliczyć sumy kontrolnej pliku tej wielkości. Można to zrobić poleceniem w terminalu.',
      other: 'Przeglądarka nie podała przyczyny. Spróbuj ponownie albo użyj polecenia.',
    },
  },
  near: {
    empty: 'Ma 0 bajtów: pobieranie się nie rozpoczęło albo dysk jest pełny.',
    webPage:
      'To strona internetowa; być może zamiast pliku zapisała się strona logowania albo komunikat o błędzie.',
    unfinished: 'Nazwa wskazuje, że pobieranie się nie zakończyło.',
    unpacked: (name) =>
      `To może być zawartość pliku ${name}: niektóre przeglądarki rozpakowują archiwum po pobraniu. Sprawdź samo archiwum.`,
    otherVersion: (name) =>
      `Nazwa jest taka jak ${name}, ale z inną wersją, której nie ma na tej stronie: została wycofana albo nigdy jej tu nie opublikowano.`,
    signature: (name) =>
      `Nazywa się tak jak podpis pliku ${name}: upuść tu oba pliki naraz, aby sprawdzić podpis.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `To ${name}: wersja ${version} z ${day}, dla ${platform}.`,
    fileForAny: (name, version, day) =>
      `To ${name}: wersja ${version} z ${day}, dla dowolnego systemu.`,
    renamed: (name, version, day, platform) =>
      `To ${name} pod inną nazwą: wersja ${version} z ${day}, dla ${platform}.`,
    renamedForAny: (name, version, day) =>
      `To ${name} pod inną nazwą: wersja ${version} z ${day}, dla dowolnego systemu.`,
    edition: (version, edition) => `${version} (${edition})`,
    newer: (version) => `Wersja ${version} jest nowsza.`,
    newerNotHere: (version) =>
      `Wersja ${version} jest nowsza, ale nie ma w niej nic dla tego komputera.`,
    bothChanged: 'Jest zgodny z tym, co publikuje ta strona, ale ktoś mógł zmienić jedno i drugie.',
    pieceDiffers: (pieces, place) =>
      plural(pieces, {
        one: (n) => `Różni się 1 z ${n} fragmentu (pozycja: ${place}).`,
        few: (n) => `Różni się 1 z ${n} fragmentów (pozycja: ${place}).`,
        many: (n) => `Różni się 1 z ${n} fragmentów (pozycja: ${place}).`,
      }),
    piecesDiffer: (damaged, pieces, places) =>
      plural(pieces, {
        one: (n) => `Różniące się fragmenty: ${damaged} z ${n} (pozycje: ${places}).`,
        few: (n) => `Różniące się fragmenty: ${damaged} z ${n} (pozycje: ${places}).`,
        many: (n) => `Różniące się fragmenty: ${damaged} z ${n} (pozycje: ${places}).`,
      }),
    manyPiecesDiffer: (damaged, pieces, places, more) =>
      plural(more, {
        one: (n) =>
          `Różniące się fragmenty: ${damaged} z ${pieces} (pozycje: ${places} i jeszcze ${n}).`,
        few: (n) =>
          `Różniące się fragmenty: ${damaged} z ${pieces} (pozycje: ${places} i jeszcze ${n}).`,
        many: (n) =>
          `Różniące się fragmenty: ${damaged} z ${pieces} (pozycje: ${places} i jeszcze ${n}).`,
      }),
    missing: (size) => `Na końcu brakuje ${size}.`,
    extra: (size) => `Za właściwym końcem jest jeszcze ${size}.`,
  },
  signature: {
    kind: (type) => `Ma też podpis ${type}, którego przeglądarka nie może sprawdzić.`,
    noKey: (type) => `Podpisu ${type} nie sprawdzono: ta strona nie ma do niego klucza.`,
    noSignature: (type) => `Podpisu ${type} nie sprawdzono: nie udało się go pobrać z tej strony.`,
    noWebAssembly: (type) =>
      `Podpisu ${type} nie można tu sprawdzić: wymaga to WebAssembly, na które przeglądarka nie pozwala.`,
    keyMalformed: (line, expected) =>
      `Nie można odczytać klucza. W wierszu ${line} oczekiwano: ${expected}.`,
    signatureMalformed: (line, expected) =>
      `Nie można odczytać podpisu. W wierszu ${line} oczekiwano: ${expected}.`,
    expected: {
      'untrusted-comment': 'niepodpisany komentarz',
      'trusted-comment': 'podpisany komentarz',
      key: 'klucz',
      signature: 'podpis',
      'global-signature': 'podpis całości',
      algorithm: 'algorytm',
      text: 'tekst',
    },
    signed: (type, key) => `Podpisano kluczem ${type} ${key}.`,
    signedOn: (type, key, day) => `Podpisano kluczem ${type} ${key} w dniu ${day}.`,
    signedThenExpired: (type, key, day, expired) =>
      `Podpisano kluczem ${type} ${key} w dniu ${day}, gdy klucz był ważny; stracił ważność ${expired}.`,
    namesFile: (name) => `Podpis wymienia plik ${name}.`,
    namesOwner: (owner) => `Właściciel podany w kluczu: ${owner}.`,
    revokedLater: (day, reason) => `Ten klucz unieważniono ${day}: ${reason}`,
    notTold:
      'Nikt nie może stwierdzić, czy bezpieczne jest to, co podpisano tym kluczem wcześniej.',
    otherKey: (key, expected) =>
      `Podpisano innym kluczem (${key}) niż klucz wydawcy (${expected}).`,
    content: 'Podpis nie dotyczy tej zawartości.',
    trustedComment: 'Ktoś zmienił komentarz podpisu: podpis niczego nie dowodzi.',
    fileName: (signed, name) =>
      `Podpis jest prawidłowy, ale dotyczy pliku o nazwie ${signed}, a nie ${name}: być może w jego miejsce trafił starszy plik.`,
    tooLarge: (size) =>
      `Podpisu minisign nie można tu sprawdzić: jest starszego typu, który wymaga wczytania do pamięci całego pliku naraz (${size}).`,
    revokedBefore: (key, revoked, reason) =>
      `Podpisano już po unieważnieniu klucza ${key} w dniu ${revoked}: ${reason}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `Podpisano ${signed}, już po unieważnieniu klucza ${key} w dniu ${revoked}: ${reason}`,
    expiredBefore: (signed, key, expired) =>
      `Podpisano ${signed}, już po utracie ważności klucza ${key} w dniu ${expired}.`,
    expiredSignature: (expired) =>
      `Zawartość jest taka, jaką podpisano, ale podpis miał obowiązywać tylko do ${expired}.`,
    keyUnread: 'Nie można odczytać klucza OpenPGP.',
    signatureUnread: 'Nie można odczytać podpisu OpenPGP.',
    weakAlgorithm: (algorithm) =>
      `Podpis OpenPGP używa algorytmu ${algorithm}, dlatego dziś niczego nie dowodzi.`,
    unknownAlgorithm:
      'Podpisu OpenPGP nie można tu sprawdzić: używa algorytmu, którego ta strona nie zna.',
    notForSigning: (key) =>
      `W chwili podpisania klucz ${key} nie był przeznaczony do podpisywania plików.`,
  },
  published: {
    belongsTo: (name) => `Należy do pliku ${name}.`,
    checksums:
      'Zawiera sumy kontrolne pobieranych plików: umieść go obok nich i uruchom sha256sum --ignore-missing -c, podając nazwę tego pliku.',
    signature:
      'Świadczy o tym, kto utworzył plik, do którego należy: upuść tu oba pliki naraz, aby sprawdzić podpis.',
    key: 'To klucz publiczny, którym sprawdza się podpisy. Zanim mu zaufasz, porównaj jego odcisk z innym źródłem.',
    pieces:
      'Zawiera sumy kontrolne fragmentów pliku, dzięki którym ta strona sprawdza go szybciej. Nie jest ci potrzebny.',
    sbom: 'Wymienia, z czego powstał plik, do którego należy.',
    attestation: 'Mówi, jak i gdzie zbudowano plik, do którego należy.',
    catalogue: 'Zawiera wszystko, co mówi ta strona, w postaci dla programów.',
    schema: 'Opisuje budowę pliku releases.json dla edytorów kodu i programów.',
    installSh:
      'Instaluje program w systemach Linux, macOS i BSD: uruchom sh, podając nazwę tego pliku.',
    installPs1: 'Instaluje program w systemie Windows: uruchom go w PowerShell.',
    latest: 'Informuje programy, która wersja jest najnowsza.',
    go: 'Wymienia wszystkie wersje dla programów, które czytają go.dev/dl.',
    atom: 'Powiadamia czytniki kanałów o nowych wersjach.',
    metalink:
      'Menedżer pobierania, taki jak aria2, używa go, aby pobierać z kilku serwerów i sprawdzać, co otrzymał.',
    updates: 'Zainstalowane aplikacje znajdują w nim aktualizacje. Nie trzeba go otwierać.',
    packages: (manager) => `${manager} używa go do instalacji programu.`,
    aur: 'Narzędzie makepkg z Arch Linux używa go do instalacji programu.',
    appstream: 'Centra oprogramowania w Linuksie pokazują wersje na jego podstawie.',
    crawlers: 'Czytają go wyszukiwarki. Nie trzeba go otwierać.',
    securityTxt: 'Mówi, gdzie zgłosić problem z bezpieczeństwem.',
    previewImage: 'To obraz, który komunikatory pokazują przy odnośniku do tej strony.',
    other: 'Leży obok tej strony, ale nie należy do plików do pobrania.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `Sprawdź ${release} w terminalu`,
  description:
    'Klucze publiczne i polecenia, które sprawdzają poszczególne pliki; wypisują OK albo FAILED.',
  choose: 'Wybierz plik',
  intro:
    'Następnie w folderze z pobranym plikiem wklej jedno z poleceń dla niego. Wypisze OK albo FAILED.',
  olderFiles:
    'Pliki innych wersji sprawdza się za pomocą ich SHA-256, które jest podane na stronie danej wersji.',
  command: (tool, where) => `${tool} (${where})`,
  terminal: 'terminal',
  commandPrompt: 'Wiersz polecenia',
  copyCommand: (tool, file) => `Kopiuj polecenie ${tool} dla pliku ${file}`,
  proof: {
    hash: 'Porównuje plik z tym, co publikuje ta strona',
    signature: 'Sprawdza, kto go podpisał',
    attestation: 'Sprawdza, z której kompilacji pochodzi',
    'code-signature': 'Pyta system, kto go podpisał',
    'import-key': 'Najpierw, jednorazowo: zaimportuj klucz',
  },
  signatureFile: 'Plik podpisu, który musi leżeć obok:',
  next: 'Gdy plik jest prawidłowy',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  keys: 'Klucze publiczne',
  keysIntro: 'Wersje są podpisywane tymi kluczami.',
  keyNote:
    'Podpis zachowuje wartość nawet wtedy, gdy ktoś zmienił coś na tym serwerze, o ile znasz klucz z innego źródła. Klucz widziany tylko tutaj jest wart tylko tyle, co ta strona: porównaj jego odcisk z innym źródłem.',
  fingerprint: (type) => `Odcisk klucza ${type}`,
  created: (day) => `Utworzony ${day}.`,
  expires: (day) => `Ważny do ${day}.`,
  revoked: (day, reason) =>
    `Unieważniony ${day}: ${reason} Nie ufaj niczemu, co podpisano nim od tego czasu.`,
  keyFile: 'Plik klucza',
  copyKeyCommand: (type, fingerprint) => `Kopiuj polecenie dla klucza ${type} ${fingerprint}`,
  alsoShownAt: (host) => `Widoczny także na ${host}`,
  moved: 'Ta strona została przeniesiona',
  movedTo: 'Przejdź do nowej strony',
  format: {
    programFor: (name) => `program dla ${name}`,
    installerPackage: (name) => `pakiet instalacyjny dla ${name}`,
    appPackage: (name) => `pakiet aplikacji dla ${name}`,
    appBundle: (name) => `zestaw pakietów aplikacji dla ${name}`,
    appArchive: (name) => `archiwum aplikacji dla ${name}`,
    zippedApp: (name) => `aplikacja dla ${name} w archiwum zip`,
    package: (name) => `pakiet dla ${name}`,
    diskImage: 'obraz dysku',
    discImage: 'obraz płyty',
    reference: (name) => `plik odwołania ${name}`,
    archive: (name) => `archiwum ${name}`,
    cabinet: 'archiwum CAB',
    compressed: (name) => `plik skompresowany przez ${name}`,
    extension: (name) => `rozszerzenie ${name}`,
    module: (name) => `moduł ${name}`,
    script: (name) => `skrypt ${name}`,
    shellScript: 'skrypt powłoki',
    selfExtracting: 'samorozpakowujący się skrypt powłoki',
    batchFile: (name) => `plik wsadowy dla ${name}`,
    file: (name) => `plik ${name}`,
    library: (name) => `biblioteka dla ${name}`,
    sharedLibrary: 'biblioteka współdzielona',
  },
};
