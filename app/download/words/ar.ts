import { pluralOf } from './formats';
import { ltr, own, rtl } from './isolates';
import { type Messages } from './messages';

// كل النصوص بالعربية؛ يشرح docs/translating.md ما يجب مراعاته.

const plural = pluralOf('ar');

/** A text that is the same for every number. */
const same = (count: number, text: (number: string) => string): string =>
  plural(count, { zero: text, one: text, two: text, few: text, many: text, other: text });

/** A word that agrees with the files it counts: one, two, or more of them. */
const filesThat = (count: number, one: string, two: string, more: string): string => {
  const counted = (n: string) => `${n} ${more}`;
  return plural(count, {
    zero: counted,
    one: () => one,
    two: () => two,
    few: counted,
    many: counted,
    other: counted,
  });
};

const files = (count: number): string =>
  plural(count, {
    zero: (n) => `${n} ملف`,
    one: () => 'ملف واحد',
    two: () => 'ملفان',
    few: (n) => `${n} ملفات`,
    many: (n) => `${n} ملفًا`,
    other: (n) => `${n} ملف`,
  });

const bits64 = rtl('64 بت');
const bits32 = rtl('32 بت');

export const common: Messages['common'] = {
  size: {
    bytes: (count) => same(count, (n) => rtl(`${n} بايت`)),
    unit: { kB: 'كيلوبايت', MB: 'ميغابايت', GB: 'غيغابايت', TB: 'تيرابايت' },
    amount: (number, unit) => rtl(`${number} ${unit}`),
    amounts: (least, most) => rtl(`${least}–${most}`),
    apart: (least, most) => rtl(`${least} – ${most}`),
    percent: (number) => ltr(`${number}%`),
  },
  comma: '، ',
  anySystem: 'أي نظام',
  cpu: {
    notStated: 'المعالج غير محدد',
    bits64,
    bits32,
    with64: (name) => `${name} ${bits64}`,
    with32: (name) => `${name} ${bits32}`,
    appleSilicon: 'رقاقات Apple',
    arm64: `ARM ${bits64}`,
    arm32: `ARM ${bits32}`,
  },
  program: 'برنامج',
  witness: (source, day) => `يذكر ${own(source)} قيمة التجزئة نفسها، بحسب تحقق بتاريخ ${day}.`,
  witnesses: (count, sources, day) =>
    plural(count, {
      zero: (n) =>
        `عدد المصادر المستقلة التي تذكر القيمة نفسها: ${n} (${own(sources)})، بحسب تحقق بتاريخ ${day}.`,
      one: () => `مصدر مستقل واحد يذكر القيمة نفسها (${own(sources)})، بحسب تحقق بتاريخ ${day}.`,
      two: () => `مصدران مستقلان يذكران القيمة نفسها (${own(sources)})، بحسب تحقق بتاريخ ${day}.`,
      few: (n) => `${n} مصادر مستقلة تذكر القيمة نفسها (${own(sources)})، بحسب تحقق بتاريخ ${day}.`,
      many: (n) =>
        `${n} مصدرًا مستقلًا يذكر القيمة نفسها (${own(sources)})، بحسب تحقق بتاريخ ${day}.`,
      other: (n) => `${n} مصدر مستقل يذكر القيمة نفسها (${own(sources)})، بحسب تحقق بتاريخ ${day}.`,
    }),
};

const mirrorsNote =
  'لا حاجة إلى الثقة بأي خادم مرآة: قارن قيمة SHA-256 للملف، أو افحصه في هذه الصفحة.';

export const page: Messages['page'] = {
  title: (name) => `تنزيل ${own(name)}`,
  description: (product, summary) =>
    `${own(summary)} تنزيل ${own(product)}، مع حجم كل ملف وقيمة SHA-256 الخاصة به.`,
  why: {
    title: 'لماذا هذا الملف؟',
    os: {
      'client-hint': 'النظام: يذكره المتصفح.',
      'user-agent': 'النظام: يظهر في الاسم الذي يعرّف المتصفح نفسه به.',
      touch:
        'النظام: يقول المتصفح إنه Mac، لكن الشاشة تستجيب لعدة أصابع، وهذا لا يكون إلا في iPad.',
      override: 'النظام: يطلبه العنوان الذي فُتح.',
    },
    cpu: {
      'client-hint': 'المعالج: يذكره المتصفح.',
      'user-agent': 'المعالج: يظهر في الاسم الذي يعرّف المتصفح نفسه به.',
      'nan-sign': 'المعالج: يحسب المتصفح بالطريقة التي يحسب بها هذا النوع من المعالجات.',
      override: 'المعالج: يطلبه العنوان الذي فُتح.',
      none: 'المعالج: لا يفصح عنه المتصفح.',
    },
    certainty: {
      sure: 'لذلك فهو مؤكد.',
      likely: 'هذا مرجَّح وليس مؤكدًا. إن لم يكن صحيحًا، فالملفات الأخرى في الأسفل مباشرةً.',
      asked: 'لم تجرِ مقارنته بهذا الجهاز.',
    },
    privacy: 'لم يخرج من المتصفح أي شيء عن هذا الجهاز: يجري الاختيار داخل هذه الصفحة.',
  },
  asked: {
    back: 'إظهار الملف المناسب لهذا الكمبيوتر وكل ما عداه',
    unknown: 'يطلب العنوان شيئًا غير موجود في هذه الصفحة، لذا يُعرض ما يناسب هذا الجهاز.',
    found: 'ما طُلب',
    lacks: (version) => `لا يوجد ملف كهذا في الإصدار ${ltr(version)}.`,
    filesOf: (version) => `كل ملفات الإصدار ${ltr(version)}`,
    download: (version, osName) => `تنزيل ${ltr(version)} لنظام ${osName}`,
    downloadFile: (name) => `تنزيل ${ltr(name)}`,
  },
  skip: 'الانتقال إلى كل الملفات',
  version: (version) => `الإصدار ${ltr(version)}`,
  releaseNotes: 'ملاحظات الإصدار',
  releaseNotesOf: (version) => `ملاحظات الإصدار ${ltr(version)}`,
  supportedUntil: (day) => `مدعوم حتى ${day}`,
  supportEnded: (day) => `انتهى الدعم في ${day}`,
  whatIsNew: (version) => `الجديد في ${ltr(version)}`,
  sample: (name) =>
    `هذه بيانات نموذجية: إصدارات حقيقية من ${own(name)}، معروضة لتجربة هذه الصفحة. ولا صلة لهذه الصفحة بـ ${own(name)}.`,

  told: {
    cpu: (name) => `${name}،`,
    sure: 'حسب المتصفح.',
    likely: 'على الأرجح.',
    asked: 'كما طُلب.',
    notYours: 'ليس هذا جهازك؟',
    howToTell: 'كيف تعرف ذلك في عشر ثوانٍ',
  },
  cpuHint: {
    mostPcs: 'معظم أجهزة الكمبيوتر',
    oldPcs: 'أجهزة الكمبيوتر القديمة',
    appleSilicon: 'M1 أو أحدث',
    until: (year) => `حتى ${year}`,
    mostPhones: 'معظم الهواتف',
    oldPhones: 'الهواتف القديمة',
    littleEndian: 'Little Endian',
    bigEndian: 'Big Endian',
    older: 'أقدم',
    veryOld: 'قديم جدًا',
  },
  systems: 'الأنظمة',
  editions: 'النُّسخ',
  channels: 'القنوات',
  channel: { stable: 'مستقر', lts: 'دعم طويل الأمد', beta: 'بيتا', nightly: 'ليلي' },
  installation: {
    installer: 'مثبِّت',
    portable: 'بلا تثبيت',
    package: 'حزمة',
    store: 'متجر',
    forUser: 'مثبِّت لمستخدم واحد',
    forAll: 'مثبِّت لكل المستخدمين',
  },
  chooseForEdition: (edition) => `${own(edition)}: اختر جهاز الكمبيوتر`,
  noEdition: (edition) => `لا تتوفر النسخة ${own(edition)} لهذا الجهاز`,
  useEdition: (edition) => `النسخة ${own(edition)} متوفرة لهذا الجهاز`,
  groupOf: (edition, osName) => `${own(edition)} لنظام ${osName}`,
  groupOfAny: (edition) => `${own(edition)} لأي نظام`,
  installWith: 'التثبيت بأمر',
  files,
  processors: (count) =>
    plural(count, {
      zero: (n) => `${n} معالج`,
      one: () => 'معالج واحد',
      two: () => 'معالجان',
      few: (n) => `${n} معالجات`,
      many: (n) => `${n} معالجًا`,
      other: (n) => `${n} معالج`,
    }),
  download: 'تنزيل',
  downloadOn: (osName) => `تنزيل لنظام ${osName}`,
  fileOf: (product, osName) => `${own(product)} لنظام ${osName}`,
  fileOfAny: (product) => `${own(product)} لأي نظام`,
  details: 'التفاصيل',
  eMail: 'البريد الإلكتروني',
  sharePage: 'مشاركة هذه الصفحة',
  olderVersions: 'إصدارات أقدم',

  equalsQuestion: {
    windows: 'ما نوع كمبيوتر Windows لديك؟',
    macos: 'ما نوع Mac لديك؟',
    linux: 'ما المعالج في هذا الكمبيوتر؟',
    chromeos: 'يمكن لنظام ChromeOS تشغيل تطبيقات Linux وAndroid عند تفعيلها',
    other: 'ما المعالج في هذا الجهاز؟',
  },
  howToTell: {
    windows: 'تجده في الإعدادات › النظام › حول › نوع النظام.',
    macos:
      'قائمة Apple › حول هذا الـ Mac: «الرقاقة: Apple …» تعني رقاقات Apple، و«المعالج: Intel …» تعني Intel.',
    linux: 'شغِّل uname -m في الطرفية: x86_64 تعني Intel أو AMD بمعمارية 64 بت، وaarch64 تعني ARM.',
    chromeos: 'يمكن تفعيل Linux من الإعدادات › لمحة عن ChromeOS › المطوّرون.',
  },
  onChromeOs: {
    linux: 'يشغّل ChromeOS برامج Linux عند تفعيلها: الإعدادات › لمحة عن ChromeOS › المطوّرون.',
    android: 'يشغّل ChromeOS تطبيقات Android عند تفعيلها: الإعدادات › التطبيقات.',
  },
  fit: {
    universal: 'ملف واحد لكل المعالجات المذكورة.',
    emulatedMac: 'مُعدّ لمعالجات Intel، ويعمل على رقاقات Apple عبر Rosetta.',
    emulated: 'مُعدّ لمعالج آخر، ويعمل على هذا النظام بالمحاكاة.',
    independent: 'يعمل على كل نظام فيه بيئة التشغيل اللازمة له.',
    'not-stated': 'لم يذكر الناشر المعالج الذي أُعدّ له هذا الملف.',
  },
  minimumOs: (system) => `${ltr(system)} أو أحدث`,
  needs: (system) => `يتطلب ${ltr(system)} أو أحدث.`,
  olderSystem: (system, older) =>
    `الإصدار الأحدث يتطلب ${ltr(system)} أو أحدث. أما ${own(older)} فهو أحدث إصدار يعمل على هذا النظام.`,
  noBuild: (name, osName) => `لا يتوفر ${own(name)} لهذا المعالج على ${osName}`,
  noBuildHint: 'هذه الملفات لمعالجات أخرى.',
  noBuildStated: 'هذه الملفات لمعالجات أخرى، أو لم يذكر أحد معالجها.',
  choose: 'اختر جهاز الكمبيوتر',
  onComputer: 'الحصول عليه على الكمبيوتر',
  phoneNoFile: {
    android: (name) => `لا يتوفر ${own(name)} لأجهزة Android.`,
    ios: (name) => `لا يتوفر ${own(name)} لأجهزة iPhone وiPad.`,
  },
  qrCode: 'رمز QR يحمل عنوان هذه الصفحة',
  copyAddress: 'نسخ عنوان هذه الصفحة',
  share: 'إرسالها إلى الكمبيوتر',

  allFiles: 'كل الملفات',
  filesOf: (release, day) => `${own(release)}، ${day}`,
  filesOfMirrored: (release, day) => `${own(release)}، ${day}. ${mirrorsNote}`,
  anyCpu: 'أي معالج',
  kind: {
    download: 'ملف للتنزيل',
    source: 'الكود المصدري',
    checksum: 'قيم التجزئة',
    signature: 'توقيع',
    certificate: 'شهادة',
    key: 'مفتاح عام',
    provenance: 'إثبات المنشأ',
    sbom: 'قائمة مكونات البرنامج',
    'update-metadata': 'بيانات التحديث',
    debug: 'رموز تصحيح الأخطاء',
    library: 'مكتبة',
    docs: 'التوثيق',
    other: 'ملف آخر',
  },
  forDevelopers: 'الكود المصدري وملفات أخرى',
  copy: 'نسخ',
  copied: 'تم النسخ',
  linkToRow: 'رابط إلى هذا السطر',
  copySha256Of: (name) => `قيمة SHA-256 للملف ${ltr(name)}: نسخ`,
  detailsOf: (name) => `تفاصيل ${ltr(name)}`,
  copyCommand: (manager) => `نسخ الأمر الخاص بـ ${own(manager)}`,
  signature: 'التوقيع',
  signatureOf: (name, type) => `توقيع ${type} للملف ${ltr(name)}`,
  mirrors: 'خوادم المرآة',
  mirrorIn: (name, country) => `${own(name)} (${country})`,
  mirrorLink: (file, mirror) => `تنزيل ${ltr(file)} من ${own(mirror)}`,
  mirrorsNote,
  onPhone: (name) => `${own(name)} على الهاتف`,
  scan: 'افتح هذه الصفحة عليه: امسح الرمز بالكاميرا.',
  sbom: 'قائمة المكونات',
  sbomOf: (name) => `قائمة مكونات البرنامج (SBOM) للملف ${ltr(name)}`,
  attestation: 'إثبات المنشأ',
  attestationOf: (name) => `إثبات منشأ الملف ${ltr(name)}`,

  otherReleases: 'إصدارات أخرى',
  allReleases: 'كل الإصدارات',
  allReleasesWithFiles: (count) =>
    plural(count, {
      zero: (n) => `الإصدارات مع ملفاتها (${n})`,
      one: () => 'الإصدار الوحيد مع ملفاته',
      two: () => 'الإصداران مع ملفاتهما',
      few: (n) => `كل الإصدارات مع ملفاتها (${n})`,
      many: (n) => `كل الإصدارات مع ملفاتها (${n})`,
      other: (n) => `كل الإصدارات مع ملفاتها (${n})`,
    }),
  allReleasesOf: (name) => `كل إصدارات ${own(name)}`,
  allReleasesDescription: (name) => `كل إصدار من ${own(name)} مع تاريخ نشره وصفحة تضم كل ملفاته.`,
  releaseDescription: (release, day) =>
    `كل ملفات ${own(release)} المنشور بتاريخ ${day}، مع حجم كل ملف وقيمة SHA-256 الخاصة به.`,
  withdrawn: 'مسحوب',
  withdrawnOn: (day, reason) => `سُحب بتاريخ ${day}: ${own(reason)}`,
  useInstead: (version) => `استخدم ${ltr(version)} بدلًا منه`,
  nothingInstead: 'لا يوجد بديل له.',
  newest: {
    any: (version, day, newest) =>
      `هذا هو الإصدار ${ltr(version)} بتاريخ ${day}؛ أما أحدث إصدار فهو ${ltr(newest)}.`,
    stable: (version, day, newest) =>
      `هذا هو الإصدار ${ltr(version)} بتاريخ ${day}؛ أما أحدث إصدار مستقر فهو ${ltr(newest)}.`,
    lts: (version, day, newest) =>
      `هذا هو الإصدار ${ltr(version)} بتاريخ ${day}؛ أما أحدث إصدار ذي دعم طويل الأمد فهو ${ltr(newest)}.`,
    beta: (version, day, newest) =>
      `هذا هو الإصدار ${ltr(version)} بتاريخ ${day}؛ أما أحدث إصدار بيتا فهو ${ltr(newest)}.`,
    nightly: (version, day, newest) =>
      `هذا هو الإصدار ${ltr(version)} بتاريخ ${day}؛ أما أحدث إصدار ليلي فهو ${ltr(newest)}.`,
  },
  unsupported: 'لم يعد مدعومًا',

  homepage: 'الموقع الرسمي',
  source: 'الكود المصدري',
  licence: (name) => `الترخيص: ${own(name)}`,
  verify: 'المفاتيح والتحقق في الطرفية',
  developers: 'للمطوّرين والقائمين على الحزم',
  nothingTitle: 'لا شيء هنا بعد',
  nothing: 'لم يُنشر أي إصدار في هذه الصفحة بعد.',
  allWithdrawnTitle: (name) => `${own(name)}: سُحبت كل الإصدارات`,
  allWithdrawn: 'يُرجى عدم استخدام ما نُشر هنا. لا يوجد بديل له.',
  withdrawnLine: (version, day, reason) => `${ltr(version)}، سُحب بتاريخ ${day}: ${own(reason)}`,
  notFoundTitle: 'لا توجد صفحة بهذا العنوان',
  notFound: 'كل شيء موجود في صفحة التنزيل.',
  notFoundLink: 'الانتقال إلى صفحة التنزيل',
};

export const afterClick: Messages['afterClick'] = {
  title: 'بدأ التنزيل',
  nothing: 'لم يحدث شيء؟',
  again: 'ابدأه من جديد',
  check: 'عند اكتمال التنزيل، أفلت الملف هنا لمعرفة ما إذا كان أصليًا.',
  terminal: 'التحقق منه في الطرفية بدلًا من ذلك',
  step: {
    open: 'افتح الملف من مجلد «التنزيلات».',
    'drag-to-applications': 'اسحب التطبيق إلى «التطبيقات».',
    eject: 'أخرج صورة القرص وشغّل التطبيق من «التطبيقات».',
    'follow-installer': 'اتبع خطوات المثبِّت.',
    'install-app-package': 'اختر «تثبيت» في النافذة التي تُفتح.',
    'extract-all': 'انقر على الملف بزر الماوس الأيمن واختر «استخراج الكل».',
    extract: 'فُكّ ضغطه.',
    'extract-on-open': 'انقر على الملف نقرًا مزدوجًا لفك ضغطه؛ وربما فعل Safari ذلك بالفعل.',
    'move-to-applications': 'انقل التطبيق إلى «التطبيقات» وافتحه من هناك.',
    'run-inside': 'شغّل البرنامج من المجلد الذي يظهر.',
    'make-executable': 'اسمح بتشغيله.',
    'run-in-terminal': 'شغّله في الطرفية.',
    'install-in-terminal': 'ثبّته في الطرفية.',
    'write-to-usb': 'اكتبه على ذاكرة USB أو شغّله في جهاز افتراضي.',
    'allow-source': 'يسأل Android هل يُسمح للمتصفح بتثبيت التطبيقات: اسمح بذلك هذه المرة فقط.',
    gatekeeper:
      'لم يوثّقه الناشر لدى Apple، لذا سيمنعه macOS من العمل. إذا أظهر الفحص أنه أصلي أو مطابق، فاسمح به من إعدادات النظام › الخصوصية والأمن › فتح على أي حال.',
    smartscreen:
      'ليس موقَّعًا لنظام Windows، لذا سيعرض SmartScreen تحذيرًا. إذا أظهر الفحص أنه أصلي أو مطابق، فاختر مزيد من المعلومات › تشغيل على أي حال.',
  },
};

const notRead = 'تعذّر على المتصفح قراءة هذا الملف';

export const check: Messages['check'] = {
  title: 'هل الملف أصلي؟',
  intro: 'أفلت هنا ما نزّلته. لن يغادر هذا الكمبيوتر.',
  withoutScript: 'سطر واحد في الطرفية يطبع OK أو FAILED.',
  choose: 'اختيار ملف…',
  orDrop: 'أو أفلته في أي مكان من هذه الصفحة',
  dropNow: 'أفلته لفحصه',
  checkedNow: 'ما جرى فحصه',
  cancel: 'إلغاء',
  again: 'البدء من جديد',
  remove: 'إزالة',
  removeNamed: (name) => `إزالة ${ltr(name)}`,
  cancelled: 'أُلغي.',
  waiting: 'في انتظار الملف الذي قبله.',
  loading: 'جارٍ تحميل أداة الفحص…',
  notLoaded: 'تعذّر تحميل أداة الفحص. أعد تحميل الصفحة للمحاولة مجددًا، أو استخدم الطرفية.',
  failed: 'تعذّر جلب قائمة ملفاتنا من هذه الصفحة. تحقق من الاتصال بالإنترنت وابدأ من جديد.',
  progress: (percent, done, all, perSecond, secondsLeft) => {
    const soFar = `${percent}: ${done} من ${all}، ${perSecond} في الثانية`;
    return plural(secondsLeft, {
      zero: (n) => `${soFar}، بقيت ${n} ثانية`,
      one: () => `${soFar}، بقيت ثانية واحدة`,
      two: () => `${soFar}، بقيت ثانيتان`,
      few: (n) => `${soFar}، بقيت ${n} ثوانٍ`,
      many: (n) => `${soFar}، بقيت ${n} ثانية`,
      other: (n) => `${soFar}، بقيت ${n} ثانية`,
    });
  },
  reading: (name) => `تجري قراءة ${ltr(name)}`,
  readingAt: (name, percent) => `${ltr(name)}: ${percent}`,
  announced: (name, said) => `${ltr(name)}: ${said}`,
  contact: 'لإبلاغ الناشر:',
  inTerminal: 'التحقق منه في الطرفية بدلًا من ذلك',
  copyLine: 'نسخ السطر',
  copy: 'نسخ',
  copied: 'تم النسخ',
  summary: {
    files,
    bad: (count) => filesThat(count, 'واحد غير سليم', 'اثنان غير سليمين', 'غير سليمة'),
    attention: (count) =>
      filesThat(count, 'واحد يستدعي الانتباه', 'اثنان يستدعيان الانتباه', 'تستدعي الانتباه'),
    unchecked: (count) => filesThat(count, 'واحد لم يُفحص', 'اثنان لم يُفحصا', 'لم تُفحص'),
    matches: (count) => filesThat(count, 'واحد مطابق', 'اثنان مطابقان', 'مطابقة'),
    genuine: (count) => filesThat(count, 'واحد أصلي', 'اثنان أصليان', 'أصلية'),
  },
  action: {
    next: 'ما يجب فعله الآن',
    download: (name, version) => `تنزيل ${ltr(name)} (الإصدار ${ltr(version)})`,
    downloadAgain: (name) => `تنزيل ${ltr(name)} من جديد`,
    choose: 'عرض كل الملفات',
    oneCommand: 'هذا السطر يتحقق من التوقيع، ويطبع OK أو FAILED.',
    lastCommand: 'آخر هذه الأسطر يتحقق من التوقيع، ويطبع OK أو FAILED.',
    commands: 'التحقق منه في الطرفية',
    reload: 'ليست هذه أحدث نسخة من الصفحة: أعد تحميلها',
  },
  facts: {
    hashes: 'قيمة SHA-256 لكل ملف',
    signed: (type, key) => `موقَّع بالمفتاح ${ltr(key)} (${type})`,
    private: 'لا تتبّع في هذه الصفحة',
  },

  product: {
    edition: (product, edition) => `${own(product)} (${own(edition)})`,
    on: (product, platform) => `${own(product)} لنظام ${platform}`,
    onAny: (product) => `${own(product)} لأي نظام`,
  },
  headline: {
    genuine: (product) => `أصلي: ${product}`,
    matches: 'يطابق ما تنشره هذه الصفحة',
    withdrawn: 'إصدار مسحوب: لا تستخدمه',
    otherMachine: (platform) => `مخصّص لـ ${platform}، وليس لهذا الكمبيوتر`,
    unknownMachine: 'ليس مخصّصًا لهذا الكمبيوتر',
    old: 'إصدار قديم',
    revokedSince: 'مشكوك فيه: المفتاح الذي وُقِّع به أُبطل لاحقًا',
    badlySigned: 'توقيعه غير سليم: لا تفتحه',
    signed: 'موقَّع بمفتاح الناشر، لكنه ليس من ملفات هذه الصفحة',
    incomplete: (some, whole) => `غير مكتمل: ${some} من ${whole}`,
    damaged: 'تالف: لا تفتحه',
    replaced: 'نسخة سابقة من هذا الملف، استُبدلت لاحقًا',
    webPage: 'صفحة ويب، وليست الملف المطلوب',
    differs: 'ليس الملف الذي تنشره هذه الصفحة بهذا الاسم: لا تفتحه',
    empty: 'هذا الملف فارغ',
    unknown: 'هذا ليس من ملفاتنا',
    published: (name) => `هذا هو ${ltr(name)} كما تنشره هذه الصفحة`,
    takenBack: 'نُشر هنا ثم أُزيل بعد ذلك: لا تستخدمه',
    otherPublish: 'لا تستطيع هذه الصفحة تحديد هذا الملف: أعد تحميلها ثم افحصه مجددًا',
    notAsked: 'لا تعرف هذه الصفحة هذا الملف',
    unreadable: {
      'insecure-page': 'لا يمكن فحص الملفات في هذه الصفحة',
      folder: 'لا يمكن فحص مجلد',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'هذا الملف أكبر من أن يُفحص في هذا المتصفح',
      other: notRead,
    },
  },
  sentence: {
    genuine: 'موقَّع بمفتاح الناشر، وكل بايت فيه صحيح.',
    matchesUnproven: (product) => `${product}. تعذّر التحقق من توقيعه هنا.`,
    matchesUnsigned: (product) =>
      `${product}. لا يحمل توقيعًا، لذا لا يمكن الوثوق به إلا بقدر الثقة بهذه الصفحة.`,
    rightAndSigned: 'إنه أصلي، وموقَّع بمفتاح الناشر.',
    rightUnproven: 'محتواه صحيح، لكن لم يجرِ التحقق من توقيعه هنا.',
    rightUnsigned: 'محتواه صحيح، ولا شيء هنا موقَّع.',
    withdrawn: (version, day, reason) =>
      `سُحب الإصدار ${ltr(version)} بتاريخ ${day}: ${own(reason)}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `سُحب الإصدار ${ltr(version)} بتاريخ ${day}: ${own(reason)} استخدم ${ltr(instead)} بدلًا منه.`,
    withdrawnNothing: (version, day, reason) =>
      `سُحب الإصدار ${ltr(version)} بتاريخ ${day}: ${own(reason)} لا يوجد بديل له.`,
    revokedSince: 'لا يمكن لأحد أن يعرف ما إذا كان ما وُقِّع بهذا المفتاح قبل إبطاله آمنًا.',
    signed: 'ربما نُشر في مكان آخر أو للمختبِرين. ليس مدرجًا في هذه الصفحة.',
    incomplete: (name, version) =>
      `توقف تنزيل ${ltr(name)} (الإصدار ${ltr(version)}) قبل أن يكتمل.`,
    incompleteByName: (name, version) =>
      `اسمه يدل على أنه ${ltr(name)} (الإصدار ${ltr(version)}). ولا يمكن معرفة ما إذا كان الجزء الموجود منه صحيحًا.`,
    damaged: (name, version) =>
      `مصدره ${ltr(name)} (الإصدار ${ltr(version)})، لكنه تغيّر أثناء النقل أو على القرص.`,
    replaced: (name, day) => `هذا ما كان عليه ${ltr(name)} حتى ${day}، حين استبدله الناشر.`,
    webPage: (name) => `ربما حُفظت صفحة تسجيل دخول أو صفحة خطأ بدلًا من ${ltr(name)}.`,
    differsSameSize: (name, version) =>
      `اسمه كاسم ${ltr(name)} من الإصدار ${ltr(version)}، لكن محتواه مختلف رغم تساوي الحجم.`,
    differsLess: (name, version, less) =>
      `اسمه كاسم ${ltr(name)} من الإصدار ${ltr(version)}، لكنه أصغر منه بمقدار ${less}.`,
    differsMore: (name, version, more) =>
      `اسمه كاسم ${ltr(name)} من الإصدار ${ltr(version)}، لكنه أكبر منه بمقدار ${more}.`,
    unknown: 'لا تنشر هذه الصفحة أي ملف بهذا المحتوى.',
    takenBack: 'هذا الملف ليس ضمن ما هو منشور هنا الآن.',
    otherPublish: 'ما هو منشور هنا الآن يختلف عمّا كان منشورًا عند إعداد هذه الصفحة.',
    notAsked:
      'تعذّر التأكد مما إذا كان مدرجًا في أحدث قائمة إصدارات، لذا لا يعني هذا أن الملف غير سليم. تحقق من الاتصال بالإنترنت وابدأ من جديد قبل أن تفتحه.',
    unreadable: {
      'insecure-page':
        'وصلت هذه الصفحة عبر اتصال غير محمي (http)، حيث لا تحسب المتصفحات قيم التجزئة، وحيث كان بإمكان أي طرف بين الخادم وهذا الجهاز تغييرها. افتحها عبر https.',
      folder: 'هذا مجلد. إذا كان المتصفح قد فك ضغط أرشيف، فافحص الأرشيف الذي نزّلته.',
      gone: 'لم يعد موجودًا في مكانه: نُقل أو أُعيدت تسميته أو حُذف. اختره من جديد.',
      'not-readable':
        'تغيّر الملف أثناء قراءته، أو أن قراءته غير مسموح بها. انتظر حتى يكتمل تنزيله، ثم اختره من جديد.',
      'no-webassembly':
        'لا يسمح المتصفح باستخدام WebAssembly هنا (كما في نمط المنع)، ومن دونه لا يمكن حساب قيمة التجزئة لملف بهذا الحجم. أما الأمر في الطرفية فيمكنه ذلك.',
      other: 'لم يذكر المتصفح السبب. حاول مجددًا، أو استخدم أمرًا في الطرفية.',
    },
  },
  near: {
    empty: 'حجمه 0 بايت: لم يبدأ التنزيل، أو أن القرص ممتلئ.',
    webPage: 'هذه صفحة ويب، ربما صفحة تسجيل دخول أو صفحة خطأ حُفظت بدلًا من الملف.',
    unfinished: 'اسمه يدل على تنزيل لم يكتمل.',
    unpacked: (name) =>
      `ربما كان هذا داخل ${ltr(name)}: بعض المتصفحات تفك ضغط الأرشيف بعد تنزيله. افحص الأرشيف نفسه.`,
    otherVersion: (name) =>
      `اسمه يشبه اسم ${ltr(name)}، لكنه من إصدار غير مدرج في هذه الصفحة: إصدار أُزيل أو لم يُنشر هنا قط.`,
    signature: (name) =>
      `اسمه يشبه اسم توقيع للملف ${ltr(name)}: أفلت الاثنين هنا معًا للتحقق من التوقيع.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `هذا هو ${ltr(name)}: الإصدار ${own(version)} بتاريخ ${day}، لنظام ${platform}.`,
    fileForAny: (name, version, day) =>
      `هذا هو ${ltr(name)}: الإصدار ${own(version)} بتاريخ ${day}، لأي نظام.`,
    renamed: (name, version, day, platform) =>
      `هذا هو ${ltr(name)} باسم آخر: الإصدار ${own(version)} بتاريخ ${day}، لنظام ${platform}.`,
    renamedForAny: (name, version, day) =>
      `هذا هو ${ltr(name)} باسم آخر: الإصدار ${own(version)} بتاريخ ${day}، لأي نظام.`,
    edition: (version, edition) => `${ltr(version)} (${own(edition)})`,
    newer: (version) => `الإصدار ${ltr(version)} أحدث منه.`,
    newerNotHere: (version) =>
      `الإصدار ${ltr(version)} أحدث منه، لكن ليس فيه ما يناسب هذا الكمبيوتر.`,
    bothChanged: 'إنه يطابق ما تنشره هذه الصفحة، لكن ربما غيّر أحدهم الملف والصفحة معًا.',
    pieceDiffers: (pieces, place) =>
      same(pieces, (n) => `الأجزاء المختلفة: 1 من أصل ${n}، على بُعد ${place} من بداية الملف.`),
    piecesDiffer: (damaged, pieces, places) =>
      same(
        pieces,
        (n) => `الأجزاء المختلفة: ${damaged} من أصل ${n}، على بُعد ${places} من بداية الملف.`,
      ),
    manyPiecesDiffer: (damaged, pieces, places, more) => {
      const named = `الأجزاء المختلفة: ${damaged} من أصل ${pieces}، على بُعد ${places} من بداية الملف`;
      return plural(more, {
        zero: (n) => `${named}، وفي ${n} موضع آخر.`,
        one: () => `${named}، وفي موضع آخر.`,
        two: () => `${named}، وفي موضعين آخرين.`,
        few: (n) => `${named}، وفي ${n} مواضع أخرى.`,
        many: (n) => `${named}، وفي ${n} موضعًا آخر.`,
        other: (n) => `${named}، وفي ${n} موضع آخر.`,
      });
    },
    missing: (size) => `نهاية الملف مفقودة، وحجمها ${size}.`,
    extra: (size) => `بعد نهاية الملف بيانات زائدة، حجمها ${size}.`,
  },
  signature: {
    kind: (type) => `له أيضًا توقيع من نوع ${type}، ولا يستطيع المتصفح التحقق منه.`,
    noKey: (type) => `لم يجرِ التحقق من توقيعه (${type}): ليس لدى هذه الصفحة مفتاح لهذا التوقيع.`,
    noSignature: (type) => `لم يجرِ التحقق من توقيعه (${type}): تعذّر جلب التوقيع من هذه الصفحة.`,
    noWebAssembly: (type) =>
      `لا يمكن التحقق من توقيعه (${type}) هنا: يتطلب ذلك WebAssembly، والمتصفح لا يسمح به.`,
    keyMalformed: (line, expected) => `تتعذّر قراءة المفتاح. المتوقع في السطر ${line}: ${expected}.`,
    signatureMalformed: (line, expected) =>
      `تتعذّر قراءة التوقيع. المتوقع في السطر ${line}: ${expected}.`,
    expected: {
      'untrusted-comment': 'تعليق غير موثوق (untrusted comment)',
      'trusted-comment': 'تعليق موثوق (trusted comment)',
      key: 'المفتاح',
      signature: 'التوقيع',
      'global-signature': 'التوقيع الشامل',
      algorithm: 'الخوارزمية',
      text: 'نص',
    },
    signed: (type, key) => `موقَّع بالمفتاح ${ltr(key)} (${type}).`,
    signedOn: (type, key, day) => `موقَّع بالمفتاح ${ltr(key)} (${type}) بتاريخ ${day}.`,
    signedThenExpired: (type, key, day, expired) =>
      `موقَّع بالمفتاح ${ltr(key)} (${type}) بتاريخ ${day}، حين كان المفتاح صالحًا؛ وقد انتهت صلاحيته في ${expired}.`,
    namesFile: (name) => `يذكر التوقيع اسم الملف ${ltr(name)}.`,
    namesOwner: (owner) => `يذكر المفتاح اسم مالكه: ${own(owner)}.`,
    revokedLater: (day, reason) => `أُبطل هذا المفتاح بتاريخ ${day}: ${own(reason)}`,
    notTold: 'لا يمكن لأحد أن يعرف ما إذا كان ما وُقِّع به قبل إبطاله آمنًا.',
    otherKey: (key, expected) =>
      `موقَّع بمفتاح آخر (${ltr(key)}) غير مفتاح الناشر (${ltr(expected)}).`,
    content: 'هذا التوقيع ليس لهذا المحتوى.',
    trustedComment: 'غيّر أحدهم تعليق التوقيع: لا يثبت هذا التوقيع شيئًا.',
    fileName: (signed, name) =>
      `التوقيع سليم، لكنه لملف اسمه ${ltr(signed)} وليس ${ltr(name)}: ربما وُضع ملف أقدم مكانه.`,
    tooLarge: (size) =>
      `لا يمكن التحقق من توقيعه (minisign) هنا: فهو من نوع قديم يتطلب وجود الملف كله (${size}) في الذاكرة دفعة واحدة.`,
    revokedBefore: (key, revoked, reason) =>
      `وُقِّع بعد إبطال المفتاح ${ltr(key)} بتاريخ ${revoked}: ${own(reason)}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `وُقِّع بتاريخ ${signed}، بعد إبطال المفتاح ${ltr(key)} بتاريخ ${revoked}: ${own(reason)}`,
    expiredBefore: (signed, key, expired) =>
      `وُقِّع بتاريخ ${signed}، بعد انتهاء صلاحية المفتاح ${ltr(key)} في ${expired}.`,
    expiredSignature: (expired) =>
      `المحتوى هو ما جرى توقيعه، لكن التوقيع كان صالحًا حتى ${expired} فقط.`,
    keyUnread: 'تتعذّر قراءة مفتاح OpenPGP.',
    signatureUnread: 'تتعذّر قراءة توقيع OpenPGP.',
    weakAlgorithm: (algorithm) =>
      `يستخدم توقيعه (OpenPGP) الخوارزمية ${ltr(algorithm)}، وهي لا تثبت شيئًا اليوم.`,
    unknownAlgorithm:
      'لا يمكن التحقق من توقيعه (OpenPGP) هنا: فهو يستخدم خوارزمية لا تعرفها هذه الصفحة.',
    notForSigning: (key) => `لم يكن المفتاح ${ltr(key)} مخصصًا لتوقيع الملفات حين وُقِّع به هذا الملف.`,
  },
  published: {
    belongsTo: (name) => `هذا الملف تابع للملف ${ltr(name)}.`,
    checksums:
      'يحتوي على قيم التجزئة للتحقق من التنزيلات: ضعه بجانبها وشغّل sha256sum --ignore-missing -c متبوعًا باسمه.',
    signature: 'يثبت من أعدّ الملف الذي يتبعه: أفلت الاثنين هنا معًا للتحقق من التوقيع.',
    key: 'هذا هو المفتاح العام الذي يجري به التحقق من التواقيع. قارن بصمته بما يذكره مصدر آخر قبل أن تثق به.',
    pieces:
      'يحتوي على قيم التجزئة لأجزاء ملف، لتتمكن هذه الصفحة من فحصه بسرعة أكبر. لا حاجة إلى تنزيله.',
    sbom: 'يسرد المكونات التي بُني منها الملف الذي يتبعه.',
    attestation: 'يذكر كيف وأين بُني الملف الذي يتبعه.',
    catalogue: 'يحتوي على كل ما تقوله هذه الصفحة، لاستخدام البرامج.',
    schema: 'يصف بنية releases.json، لمحررات النصوص والبرامج.',
    installSh: 'يثبّت البرنامج على Linux وmacOS وBSD: شغّل sh متبوعًا باسمه.',
    installPs1: 'يثبّت البرنامج على Windows: شغّله في PowerShell.',
    latest: 'يذكر أحدث إصدار، لاستخدام البرامج.',
    go: 'يسرد كل الإصدارات، للبرامج التي تقرأ go.dev/dl.',
    atom: 'يُعلم قارئات الخلاصات بالإصدارات الجديدة.',
    metalink: 'يستخدمه مدير تنزيل مثل aria2 للتنزيل من عدة خوادم والتحقق مما يصله.',
    updates: 'تقرؤه التطبيقات المثبّتة لتجد تحديثاتها. لا حاجة إلى فتحه.',
    packages: (manager) => `يستخدمه ${manager} لتثبيت البرنامج.`,
    aur: 'يستخدمه makepkg في Arch Linux لتثبيت البرنامج.',
    appstream: 'تستخدمه مراكز البرمجيات على Linux لعرض الإصدارات.',
    crawlers: 'تقرؤه محركات البحث. لا حاجة إلى فتحه.',
    securityTxt: 'يذكر أين يُبلَّغ عن مشكلة أمنية.',
    previewImage: 'هذه هي الصورة التي تعرضها برامج المحادثة مع رابط إلى هذه الصفحة.',
    other: 'ملف موجود بجانب هذه الصفحة، وليس من تنزيلاتها.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `التحقق من ${own(release)} في الطرفية`,
  description: 'المفاتيح العامة، والأسطر التي يجري بها التحقق من كل ملف؛ وهي تطبع OK أو FAILED.',
  choose: 'اختر ملفك',
  intro: 'ثم افتح الطرفية في مجلد التنزيل وألصق أحد أسطر الملف. سيطبع OK أو FAILED.',
  olderFiles:
    'يجري التحقق من ملفات الإصدارات الأخرى بقيمة SHA-256 الخاصة بها، وهي مذكورة في صفحة كل إصدار.',
  command: (tool, where) => `${ltr(tool)} (${where})`,
  terminal: 'الطرفية',
  commandPrompt: 'موجه الأوامر',
  copyCommand: (tool, file) => `نسخ سطر ${ltr(tool)} للملف ${ltr(file)}`,
  proof: {
    hash: 'يقارن الملف بما تنشره هذه الصفحة',
    signature: 'يتحقق ممن وقّعه',
    attestation: 'يتحقق من عملية البناء التي أنتجته',
    'code-signature': 'يسأل النظام عمّن وقّعه',
    'import-key': 'أولًا، مرة واحدة: استورد المفتاح',
  },
  signatureFile: 'ملف التوقيع الذي يجب أن يكون بجانبه:',
  next: 'بعد نجاح التحقق',
  copy: 'نسخ',
  copied: 'تم النسخ',
  keys: 'المفاتيح العامة',
  keysIntro: 'الإصدارات موقَّعة بهذه المفاتيح.',
  keyNote:
    'يبقى التوقيع صالحًا حتى لو عبث أحدهم بهذا الخادم، إذا كان المفتاح معروفًا من مصدر آخر. أما المفتاح الذي لا يُرى إلا هنا فلا يمكن الوثوق به إلا بقدر الثقة بهذه الصفحة: قارن بصمته بما يذكره مصدر آخر.',
  fingerprint: (type) => `بصمة ${type}`,
  created: (day) => `أُنشئ بتاريخ ${day}.`,
  expires: (day) => `تنتهي صلاحيته في ${day}.`,
  revoked: (day, reason) =>
    `أُبطل بتاريخ ${day}: ${own(reason)} لا تثق بأي شيء وُقِّع به منذ ذلك الحين.`,
  keyFile: 'ملف المفتاح',
  copyKeyCommand: (type, fingerprint) => `نسخ الأمر الخاص بالمفتاح ${ltr(fingerprint)} (${type})`,
  alsoShownAt: (host) => `معروض أيضًا في ${ltr(host)}`,
  moved: 'انتقلت هذه الصفحة',
  movedTo: 'الانتقال إلى الصفحة الجديدة',
  format: {
    programFor: (name) => `برنامج ${name}`,
    installerPackage: (name) => `حزمة تثبيت ${name}`,
    appPackage: (name) => `حزمة تطبيق ${name}`,
    appBundle: (name) => `مجموعة حزم تطبيق ${name}`,
    appArchive: (name) => `أرشيف تطبيق ${name}`,
    zippedApp: (name) => `تطبيق ${name} مضغوط`,
    package: (name) => `حزمة ${name}`,
    diskImage: 'صورة قرص',
    discImage: 'صورة قرص ضوئي',
    reference: (name) => `ملف إحالة ${name}`,
    archive: (name) => `أرشيف ${ltr(name)}`,
    cabinet: 'أرشيف cabinet',
    compressed: (name) => `ملف مضغوط بصيغة ${name}`,
    extension: (name) => `ملحق ${name}`,
    module: (name) => `وحدة ${name}`,
    script: (name) => `نص برمجي ${name}`,
    shellScript: 'نص برمجي shell',
    selfExtracting: 'نص برمجي shell ذاتي الاستخراج',
    batchFile: (name) => `ملف دفعي ${name}`,
    file: (name) => `ملف ${name}`,
    library: (name) => `مكتبة ${name}`,
    sharedLibrary: 'مكتبة مشتركة',
  },
};
