import { pluralOf } from './formats';
import { type Messages } from './messages';

// Все тексты на русском; docs/translating.md говорит, на что обратить внимание.

const plural = pluralOf('ru');

/** Ends a sentence: a date ends with a full stop of its own ("11 октября 2026 г."). */
const stop = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export const common: Messages['common'] = {
  size: {
    bytes: (count) =>
      plural(count, {
        one: (n) => `${n} байт`,
        few: (n) => `${n} байта`,
        many: (n) => `${n} байт`,
      }),
    unit: { kB: 'кБ', MB: 'МБ', GB: 'ГБ', TB: 'ТБ' },
    amount: (number, unit) => `${number} ${unit}`,
    amounts: (least, most) => `${least}–${most}`,
    apart: (least, most) => `${least} – ${most}`,
    percent: (number) => `${number} %`,
  },
  comma: ', ',
  anySystem: 'Любая система',
  cpu: {
    notStated: 'Процессор не указан',
    bits64: '64 бита',
    bits32: '32 бита',
    with64: (name) => `${name} (64 бита)`,
    with32: (name) => `${name} (32 бита)`,
    appleSilicon: 'Apple Silicon',
    arm64: 'ARM (64 бита)',
    arm32: 'ARM (32 бита)',
  },
  program: 'программа',
  witness: (source, day) => stop(`${source}: та же контрольная сумма, сверено ${day}`),
  witnesses: (count, sources, day) =>
    plural(count, {
      one: (n) => stop(`Совпадает с ${n} независимым источником (${sources}), сверено ${day}`),
      few: (n) => stop(`Совпадает с ${n} независимыми источниками (${sources}), сверено ${day}`),
      many: (n) => stop(`Совпадает с ${n} независимыми источниками (${sources}), сверено ${day}`),
    }),
};

const mirrorsNote =
  'Доверять зеркалу не обязательно: сравните SHA-256 файла или проверьте файл на этой странице.';

export const page: Messages['page'] = {
  title: (name) => `Скачать ${name}`,
  description: (product, summary) =>
    `${summary} Скачать ${product}: размер и SHA-256 каждого файла.`,
  why: {
    title: 'Почему этот файл?',
    os: {
      'client-hint': 'Система: по данным браузера.',
      'user-agent': 'Система: по имени, которым представляется браузер.',
      touch:
        'Система: браузер сообщает о Mac, но экран распознаёт несколько касаний сразу, а так умеет только iPad.',
      override: 'Система: указана в адресе, по которому открыта страница.',
    },
    cpu: {
      'client-hint': 'Процессор: по данным браузера.',
      'user-agent': 'Процессор: по имени, которым представляется браузер.',
      'nan-sign': 'Процессор: браузер вычисляет так, как вычисляют процессоры этого вида.',
      override: 'Процессор: указан в адресе, по которому открыта страница.',
      none: 'Процессор: браузер его не сообщает.',
    },
    certainty: {
      sure: 'Поэтому это известно точно.',
      likely: 'Это вероятно, но не наверняка. Если выбор неверен, остальные файлы — сразу ниже.',
      asked: 'Подходит ли это вашему устройству, не проверялось.',
    },
    privacy: 'Никакие сведения об этом устройстве не покинули браузер: выбор делает сама страница.',
  },
  asked: {
    back: 'Показать файл для этого компьютера и всё остальное',
    unknown:
      'Того, что указано в адресе, на этой странице нет, поэтому выбор сделан для вашего устройства.',
    found: 'Запрошенный файл',
    lacks: (version) => `В ${version} такого файла нет.`,
    filesOf: (version) => `Все файлы ${version}`,
    download: (version, osName) => `Скачать ${version} для ${osName}`,
    downloadFile: (name) => `Скачать ${name}`,
  },
  skip: 'Перейти ко всем файлам',
  version: (version) => `Версия ${version}`,
  releaseNotes: 'Что изменилось',
  releaseNotesOf: (version) => `Что изменилось в ${version}`,
  supportedUntil: (day) => `Поддерживается до ${day}`,
  supportEnded: (day) => `Поддержка закончилась ${day}`,
  whatIsNew: (version) => `Что нового в ${version}`,
  sample: (name) =>
    `Это пример данных: настоящие версии ${name}, на которых можно попробовать эту страницу. Она никак не связана с ${name}.`,

  told: {
    cpu: (name) => `${name},`,
    sure: 'по данным браузера.',
    likely: 'вероятно.',
    asked: 'как запрошено.',
    notYours: 'Другой компьютер?',
    howToTell: 'Как узнать за десять секунд',
  },
  cpuHint: {
    mostPcs: 'большинство ПК',
    oldPcs: 'старые ПК',
    appleSilicon: 'M1 и новее',
    until: (year) => `до ${year} г.`,
    mostPhones: 'большинство телефонов',
    oldPhones: 'старые телефоны',
    littleEndian: 'порядок байтов little-endian',
    bigEndian: 'порядок байтов big-endian',
    older: 'более старый',
    veryOld: 'очень старый',
  },
  systems: 'Системы',
  editions: 'Редакции',
  channels: 'Каналы',
  channel: {
    stable: 'Стабильный',
    lts: 'Долгосрочная поддержка',
    beta: 'Бета',
    nightly: 'Ночные сборки',
  },
  installation: {
    installer: 'Установщик',
    portable: 'Портативная версия',
    package: 'Пакет',
    store: 'Магазин',
    forUser: 'Установщик для одного пользователя',
    forAll: 'Установщик для всех пользователей',
  },
  chooseForEdition: (edition) => `${edition}: выберите свой компьютер`,
  noEdition: (edition) => `Редакции ${edition} для этого устройства нет`,
  useEdition: (edition) => `Для него есть редакция ${edition}`,
  groupOf: (edition, osName) => `${edition} для ${osName}`,
  groupOfAny: (edition) => `${edition} для любой системы`,
  installWith: 'Установить командой',
  files: (count) =>
    plural(count, {
      one: (n) => `${n} файл`,
      few: (n) => `${n} файла`,
      many: (n) => `${n} файлов`,
    }),
  processors: (count) =>
    plural(count, {
      one: (n) => `${n} процессор`,
      few: (n) => `${n} процессора`,
      many: (n) => `${n} процессоров`,
    }),
  download: 'Скачать',
  downloadOn: (osName) => `Скачать для ${osName}`,
  fileOf: (product, osName) => `${product} для ${osName}`,
  fileOfAny: (product) => `${product} для любой системы`,
  details: 'Сведения',
  eMail: 'Эл. почта',
  sharePage: 'Поделиться страницей',
  olderVersions: 'Старые версии',

  equalsQuestion: {
    windows: 'Какой это ПК с Windows?',
    macos: 'Какой это Mac?',
    linux: 'Какой процессор у компьютера?',
    chromeos: 'ChromeOS может запускать приложения Linux и Android, если это включено',
    other: 'Какой процессор у устройства?',
  },
  howToTell: {
    windows: 'Он указан здесь: Параметры › Система › О системе › Тип системы.',
    macos:
      'Меню Apple › Об этом Mac: «Чип: Apple …» — это Apple Silicon, «Процессор: Intel …» — это Intel.',
    linux: 'Выполните uname -m в терминале: x86_64 — это Intel или AMD, 64 бита; aarch64 — ARM.',
    chromeos: 'Linux включается здесь: Настройки › О ChromeOS › Разработчикам.',
  },
  onChromeOs: {
    linux:
      'ChromeOS запускает программы Linux, если это включено: Настройки › О ChromeOS › Разработчикам.',
    android: 'ChromeOS запускает приложения Android, если это включено: Настройки › Приложения.',
  },
  fit: {
    universal: 'Один файл для всех указанных процессоров.',
    emulatedMac: 'Собран для Intel. На Apple Silicon работает через Rosetta.',
    emulated: 'Собран для другого процессора. В этой системе работает через эмуляцию.',
    independent: 'Работает в любой системе, где есть нужная среда выполнения.',
    'not-stated': 'Издатель не указал, для какого процессора этот файл.',
  },
  minimumOs: (system) => `${system} или новее`,
  needs: (system) => `Требуется ${system} или новее.`,
  olderSystem: (system, older) =>
    `Для последней версии требуется ${system} или новее. Последняя из работающих на этом компьютере — ${older}.`,
  noBuild: (name, osName) => `${name} для ${osName}: нет файлов для этого процессора`,
  noBuildHint: 'Эти файлы для других процессоров.',
  noBuildStated: 'Эти файлы для других процессоров, или процессор для них не указан.',
  choose: 'Выберите свой компьютер',
  onComputer: 'Скачать на компьютер',
  phoneNoFile: {
    android: (name) => `${name}: нет файла для устройств Android.`,
    ios: (name) => `${name}: нет файла для iPhone и iPad.`,
  },
  qrCode: 'QR-код с адресом этой страницы',
  copyAddress: 'Скопировать адрес страницы',
  share: 'Отправить на компьютер',

  allFiles: 'Все файлы',
  filesOf: (release, day) => `${release}, ${day}`,
  filesOfMirrored: (release, day) => `${stop(`${release}, ${day}`)} ${mirrorsNote}`,
  anyCpu: 'Любой процессор',
  kind: {
    download: 'Файл для скачивания',
    source: 'Исходный код',
    checksum: 'Контрольные суммы',
    signature: 'Подпись',
    certificate: 'Сертификат',
    key: 'Открытый ключ',
    provenance: 'Сведения о происхождении',
    sbom: 'Состав программы',
    'update-metadata': 'Данные для обновлений',
    debug: 'Отладочные символы',
    library: 'Библиотека',
    docs: 'Документация',
    other: 'Другой файл',
  },
  forDevelopers: 'Исходный код и другие файлы',
  copy: 'Копировать',
  copied: 'Скопировано',
  linkToRow: 'Ссылка на эту строку',
  copySha256Of: (name) => `SHA-256 файла ${name}: копировать`,
  detailsOf: (name) => `Сведения о файле ${name}`,
  copyCommand: (manager) => `Копировать команду для ${manager}`,
  signature: 'Подпись',
  signatureOf: (name, type) => `Подпись (${type}) файла ${name}`,
  mirrors: 'Зеркала',
  mirrorIn: (name, country) => `${name} (${country})`,
  mirrorLink: (file, mirror) => `Скачать файл ${file} с зеркала ${mirror}`,
  mirrorsNote,
  onPhone: (name) => `${name} на телефоне`,
  scan: 'Откройте эту страницу на телефоне: наведите камеру на код.',
  sbom: 'SBOM',
  sbomOf: (name) => `SBOM (состав программы) файла ${name}`,
  attestation: 'Аттестация сборки',
  attestationOf: (name) => `Аттестация сборки файла ${name}`,

  otherReleases: 'Другие версии',
  allReleases: 'Все версии',
  allReleasesWithFiles: (count) =>
    plural(count, {
      one: (n) => `Все версии с файлами (${n})`,
      few: (n) => `Все ${n} версии с файлами`,
      many: (n) => `Все ${n} версий с файлами`,
    }),
  allReleasesOf: (name) => `Все версии ${name}`,
  allReleasesDescription: (name) =>
    `Все версии ${name}: дата публикации и страница со всеми файлами каждой из них.`,
  releaseDescription: (release, day) =>
    `Все файлы ${release}, опубликованные ${day}, с размером и SHA-256 каждого.`,
  withdrawn: 'Отозвана',
  withdrawnOn: (day, reason) => `Отозвана ${day}: ${reason}`,
  useInstead: (version) => `Используйте вместо неё ${version}`,
  nothingInstead: 'Замены нет.',
  newest: {
    any: (version, day, newest) => `Это ${version} от ${day}; последняя версия — ${newest}.`,
    stable: (version, day, newest) =>
      `Это ${version} от ${day}; последняя стабильная версия — ${newest}.`,
    lts: (version, day, newest) =>
      `Это ${version} от ${day}; последняя версия с долгосрочной поддержкой — ${newest}.`,
    beta: (version, day, newest) => `Это ${version} от ${day}; последняя бета-версия — ${newest}.`,
    nightly: (version, day, newest) =>
      `Это ${version} от ${day}; последняя ночная сборка — ${newest}.`,
  },
  unsupported: 'Больше не поддерживается',

  homepage: 'Сайт',
  source: 'Исходный код',
  licence: (name) => `Лицензия: ${name}`,
  verify: 'Ключи и проверка в терминале',
  developers: 'Для разработчиков и сопровождающих пакетов',
  nothingTitle: 'Здесь пока ничего нет',
  nothing: 'На этой странице ещё не опубликовано ни одной версии.',
  allWithdrawnTitle: (name) => `Отозвано: ${name}`,
  allWithdrawn: 'Не используйте то, что здесь было опубликовано. Замены нет.',
  withdrawnLine: (version, day, reason) => `${version}, отозвана ${day}: ${reason}`,
  notFoundTitle: 'По этому адресу страницы нет',
  notFound: 'Всё находится на странице загрузки.',
  notFoundLink: 'Перейти на страницу загрузки',
};

export const afterClick: Messages['afterClick'] = {
  title: 'Загрузка началась',
  nothing: 'Ничего не происходит?',
  again: 'Начать загрузку снова',
  check: 'Когда файл загрузится, перетащите его сюда, чтобы узнать, подлинный ли он.',
  terminal: 'Проверить в терминале',
  step: {
    open: 'Откройте файл из папки «Загрузки».',
    'drag-to-applications': 'Перетащите приложение в папку «Программы».',
    eject: 'Извлеките образ диска и запустите приложение из папки «Программы».',
    'follow-installer': 'Следуйте указаниям установщика.',
    'install-app-package': 'В открывшемся окне выберите «Установить».',
    'extract-all': 'Щёлкните файл правой кнопкой мыши и выберите «Извлечь все».',
    extract: 'Распакуйте файл.',
    'extract-on-open':
      'Дважды щёлкните файл, чтобы распаковать его; возможно, Safari уже сделал это.',
    'move-to-applications': 'Переместите приложение в папку «Программы» и откройте его там.',
    'run-inside': 'Запустите программу из появившейся папки.',
    'make-executable': 'Разрешите запуск файла.',
    'run-in-terminal': 'Запустите файл в терминале.',
    'install-in-terminal': 'Установите командой в терминале.',
    'write-to-usb': 'Запишите образ на USB-накопитель или запустите его в виртуальной машине.',
    'allow-source':
      'Android спросит, можно ли браузеру устанавливать приложения: разрешите только на этот раз.',
    gatekeeper:
      'Издатель не заверил приложение у Apple, поэтому macOS не даст его открыть. Если проверка покажет, что файл в порядке, разрешите его: Системные настройки › Конфиденциальность и безопасность › Все равно открыть.',
    smartscreen:
      'Файл не подписан для Windows, поэтому SmartScreen покажет предупреждение. Если проверка покажет, что файл в порядке, выберите «Подробнее» › «Выполнить в любом случае».',
  },
};

const notRead = 'Браузер не смог прочитать этот файл';

export const check: Messages['check'] = {
  title: 'Подлинный ли файл?',
  intro: 'Перетащите сюда скачанный файл. Он не покинет этот компьютер.',
  withoutScript: 'Одна команда в терминале выводит OK или FAILED.',
  choose: 'Выбрать файл…',
  orDrop: 'или перетащите его в любое место страницы',
  dropNow: 'Отпустите файл, чтобы проверить его',
  checkedNow: 'Что проверено',
  cancel: 'Отмена',
  again: 'Начать заново',
  remove: 'Убрать',
  removeNamed: (name) => `Убрать из списка файл ${name}`,
  cancelled: 'Отменено.',
  waiting: 'В очереди: сначала проверяется предыдущий файл.',
  loading: 'Загружается средство проверки…',
  notLoaded:
    'Не удалось загрузить средство проверки. Обновите страницу, чтобы попробовать снова, или воспользуйтесь терминалом.',
  failed:
    'Не удалось получить с этой страницы список опубликованных файлов. Проверьте подключение и начните заново.',
  progress: (percent, done, all, perSecond, secondsLeft) =>
    plural(secondsLeft, {
      one: (n) => `${percent}: ${done} из ${all}, ${perSecond} в секунду, ещё ${n} секунда`,
      few: (n) => `${percent}: ${done} из ${all}, ${perSecond} в секунду, ещё ${n} секунды`,
      many: (n) => `${percent}: ${done} из ${all}, ${perSecond} в секунду, ещё ${n} секунд`,
    }),
  reading: (name) => `Чтение файла ${name}`,
  readingAt: (name, percent) => `${name}: ${percent}`,
  announced: (name, said) => `${name}: ${said}`,
  contact: 'Сообщите издателю:',
  inTerminal: 'Проверить в терминале',
  copyLine: 'Копировать команду',
  copy: 'Копировать',
  copied: 'Скопировано',
  summary: {
    files: (count) =>
      plural(count, {
        one: (n) => `${n} файл`,
        few: (n) => `${n} файла`,
        many: (n) => `${n} файлов`,
      }),
    bad: (count) =>
      plural(count, {
        one: (n) => `${n} нельзя открывать`,
        few: (n) => `${n} нельзя открывать`,
        many: (n) => `${n} нельзя открывать`,
      }),
    attention: (count) =>
      plural(count, {
        one: (n) => `${n} требует внимания`,
        few: (n) => `${n} требуют внимания`,
        many: (n) => `${n} требует внимания`,
      }),
    unchecked: (count) =>
      plural(count, {
        one: (n) => `${n} не проверен`,
        few: (n) => `${n} не проверены`,
        many: (n) => `${n} не проверено`,
      }),
    matches: (count) =>
      plural(count, {
        one: (n) => `${n} совпадает`,
        few: (n) => `${n} совпадают`,
        many: (n) => `${n} совпадает`,
      }),
    genuine: (count) =>
      plural(count, {
        one: (n) => `${n} подлинный`,
        few: (n) => `${n} подлинных`,
        many: (n) => `${n} подлинных`,
      }),
  },
  action: {
    next: 'Что делать дальше',
    download: (name, version) => `Скачать ${name} (версия ${version})`,
    downloadAgain: (name) => `Скачать ${name} ещё раз`,
    choose: 'Посмотреть все файлы',
    oneCommand: 'Эта команда проверяет подпись и выводит OK или FAILED.',
    lastCommand: 'Последняя из этих команд проверяет подпись и выводит OK или FAILED.',
    commands: 'Проверить в терминале',
    reload: 'Эта страница устарела: обновите её',
  },
  facts: {
    hashes: 'SHA-256 каждого файла',
    signed: (type, key) => `Подписано ключом ${type} ${key}`,
    private: 'Эта страница ни за кем не следит',
  },

  product: {
    edition: (product, edition) => `${product} (${edition})`,
    on: (product, platform) => `${product} для ${platform}`,
    onAny: (product) => `${product} для любой системы`,
  },
  headline: {
    genuine: (product) => `Подлинный файл: ${product}`,
    matches: 'Совпадает с тем, что публикует эта страница',
    withdrawn: 'Отозванная версия: не используйте её',
    otherMachine: (platform) => `Для ${platform}, а не для этого компьютера`,
    unknownMachine: 'Не для этого компьютера',
    old: 'Старая версия',
    revokedSince: 'Файл под сомнением: ключ, которым он подписан, позже отозвали',
    badlySigned: 'Подпись файла неверна: не открывайте его',
    signed: 'Подписан ключом издателя, но это не файл с этой страницы',
    incomplete: (some, whole) => `Файл неполный: есть ${some} из ${whole}`,
    damaged: 'Файл повреждён: не открывайте его',
    replaced: 'Прежний вариант этого файла: издатель его уже заменил',
    webPage: 'Это веб-страница, а не сам файл',
    differs: 'Это не тот файл, который эта страница публикует под этим именем: не открывайте его',
    empty: 'Этот файл пуст',
    unknown: 'Этого файла нет среди опубликованных здесь',
    published: (name) => `Это ${name} в том виде, в каком его публикует эта страница`,
    takenBack: 'Файл был опубликован здесь, но позже убран: не используйте его',
    otherPublish: 'Эта страница не может сказать, что это: обновите её и проверьте снова',
    notAsked: 'Эта страница не знает этого файла',
    unreadable: {
      'insecure-page': 'На этой странице файл проверить нельзя',
      folder: 'Папку проверить нельзя',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'Этот файл слишком большой, чтобы проверить его в этом браузере',
      other: notRead,
    },
  },
  sentence: {
    genuine: 'Подписан ключом издателя, и каждый байт верен.',
    matchesUnproven: (product) => `${product}. Подпись здесь проверить не удалось.`,
    matchesUnsigned: (product) =>
      `${product}. Подписи у файла нет, поэтому доверять ему можно не больше, чем этой странице.`,
    rightAndSigned: 'Файл подлинный, подписан ключом издателя.',
    rightUnproven: 'Содержимое верно; подпись здесь не подтверждена.',
    rightUnsigned: 'Содержимое верно; подписи у файла нет.',
    withdrawn: (version, day, reason) => `Версия ${version} отозвана ${day}: ${reason}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `Версия ${version} отозвана ${day}: ${reason} Используйте вместо неё ${instead}.`,
    withdrawnNothing: (version, day, reason) =>
      `Версия ${version} отозвана ${day}: ${reason} Замены нет.`,
    revokedSince:
      'Никто не может сказать, безопасно ли то, что было подписано этим ключом до отзыва.',
    signed:
      'Возможно, он опубликован в другом месте или предназначен для тестировщиков. На этой странице его нет.',
    incomplete: (name, version) =>
      `Загрузка файла ${name} (версия ${version}) прервалась раньше времени.`,
    incompleteByName: (name, version) =>
      `Судя по имени, это ${name} (версия ${version}). Верна ли загруженная часть, определить нельзя.`,
    damaged: (name, version) =>
      `Это ${name} (версия ${version}), но файл изменился при передаче или на диске.`,
    replaced: (name, day) =>
      `Таким файл ${name} был до замены: ${day} издатель опубликовал другой.`,
    webPage: (name) =>
      `Возможно, вместо файла ${name} сохранилась страница входа или сообщение об ошибке.`,
    differsSameSize: (name, version) =>
      `Он называется так же, как ${name} версии ${version}, и размер тот же, но содержимое другое.`,
    differsLess: (name, version, less) =>
      `Он называется так же, как ${name} версии ${version}, но меньше на ${less}.`,
    differsMore: (name, version, more) =>
      `Он называется так же, как ${name} версии ${version}, но больше на ${more}.`,
    unknown: 'Файла с таким содержимым эта страница не публикует.',
    takenBack: 'Среди опубликованного сейчас его нет.',
    otherPublish: 'С тех пор как создана эта страница, опубликованное здесь изменилось.',
    notAsked:
      'Есть ли он в последнем списке версий, узнать не удалось. Это ещё не значит, что с файлом что-то не так, но прежде чем открывать его, проверьте подключение и начните заново.',
    unreadable: {
      'insecure-page':
        'Эта страница загружена по незащищённому соединению (http): на таких страницах браузеры не вычисляют контрольные суммы, а изменить её при передаче мог кто угодно. Откройте её по https.',
      folder: 'Это папка. Если браузер распаковал архив, проверьте сам скачанный архив.',
      gone: 'Файла больше нет: его переместили, переименовали или удалили. Выберите его снова.',
      'not-readable':
        'Файл изменился во время чтения, или на его чтение нет прав. Дождитесь конца загрузки и выберите его снова.',
      'no-webassembly':
        'Браузер не разрешает здесь WebAssembly (как в Режиме блокировки Apple), а без него нельзя вычислить контрольную сумму файла такого размера. Это можно сделать командой.',
      other: 'Браузер не сообщает причину. Попробуйте снова или воспользуйтесь командой.',
    },
  },
  near: {
    empty: 'В нём 0 байт: загрузка не началась, или диск заполнен.',
    webPage:
      'Это веб-страница; возможно, вместо файла сохранилась страница входа или сообщение об ошибке.',
    unfinished: 'Судя по имени, загрузка файла не закончена.',
    unpacked: (name) =>
      `Возможно, это содержимое файла ${name}: некоторые браузеры распаковывают архив после загрузки. Проверьте сам архив.`,
    otherVersion: (name) =>
      `Имя похоже на ${name}, но такой версии на этой странице нет: её убрали или никогда здесь не публиковали.`,
    signature: (name) =>
      `Судя по имени, это подпись файла ${name}: перетащите сюда оба файла сразу, чтобы её проверить.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `Это ${name}: версия ${version} от ${day}, для ${platform}.`,
    fileForAny: (name, version, day) =>
      `Это ${name}: версия ${version} от ${day}, для любой системы.`,
    renamed: (name, version, day, platform) =>
      `Это ${name} под другим именем: версия ${version} от ${day}, для ${platform}.`,
    renamedForAny: (name, version, day) =>
      `Это ${name} под другим именем: версия ${version} от ${day}, для любой системы.`,
    edition: (version, edition) => `${version} (${edition})`,
    newer: (version) => `Версия ${version} новее.`,
    newerNotHere: (version) => `Версия ${version} новее, но для этого компьютера в ней ничего нет.`,
    bothChanged:
      'Он совпадает с тем, что публикует эта страница, но кто-то мог изменить и файл, и страницу.',
    pieceDiffers: (pieces, place) =>
      plural(pieces, {
        one: (n) => `Отличается 1 из ${n} фрагмента: после ${place} от начала.`,
        few: (n) => `Отличается 1 из ${n} фрагментов: после ${place} от начала.`,
        many: (n) => `Отличается 1 из ${n} фрагментов: после ${place} от начала.`,
      }),
    piecesDiffer: (damaged, pieces, places) =>
      plural(pieces, {
        one: (n) => `Отличаются ${damaged} из ${n} фрагмента: после ${places} от начала.`,
        few: (n) => `Отличаются ${damaged} из ${n} фрагментов: после ${places} от начала.`,
        many: (n) => `Отличаются ${damaged} из ${n} фрагментов: после ${places} от начала.`,
      }),
    manyPiecesDiffer: (damaged, pieces, places, more) =>
      plural(more, {
        one: (n) =>
          `Отличающиеся фрагменты: ${damaged} из ${pieces}, после ${places} от начала и ещё в ${n} месте.`,
        few: (n) =>
          `Отличающиеся фрагменты: ${damaged} из ${pieces}, после ${places} от начала и ещё в ${n} местах.`,
        many: (n) =>
          `Отличающиеся фрагменты: ${damaged} из ${pieces}, после ${places} от начала и ещё в ${n} местах.`,
      }),
    missing: (size) => `В конце не хватает ${size}.`,
    extra: (size) => `После конца файла есть ещё ${size}.`,
  },
  signature: {
    kind: (type) => `У него есть и подпись ${type}, которую браузер проверить не может.`,
    noKey: (type) => `Подпись ${type} не проверена: на этой странице нет ключа для неё.`,
    noSignature: (type) => `Подпись ${type} не проверена: её не удалось получить с этой страницы.`,
    noWebAssembly: (type) =>
      `Подпись ${type} здесь проверить нельзя: для этого нужен WebAssembly, который браузер не разрешает.`,
    keyMalformed: (line, expected) =>
      `Не удаётся прочитать ключ. В строке ${line} ожидается: ${expected}.`,
    signatureMalformed: (line, expected) =>
      `Не удаётся прочитать подпись. В строке ${line} ожидается: ${expected}.`,
    expected: {
      'untrusted-comment': 'недоверенный комментарий',
      'trusted-comment': 'доверенный комментарий',
      key: 'ключ',
      signature: 'подпись',
      'global-signature': 'общая подпись',
      algorithm: 'алгоритм',
      text: 'текст',
    },
    signed: (type, key) => `Подписано ключом ${type} ${key}.`,
    signedOn: (type, key, day) => `Подписано ${day} ключом ${type} ${key}.`,
    signedThenExpired: (type, key, day, expired) =>
      stop(
        `Подписано ${day} ключом ${type} ${key}, пока он действовал; срок его действия истёк ${expired}`,
      ),
    namesFile: (name) => `В подписи указан файл ${name}.`,
    namesOwner: (owner) => `Владелец, указанный в ключе: ${owner}.`,
    revokedLater: (day, reason) => `Этот ключ отозван ${day}: ${reason}`,
    notTold: 'Никто не может сказать, безопасно ли то, что было подписано этим ключом до отзыва.',
    otherKey: (key, expected) =>
      `Подписано другим ключом (${key}), а не ключом издателя (${expected}).`,
    content: 'Подпись не соответствует этому содержимому.',
    trustedComment: 'Комментарий подписи кто-то изменил: она ничего не доказывает.',
    fileName: (signed, name) =>
      `Подпись верна, но относится к файлу с именем ${signed}, а не ${name}: возможно, файл подменили более старым.`,
    tooLarge: (size) =>
      `Подпись minisign здесь проверить нельзя: она старого вида, для которого весь файл (${size}) нужно держать в памяти сразу.`,
    revokedBefore: (key, revoked, reason) =>
      `Подписано уже после отзыва ключа ${key} (${revoked}). Причина отзыва: ${reason}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `Подписано ${signed}, уже после отзыва ключа ${key} (${revoked}). Причина отзыва: ${reason}`,
    expiredBefore: (signed, key, expired) =>
      stop(`Подписано ${signed}, когда ключ ${key} уже не действовал: его срок истёк ${expired}`),
    expiredSignature: (expired) =>
      stop(`Подписано именно это содержимое, но подпись действовала только до ${expired}`),
    keyUnread: 'Не удаётся прочитать ключ OpenPGP.',
    signatureUnread: 'Не удаётся прочитать подпись OpenPGP.',
    weakAlgorithm: (algorithm) =>
      `Подпись OpenPGP основана на ${algorithm}: сегодня такая подпись ничего не доказывает.`,
    unknownAlgorithm:
      'Подпись OpenPGP здесь проверить нельзя: она использует алгоритм, которого эта страница не знает.',
    notForSigning: (key) => `На момент подписи ключ ${key} не был предназначен для подписи файлов.`,
  },
  published: {
    belongsTo: (name) => `Он относится к файлу ${name}.`,
    checksums:
      'В нём контрольные суммы для проверки загрузок: положите его рядом с ними и выполните sha256sum --ignore-missing -c, указав его имя.',
    signature:
      'Он доказывает, кто создал файл, к которому относится: перетащите сюда оба файла сразу, чтобы проверить.',
    key: 'Это открытый ключ, которым проверяют подписи. Прежде чем доверять ему, сверьте его отпечаток по другому источнику.',
    pieces:
      'В нём контрольные суммы фрагментов файла, чтобы эта страница проверяла его быстрее. Вам он не нужен.',
    sbom: 'В нём перечислено, из чего сделан файл, к которому он относится.',
    attestation: 'В нём сказано, как и где собран файл, к которому он относится.',
    catalogue: 'В нём всё, что сказано на этой странице, в машиночитаемом виде.',
    schema: 'Он описывает структуру releases.json для редакторов кода и программ.',
    installSh: 'Он устанавливает программу в Linux, macOS и BSD: выполните sh, указав его имя.',
    installPs1: 'Он устанавливает программу в Windows: выполните его в PowerShell.',
    latest: 'Он сообщает программам, какая версия последняя.',
    go: 'В нём перечислены все версии для программ, которые читают go.dev/dl.',
    atom: 'Он сообщает о новых версиях программам для чтения новостных лент.',
    metalink:
      'С его помощью менеджер загрузок, например aria2, скачивает с нескольких серверов и проверяет полученное.',
    updates: 'С его помощью установленные приложения находят обновления. Открывать его незачем.',
    packages: (manager) => `С его помощью ${manager} устанавливает программу.`,
    aur: 'С его помощью makepkg из Arch Linux устанавливает программу.',
    appstream: 'С его помощью центры приложений в Linux показывают версии.',
    crawlers: 'Его читают поисковые системы. Открывать его незачем.',
    securityTxt: 'В нём сказано, куда сообщить о проблеме с безопасностью.',
    previewImage: 'Это картинка, которую мессенджеры показывают рядом со ссылкой на эту страницу.',
    other: 'Он лежит рядом с этой страницей, но не относится к её загрузкам.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `Проверить ${release} в терминале`,
  description:
    'Открытые ключи и команды для проверки каждого файла; команды выводят OK или FAILED.',
  choose: 'Выберите файл',
  intro:
    'Затем вставьте одну из команд для него в терминал, открытый в папке с загрузкой. Она выведет OK или FAILED.',
  olderFiles: 'Файл другой версии проверяют по его SHA-256, который указан на странице той версии.',
  command: (tool, where) => `${tool} (${where})`,
  terminal: 'терминал',
  commandPrompt: 'Командная строка',
  copyCommand: (tool, file) => `Копировать команду ${tool} для файла ${file}`,
  proof: {
    hash: 'Сравнивает файл с тем, что публикует эта страница',
    signature: 'Проверяет, кто его подписал',
    attestation: 'Проверяет, какая сборка его создала',
    'code-signature': 'Спрашивает систему, кто его подписал',
    'import-key': 'Сначала, один раз: импортируйте ключ',
  },
  signatureFile: 'Файл подписи, который должен лежать рядом:',
  next: 'Если всё верно',
  copy: 'Копировать',
  copied: 'Скопировано',
  keys: 'Открытые ключи',
  keysIntro: 'Версии подписывают этими ключами.',
  keyNote:
    'Если ключ известен вам из другого источника, подпись надёжна, даже если на этом сервере что-то изменили. Ключ, увиденный только здесь, надёжен не больше, чем эта страница: сверьте его отпечаток по другому источнику.',
  fingerprint: (type) => `Отпечаток ключа ${type}`,
  created: (day) => stop(`Создан ${day}`),
  expires: (day) => stop(`Действует до ${day}`),
  revoked: (day, reason) =>
    `Отозван ${day}: ${reason} Не доверяйте ничему, что подписано им с тех пор.`,
  keyFile: 'Файл ключа',
  copyKeyCommand: (type, fingerprint) => `Копировать команду для ключа ${type} ${fingerprint}`,
  alsoShownAt: (host) => `Показан также на ${host}`,
  moved: 'Эта страница переехала',
  movedTo: 'Перейти на новую страницу',
  format: {
    programFor: (name) => `программа для ${name}`,
    installerPackage: (name) => `установочный пакет ${name}`,
    appPackage: (name) => `пакет приложения ${name}`,
    appBundle: (name) => `набор пакетов приложения ${name}`,
    appArchive: (name) => `архив приложения ${name}`,
    zippedApp: (name) => `приложение ${name} в архиве zip`,
    package: (name) => `пакет для ${name}`,
    diskImage: 'образ диска',
    discImage: 'образ оптического диска',
    reference: (name) => `файл-ссылка ${name}`,
    archive: (name) => `архив ${name}`,
    cabinet: 'архив CAB',
    compressed: (name) => `файл, сжатый ${name}`,
    extension: (name) => `расширение для ${name}`,
    module: (name) => `модуль ${name}`,
    script: (name) => `скрипт ${name}`,
    shellScript: 'скрипт оболочки',
    selfExtracting: 'самораспаковывающийся скрипт оболочки',
    batchFile: (name) => `пакетный файл ${name}`,
    file: (name) => `файл ${name}`,
    library: (name) => `библиотека ${name}`,
    sharedLibrary: 'общая библиотека',
  },
};
