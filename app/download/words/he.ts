import { pluralOf } from './formats';
import { ltr, own, rtl } from './isolates';
import { type Messages } from './messages';

// כל הטקסטים בעברית; docs/translating.md מסביר למה לשים לב.

const plural = pluralOf('he');

/** A text that is the same for every number. */
const same = (count: number, text: (number: string) => string): string =>
  plural(count, { one: text, two: text, other: text });

/** A word that agrees with the files it counts: one, two, or more of them. */
const filesThat = (count: number, one: string, two: string, more: string): string =>
  plural(count, { one: () => one, two: () => two, other: (n) => `${n} ${more}` });

const files = (count: number): string => filesThat(count, 'קובץ אחד', 'שני קבצים', 'קבצים');

const bits64 = rtl('64 סיביות');
const bits32 = rtl('32 סיביות');

export const common: Messages['common'] = {
  size: {
    bytes: (count) => same(count, (n) => rtl(`${n} בייט`)),
    unit: { kB: 'kB', MB: 'MB', GB: 'GB', TB: 'TB' },
    amount: (number, unit) => ltr(`${number} ${unit}`),
    amounts: (least, most) => ltr(`${least}–${most}`),
    apart: (least, most) => ltr(`${least} – ${most}`),
    percent: (number) => ltr(`${number}%`),
  },
  comma: ', ',
  anySystem: 'כל מערכת',
  cpu: {
    notStated: 'המעבד לא צוין',
    bits64,
    bits32,
    with64: (name) => `${name} ${bits64}`,
    with32: (name) => `${name} ${bits32}`,
    appleSilicon: 'Apple Silicon',
    arm64: `ARM ${bits64}`,
    arm32: `ARM ${bits32}`,
  },
  program: 'תוכנה',
  witness: (source, day) => `${own(source)} מציין את אותו ערך גיבוב, נבדק ב־${day}.`,
  witnesses: (count, sources, day) =>
    plural(count, {
      one: () => `מקור בלתי תלוי אחד מציין את אותו ערך (${own(sources)}), נבדק ב־${day}.`,
      two: () => `שני מקורות בלתי תלויים מציינים את אותו ערך (${own(sources)}), נבדק ב־${day}.`,
      other: (n) => `${n} מקורות בלתי תלויים מציינים את אותו ערך (${own(sources)}), נבדק ב־${day}.`,
    }),
};

const mirrorsNote =
  'אין צורך לסמוך על אתר מראה: אפשר להשוות את ערך ה־SHA-256 של הקובץ, או לבדוק אותו בדף הזה.';

export const page: Messages['page'] = {
  title: (name) => `הורדת ${own(name)}`,
  description: (product, summary) =>
    `${own(summary)} הורדת ${own(product)}, עם הגודל וערך ה־SHA-256 של כל קובץ.`,
  why: {
    title: 'למה הקובץ הזה?',
    os: {
      'client-hint': 'מערכת: הדפדפן מציין אותה.',
      'user-agent': 'מערכת: היא מופיעה בשם שבו הדפדפן מזדהה.',
      touch:
        'מערכת: הדפדפן מדווח על Mac, אבל המסך מזהה כמה אצבעות בבת אחת, ורק מסך של iPad עושה זאת.',
      override: 'מערכת: הכתובת שנפתחה מבקשת אותה.',
    },
    cpu: {
      'client-hint': 'מעבד: הדפדפן מציין אותו.',
      'user-agent': 'מעבד: הוא מופיע בשם שבו הדפדפן מזדהה.',
      'nan-sign': 'מעבד: הדפדפן מחשב כפי שמחשב מעבד מהסוג הזה.',
      override: 'מעבד: הכתובת שנפתחה מבקשת אותו.',
      none: 'מעבד: הדפדפן לא מגלה אותו.',
    },
    certainty: {
      sure: 'לכן זה ודאי.',
      likely: 'זה סביר, אבל לא ודאי. אם זה לא נכון, שאר הקבצים נמצאים ממש למטה.',
      asked: 'זה לא הושווה למכשיר הזה.',
    },
    privacy: 'שום פרט על המכשיר לא יצא מהדפדפן: הבחירה נעשית בדף הזה.',
  },
  asked: {
    back: 'הצגת הקובץ למחשב הזה וכל השאר',
    unknown: 'הכתובת מבקשת משהו שלא נמצא בדף הזה, ולכן מוצג מה שמתאים למכשיר הזה.',
    found: 'מה שהתבקש',
    lacks: (version) => `בגרסה ${ltr(version)} אין קובץ כזה.`,
    filesOf: (version) => `כל הקבצים של גרסה ${ltr(version)}`,
    download: (version, osName) => `הורדת ${ltr(version)} ל־${osName}`,
    downloadFile: (name) => `הורדת ${ltr(name)}`,
  },
  skip: 'דילוג לכל הקבצים',
  version: (version) => `גרסה ${ltr(version)}`,
  releaseNotes: 'הערות שחרור',
  releaseNotesOf: (version) => `הערות השחרור של ${ltr(version)}`,
  supportedUntil: (day) => `נתמכת עד ${day}`,
  supportEnded: (day) => `התמיכה הסתיימה ב־${day}`,
  whatIsNew: (version) => `מה חדש ב־${ltr(version)}`,
  sample: (name) =>
    `אלה נתונים לדוגמה: גרסאות אמיתיות של ${own(name)}, שמוצגות כדי להתנסות בדף הזה. אין קשר בין הדף הזה לבין ${own(name)}.`,

  told: {
    cpu: (name) => `${name},`,
    sure: 'לפי הדפדפן.',
    likely: 'כנראה.',
    asked: 'כפי שהתבקש.',
    notYours: 'לא המחשב הנכון?',
    howToTell: 'איך לגלות בעשר שניות',
  },
  cpuHint: {
    mostPcs: 'רוב המחשבים',
    oldPcs: 'מחשבים ישנים',
    appleSilicon: 'M1 ומעלה',
    until: (year) => `עד ${year}`,
    mostPhones: 'רוב הטלפונים',
    oldPhones: 'טלפונים ישנים',
    littleEndian: 'Little Endian',
    bigEndian: 'Big Endian',
    older: 'ישן יותר',
    veryOld: 'ישן מאוד',
  },
  systems: 'מערכות',
  editions: 'מהדורות',
  channels: 'ערוצים',
  channel: { stable: 'יציבה', lts: 'תמיכה ארוכת טווח', beta: 'בטא', nightly: 'גרסת לילה' },
  installation: {
    installer: 'תוכנת התקנה',
    portable: 'ללא התקנה',
    package: 'חבילה',
    store: 'חנות',
    forUser: 'התקנה למשתמש אחד',
    forAll: 'התקנה לכל המשתמשים',
  },
  chooseForEdition: (edition) => `${own(edition)}: בחירת המחשב`,
  noEdition: (edition) => `אין מהדורת ${own(edition)} למכשיר הזה`,
  useEdition: (edition) => `יש מהדורת ${own(edition)} למכשיר הזה`,
  groupOf: (edition, osName) => `${own(edition)} ל־${osName}`,
  groupOfAny: (edition) => `${own(edition)} לכל מערכת`,
  installWith: 'התקנה בפקודה',
  files,
  processors: (count) => filesThat(count, 'מעבד אחד', 'שני מעבדים', 'מעבדים'),
  download: 'הורדה',
  downloadOn: (osName) => `הורדה ל־${osName}`,
  fileOf: (product, osName) => `${own(product)} ל־${osName}`,
  fileOfAny: (product) => `${own(product)} לכל מערכת`,
  details: 'פרטים',
  eMail: 'דוא״ל',
  sharePage: 'שיתוף הדף הזה',
  olderVersions: 'גרסאות ישנות יותר',

  equalsQuestion: {
    windows: 'איזה מחשב Windows זה?',
    macos: 'איזה Mac זה?',
    linux: 'איזה מעבד יש במחשב?',
    chromeos: 'אפשר להריץ ב־ChromeOS אפליקציות של Linux ושל Android, אם הן מופעלות',
    other: 'איזה מעבד יש במכשיר?',
  },
  howToTell: {
    windows: 'זה כתוב תחת הגדרות › מערכת › אודות › סוג מערכת.',
    macos:
      'תפריט Apple › אודות Mac זה: ״שבב: Apple …״ פירושו Apple Silicon; ״מעבד: Intel …״ פירושו Intel.',
    linux:
      'יש להריץ uname -m במסוף: x86_64 פירושו Intel או AMD בארכיטקטורת 64 סיביות; aarch64 פירושו ARM.',
    chromeos: 'את Linux מפעילים תחת הגדרות › מידע על ChromeOS › מפתחים.',
  },
  onChromeOs: {
    linux:
      'אפשר להריץ ב־ChromeOS תוכנות של Linux, אם הן מופעלות: הגדרות › מידע על ChromeOS › מפתחים.',
    android: 'אפשר להריץ ב־ChromeOS אפליקציות של Android, אם הן מופעלות: הגדרות › אפליקציות.',
  },
  fit: {
    universal: 'קובץ אחד לכל המעבדים שצוינו.',
    emulatedMac: 'נבנה ל־Intel. פועל ב־Apple Silicon באמצעות Rosetta.',
    emulated: 'נבנה למעבד אחר. פועל במערכת הזאת באמצעות אמולציה.',
    independent: 'פועל בכל מערכת שבה מותקנת סביבת ההרצה שלו.',
    'not-stated': 'המפרסם לא ציין לאיזה מעבד הקובץ הזה מיועד.',
  },
  minimumOs: (system) => `${ltr(system)} ומעלה`,
  needs: (system) => `נדרשת מערכת ${ltr(system)} ומעלה.`,
  olderSystem: (system, older) =>
    `לגרסה החדשה ביותר נדרשת מערכת ${ltr(system)} ומעלה. ${own(older)} היא הגרסה החדשה ביותר שפועלת במערכת הזאת.`,
  noBuild: (name, osName) => `אין ${own(name)} למעבד הזה ב־${osName}`,
  noBuildHint: 'הקבצים האלה מיועדים למעבדים אחרים.',
  noBuildStated: 'הקבצים האלה מיועדים למעבדים אחרים, או שהמעבד שלהם לא צוין.',
  choose: 'בחירת המחשב',
  onComputer: 'הורדה במחשב',
  phoneNoFile: {
    android: (name) => `אין ${own(name)} למכשירי Android.`,
    ios: (name) => `אין ${own(name)} ל־iPhone ול־iPad.`,
  },
  qrCode: 'קוד QR עם הכתובת של הדף הזה',
  copyAddress: 'העתקת הכתובת של הדף הזה',
  share: 'שליחה למחשב',

  allFiles: 'כל הקבצים',
  filesOf: (release, day) => `${own(release)}, ${day}`,
  filesOfMirrored: (release, day) => `${own(release)}, ${day}. ${mirrorsNote}`,
  anyCpu: 'כל מעבד',
  kind: {
    download: 'קובץ להורדה',
    source: 'קוד מקור',
    checksum: 'סיכומי ביקורת',
    signature: 'חתימה',
    certificate: 'אישור דיגיטלי',
    key: 'מפתח ציבורי',
    provenance: 'הוכחת מוצא',
    sbom: 'רשימת רכיבי התוכנה',
    'update-metadata': 'נתוני עדכון',
    debug: 'סמלי ניפוי באגים',
    library: 'ספרייה',
    docs: 'תיעוד',
    other: 'קובץ אחר',
  },
  forDevelopers: 'קוד מקור וקבצים אחרים',
  copy: 'העתקה',
  copied: 'הועתק',
  linkToRow: 'קישור לשורה הזאת',
  copySha256Of: (name) => `ערך ה־SHA-256 של ${ltr(name)}: העתקה`,
  detailsOf: (name) => `פרטים על ${ltr(name)}`,
  copyCommand: (manager) => `העתקת הפקודה עבור ${own(manager)}`,
  signature: 'חתימה',
  signatureOf: (name, type) => `חתימת ${type} של ${ltr(name)}`,
  mirrors: 'אתרי מראה',
  mirrorIn: (name, country) => `${own(name)} (${country})`,
  mirrorLink: (file, mirror) => `הורדת ${ltr(file)} מתוך ${own(mirror)}`,
  mirrorsNote,
  onPhone: (name) => `${own(name)} בטלפון`,
  scan: 'כדי לפתוח בו את הדף הזה, יש לסרוק את הקוד במצלמה.',
  sbom: 'SBOM',
  sbomOf: (name) => `SBOM (רשימת רכיבי התוכנה) של ${ltr(name)}`,
  attestation: 'הוכחת מוצא',
  attestationOf: (name) => `הוכחת המוצא של ${ltr(name)}`,

  otherReleases: 'גרסאות אחרות',
  allReleases: 'כל הגרסאות',
  allReleasesWithFiles: (count) =>
    plural(count, {
      one: () => 'הגרסה היחידה וקבציה',
      two: () => 'שתי הגרסאות וקבציהן',
      other: (n) => `כל ${n} הגרסאות וקבציהן`,
    }),
  allReleasesOf: (name) => `כל הגרסאות של ${own(name)}`,
  allReleasesDescription: (name) =>
    `כל גרסה של ${own(name)} עם תאריך הפרסום שלה, ודף עם כל הקבצים שלה.`,
  releaseDescription: (release, day) =>
    `כל הקבצים של ${own(release)}, מיום ${day}, עם הגודל וערך ה־SHA-256 של כל אחד.`,
  withdrawn: 'הוסרה מההפצה',
  withdrawnOn: (day, reason) => `הוסרה מההפצה ב־${day}: ${own(reason)}`,
  useInstead: (version) => `יש להשתמש במקומה ב־${ltr(version)}`,
  nothingInstead: 'אין לה תחליף.',
  newest: {
    any: (version, day, newest) =>
      `זוהי גרסה ${ltr(version)} מיום ${day}; הגרסה החדשה ביותר היא ${ltr(newest)}.`,
    stable: (version, day, newest) =>
      `זוהי גרסה ${ltr(version)} מיום ${day}; הגרסה היציבה החדשה ביותר היא ${ltr(newest)}.`,
    lts: (version, day, newest) =>
      `זוהי גרסה ${ltr(version)} מיום ${day}; הגרסה החדשה ביותר עם תמיכה ארוכת טווח היא ${ltr(newest)}.`,
    beta: (version, day, newest) =>
      `זוהי גרסה ${ltr(version)} מיום ${day}; גרסת הבטא החדשה ביותר היא ${ltr(newest)}.`,
    nightly: (version, day, newest) =>
      `זוהי גרסה ${ltr(version)} מיום ${day}; גרסת הלילה החדשה ביותר היא ${ltr(newest)}.`,
  },
  unsupported: 'כבר לא נתמכת',

  homepage: 'אתר הבית',
  source: 'קוד מקור',
  licence: (name) => `רישיון: ${own(name)}`,
  verify: 'מפתחות ובדיקה במסוף',
  developers: 'למפתחים ולמתחזקי חבילות',
  nothingTitle: 'עדיין אין כאן כלום',
  nothing: 'עדיין לא פורסמה גרסה בדף הזה.',
  allWithdrawnTitle: (name) => `${own(name)}: הגרסאות הוסרו מההפצה`,
  allWithdrawn: 'נא לא להשתמש במה שפורסם כאן. אין לו תחליף.',
  withdrawnLine: (version, day, reason) => `${ltr(version)}, הוסרה מההפצה ב־${day}: ${own(reason)}`,
  notFoundTitle: 'אין דף בכתובת הזאת',
  notFound: 'הכול נמצא בדף ההורדה.',
  notFoundLink: 'מעבר לדף ההורדה',
};

export const afterClick: Messages['afterClick'] = {
  title: 'ההורדה התחילה',
  nothing: 'לא קרה כלום?',
  again: 'הורדה מחדש',
  check: 'כשההורדה תסתיים, אפשר לגרור את הקובץ לכאן ולראות אם הוא אותנטי.',
  terminal: 'בדיקה במסוף במקום זאת',
  step: {
    open: 'לפתוח את הקובץ מתיקיית ״הורדות״.',
    'drag-to-applications': 'לגרור את היישום אל ״יישומים״.',
    eject: 'להוציא את תמונת הדיסק ולהפעיל את היישום מתוך ״יישומים״.',
    'follow-installer': 'לפעול לפי ההוראות של תוכנת ההתקנה.',
    'install-app-package': 'לבחור ״התקן״ בחלון שנפתח.',
    'extract-all': 'ללחוץ על הקובץ בלחצן העכבר הימני ולבחור ״חלץ הכל״.',
    extract: 'לחלץ את הארכיון.',
    'extract-on-open': 'ללחוץ לחיצה כפולה על הקובץ כדי לחלץ אותו; ייתכן ש־Safari כבר עשה זאת.',
    'move-to-applications': 'להעביר את היישום אל ״יישומים״ ולפתוח אותו שם.',
    'run-inside': 'להפעיל את התוכנה מתוך התיקייה שמופיעה.',
    'make-executable': 'לאפשר את הפעלתו.',
    'run-in-terminal': 'להפעיל אותו במסוף.',
    'install-in-terminal': 'להתקין אותו במסוף.',
    'write-to-usb': 'לכתוב אותו לכונן USB או להפעיל אותו במכונה וירטואלית.',
    'allow-source': 'Android שואל אם הדפדפן רשאי להתקין אפליקציות: יש לאפשר זאת רק הפעם.',
    gatekeeper:
      'המפרסם לא העביר אותו לאישור של Apple, ולכן macOS יעצור אותו. אם הבדיקה מראה שהוא אותנטי או תואם, יש לאפשר את הפעלתו תחת הגדרות המערכת › פרטיות ואבטחה › פתיחה בכל זאת.',
    smartscreen:
      'הוא לא חתום עבור Windows, ולכן תופיע אזהרה של SmartScreen. אם הבדיקה מראה שהוא אותנטי או תואם, יש לבחור מידע נוסף › הפעל בכל זאת.',
  },
};

const notRead = 'הדפדפן לא הצליח לקרוא את הקובץ הזה';

export const check: Messages['check'] = {
  title: 'האם הקובץ אותנטי?',
  intro: 'אפשר לגרור לכאן את מה שהורד. הקובץ לא יוצא מהמחשב.',
  withoutScript: 'שורה אחת במסוף מדפיסה OK או FAILED.',
  choose: 'בחירת קובץ…',
  orDrop: 'או גרירה לכל מקום בדף הזה',
  dropNow: 'אפשר לשחרר כאן לבדיקה',
  checkedNow: 'מה נבדק',
  cancel: 'ביטול',
  again: 'התחלה מחדש',
  remove: 'הסרה',
  removeNamed: (name) => `הסרת ${ltr(name)}`,
  cancelled: 'בוטל.',
  waiting: 'ממתין לקובץ שלפניו.',
  loading: 'כלי הבדיקה נטען…',
  notLoaded: 'לא ניתן היה לטעון את כלי הבדיקה. אפשר לטעון מחדש את הדף ולנסות שוב, או להשתמש במסוף.',
  failed:
    'לא ניתן היה לטעון מהדף הזה את רשימת הקבצים שלנו. יש לבדוק את החיבור לאינטרנט ולהתחיל מחדש.',
  progress: (percent, done, all, perSecond, secondsLeft) => {
    const soFar = `${percent}: ${done} מתוך ${all}, ${perSecond} לשנייה`;
    return plural(secondsLeft, {
      one: () => `${soFar}, נותרה שנייה אחת`,
      two: () => `${soFar}, נותרו שתי שניות`,
      other: (n) => `${soFar}, נותרו ${n} שניות`,
    });
  },
  reading: (name) => `בקריאה: ${ltr(name)}`,
  readingAt: (name, percent) => `${ltr(name)}: ${percent}`,
  announced: (name, said) => `${ltr(name)}: ${said}`,
  contact: 'דיווח למפרסם:',
  inTerminal: 'בדיקה במסוף במקום זאת',
  copyLine: 'העתקת השורה',
  copy: 'העתקה',
  copied: 'הועתק',
  summary: {
    files,
    bad: (count) => filesThat(count, 'אחד לא תקין', 'שניים לא תקינים', 'לא תקינים'),
    attention: (count) =>
      filesThat(count, 'אחד דורש תשומת לב', 'שניים דורשים תשומת לב', 'דורשים תשומת לב'),
    unchecked: (count) => filesThat(count, 'אחד לא נבדק', 'שניים לא נבדקו', 'לא נבדקו'),
    matches: (count) => filesThat(count, 'אחד תואם', 'שניים תואמים', 'תואמים'),
    genuine: (count) => filesThat(count, 'אחד אותנטי', 'שניים אותנטיים', 'אותנטיים'),
  },
  action: {
    next: 'מה לעשות עכשיו',
    download: (name, version) => `הורדת ${ltr(name)} (גרסה ${ltr(version)})`,
    downloadAgain: (name) => `הורדה חוזרת של ${ltr(name)}`,
    choose: 'הצגת כל הקבצים',
    oneCommand: 'השורה הזאת בודקת את החתימה; היא מדפיסה OK או FAILED.',
    lastCommand: 'האחרונה מהשורות האלה בודקת את החתימה; היא מדפיסה OK או FAILED.',
    commands: 'בדיקה במסוף',
    reload: 'זו לא הגרסה העדכנית של הדף: טעינה מחדש',
  },
  facts: {
    hashes: 'ערך SHA-256 לכל קובץ',
    signed: (type, key) => `חתום במפתח ${type}: ${ltr(key)}`,
    private: 'אין מעקב בדף הזה',
  },

  product: {
    edition: (product, edition) => `${own(product)} (${own(edition)})`,
    on: (product, platform) => `${own(product)} עבור ${platform}`,
    onAny: (product) => `${own(product)} לכל מערכת`,
  },
  headline: {
    genuine: (product) => `אותנטי: ${product}`,
    matches: 'תואם למה שהדף הזה מפרסם',
    withdrawn: 'גרסה שהוסרה מההפצה: אין להשתמש בה',
    otherMachine: (platform) => `מיועד ל־${platform}, לא למחשב הזה`,
    unknownMachine: 'לא מיועד למחשב הזה',
    old: 'גרסה ישנה',
    revokedSince: 'מוטל בספק: המפתח שבו הקובץ נחתם בוטל מאוחר יותר',
    badlySigned: 'החתימה של הקובץ לא תקינה: אין לפתוח אותו',
    signed: 'חתום במפתח של המפרסם, אבל הוא לא אחד הקבצים שבדף הזה',
    incomplete: (some, whole) => `לא שלם: ${some} מתוך ${whole}`,
    damaged: 'פגום: אין לפתוח אותו',
    replaced: 'נוסח קודם של הקובץ הזה, שהוחלף מאז',
    webPage: 'דף אינטרנט, לא ההורדה עצמה',
    differs: 'זה לא הקובץ שהדף הזה מפרסם בשם הזה: אין לפתוח אותו',
    empty: 'הקובץ הזה ריק',
    unknown: 'זה לא אחד הקבצים שלנו',
    published: (name) => `זהו ${ltr(name)}, כפי שהדף הזה מפרסם אותו`,
    takenBack: 'פורסם כאן והוסר מאז: אין להשתמש בו',
    otherPublish: 'הדף הזה לא יכול לקבוע מה הקובץ הזה: יש לטעון מחדש את הדף ולבדוק שוב את הקובץ',
    notAsked: 'הדף הזה לא מכיר את הקובץ הזה',
    unreadable: {
      'insecure-page': 'אי אפשר לבדוק קבצים בדף הזה',
      folder: 'אי אפשר לבדוק תיקייה',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'הקובץ הזה גדול מכדי להיבדק בדפדפן הזה',
      other: notRead,
    },
  },
  sentence: {
    genuine: 'חתום במפתח של המפרסם, וכל בייט בו נכון.',
    matchesUnproven: (product) => `${product}. לא ניתן היה לבדוק כאן את החתימה שלו.`,
    matchesUnsigned: (product) =>
      `${product}. הוא לא חתום, ולכן אפשר לסמוך עליו רק במידה שסומכים על הדף הזה.`,
    rightAndSigned: 'הוא אותנטי, וחתום במפתח של המפרסם.',
    rightUnproven: 'התוכן שלו נכון; החתימה שלו לא אומתה כאן.',
    rightUnsigned: 'התוכן שלו נכון; שום דבר כאן לא חתום.',
    withdrawn: (version, day, reason) =>
      `גרסה ${ltr(version)} הוסרה מההפצה ב־${day}: ${own(reason)}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `גרסה ${ltr(version)} הוסרה מההפצה ב־${day}: ${own(reason)} יש להשתמש במקומה ב־${ltr(instead)}.`,
    withdrawnNothing: (version, day, reason) =>
      `גרסה ${ltr(version)} הוסרה מההפצה ב־${day}: ${own(reason)} אין לה תחליף.`,
    revokedSince: 'איש לא יכול לדעת אם בטוח להשתמש במה שנחתם במפתח הזה לפני שבוטל.',
    signed: 'ייתכן שפורסם במקום אחר, או לבודקי בטא. הוא לא מופיע בדף הזה.',
    incomplete: (name, version) => `ההורדה של ${ltr(name)} (גרסה ${ltr(version)}) נפסקה לפני הסוף.`,
    incompleteByName: (name, version) =>
      `לפי שמו זהו ${ltr(name)} (גרסה ${ltr(version)}). אי אפשר לדעת אם החלק הקיים תקין.`,
    damaged: (name, version) =>
      `זהו במקור ${ltr(name)} (גרסה ${ltr(version)}), אבל הוא השתנה בזמן ההעברה או בדיסק.`,
    replaced: (name, day) => `זהו ${ltr(name)} כפי שהיה עד ${day}, ואז המפרסם החליף אותו.`,
    webPage: (name) => `ייתכן שנשמר דף כניסה או דף שגיאה במקום ${ltr(name)}.`,
    differsSameSize: (name, version) =>
      `השם שלו כמו של ${ltr(name)} מגרסה ${ltr(version)}, אבל התוכן שלו שונה, אף שהגודל זהה.`,
    differsLess: (name, version, less) =>
      `השם שלו כמו של ${ltr(name)} מגרסה ${ltr(version)}, אבל הוא קטן ממנו ב־${less}.`,
    differsMore: (name, version, more) =>
      `השם שלו כמו של ${ltr(name)} מגרסה ${ltr(version)}, אבל הוא גדול ממנו ב־${more}.`,
    unknown: 'בין הקבצים שהדף הזה מפרסם אין קובץ עם התוכן הזה.',
    takenBack: 'הקובץ הזה לא כלול במה שמפורסם עכשיו.',
    otherPublish: 'מה שמפורסם כאן עכשיו שונה ממה שפורסם כשהדף הזה נוצר.',
    notAsked:
      'לא ניתן היה לברר אם הוא מופיע ברשימת הגרסאות העדכנית, ולכן אין פירוש הדבר שהקובץ לא תקין. לפני שפותחים אותו, יש לבדוק את החיבור לאינטרנט ולהתחיל מחדש.',
    unreadable: {
      'insecure-page':
        'הדף הזה הגיע בחיבור לא מוגן (http), שבו דפדפנים לא מחשבים ערכי גיבוב, ושבו כל מי שנמצא בין השרת למחשב היה יכול לשנות את הדף. יש לפתוח אותו ב־https.',
      folder: 'זו תיקייה. אם הדפדפן חילץ ארכיון, יש לבדוק את הארכיון שהורד.',
      gone: 'הקובץ כבר לא שם: הוא הועבר, שונה שמו או נמחק. יש לבחור אותו שוב.',
      'not-readable':
        'הקובץ השתנה בזמן הקריאה, או שאין הרשאה לקרוא אותו. יש להמתין עד שההורדה תסתיים, ואז לבחור אותו שוב.',
      'no-webassembly':
        'הדפדפן לא מאפשר כאן WebAssembly (כמו במצב נעילה), ובלעדיו אי אפשר לחשב ערך גיבוב לקובץ בגודל כזה. פקודה במסוף יכולה לעשות זאת.',
      other: 'הדפדפן לא מציין מדוע. אפשר לנסות שוב, או להשתמש בפקודה במסוף.',
    },
  },
  near: {
    empty: 'גודלו 0 בייט: ההורדה לא התחילה, או שהדיסק מלא.',
    webPage: 'זהו דף אינטרנט, אולי דף כניסה או דף שגיאה שנשמר במקום הקובץ.',
    unfinished: 'לפי שמו, זו הורדה שלא הסתיימה.',
    unpacked: (name) =>
      `ייתכן שזה מה שהיה בתוך ${ltr(name)}: יש דפדפנים שמחלצים ארכיון אחרי ההורדה. יש לבדוק את הארכיון עצמו.`,
    otherVersion: (name) =>
      `שמו דומה לשם של ${ltr(name)}, אבל הוא מגרסה שלא מופיעה בדף הזה: גרסה שהוסרה, או שמעולם לא פורסמה כאן.`,
    signature: (name) =>
      `לפי שמו, זו חתימה של ${ltr(name)}: יש לגרור את שניהם לכאן יחד כדי לבדוק אותה.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `זהו ${ltr(name)}: גרסה ${own(version)} מיום ${day}, עבור ${platform}.`,
    fileForAny: (name, version, day) =>
      `זהו ${ltr(name)}: גרסה ${own(version)} מיום ${day}, לכל מערכת.`,
    renamed: (name, version, day, platform) =>
      `זהו ${ltr(name)} בשם אחר: גרסה ${own(version)} מיום ${day}, עבור ${platform}.`,
    renamedForAny: (name, version, day) =>
      `זהו ${ltr(name)} בשם אחר: גרסה ${own(version)} מיום ${day}, לכל מערכת.`,
    edition: (version, edition) => `${ltr(version)} (${own(edition)})`,
    newer: (version) => `גרסה ${ltr(version)} חדשה יותר.`,
    newerNotHere: (version) => `גרסה ${ltr(version)} חדשה יותר, אבל אין בה דבר למחשב הזה.`,
    bothChanged: 'הוא תואם למה שהדף הזה מפרסם, אבל ייתכן שמישהו שינה גם את הקובץ וגם את הדף.',
    pieceDiffers: (pieces, place) =>
      same(pieces, (n) => `חלקים שונים: 1 מתוך ${n}, במרחק ${place} מתחילת הקובץ.`),
    piecesDiffer: (damaged, pieces, places) =>
      same(pieces, (n) => `חלקים שונים: ${damaged} מתוך ${n}, במרחק ${places} מתחילת הקובץ.`),
    manyPiecesDiffer: (damaged, pieces, places, more) => {
      const named = `חלקים שונים: ${damaged} מתוך ${pieces}, במרחק ${places} מתחילת הקובץ`;
      return plural(more, {
        one: () => `${named}, ובעוד מקום אחד.`,
        two: () => `${named}, ובעוד שני מקומות.`,
        other: (n) => `${named}, ובעוד ${n} מקומות.`,
      });
    },
    missing: (size) => `סוף הקובץ חסר: ${size}.`,
    extra: (size) => `אחרי סוף הקובץ יש נתונים עודפים: ${size}.`,
  },
  signature: {
    kind: (type) => `יש לו גם חתימת ${type}, שדפדפן לא יכול לבדוק.`,
    noKey: (type) => `חתימת ה־${type} שלו לא נבדקה: אין בדף הזה מפתח עבורה.`,
    noSignature: (type) => `חתימת ה־${type} שלו לא נבדקה: לא ניתן היה לטעון אותה מהדף הזה.`,
    noWebAssembly: (type) =>
      `אי אפשר לבדוק כאן את חתימת ה־${type} שלו: לשם כך נדרש WebAssembly, והדפדפן לא מאפשר אותו.`,
    keyMalformed: (line, expected) =>
      `לא ניתן לקרוא את המפתח. בשורה ${line} היה צריך להופיע: ${expected}.`,
    signatureMalformed: (line, expected) =>
      `לא ניתן לקרוא את החתימה. בשורה ${line} היה צריך להופיע: ${expected}.`,
    expected: {
      'untrusted-comment': 'הערה לא מהימנה (untrusted comment)',
      'trusted-comment': 'הערה מהימנה (trusted comment)',
      key: 'מפתח',
      signature: 'חתימה',
      'global-signature': 'חתימה כוללת',
      algorithm: 'אלגוריתם',
      text: 'טקסט',
    },
    signed: (type, key) => `חתום במפתח ${type}: ${ltr(key)}.`,
    signedOn: (type, key, day) => `חתום במפתח ${type}: ${ltr(key)}, ב־${day}.`,
    signedThenExpired: (type, key, day, expired) =>
      `חתום במפתח ${type}: ${ltr(key)}, ב־${day}, כשהמפתח היה בתוקף; תוקפו פג ב־${expired}.`,
    namesFile: (name) => `בחתימה מצוין שם הקובץ ${ltr(name)}.`,
    namesOwner: (owner) => `במפתח מצוין שם בעליו: ${own(owner)}.`,
    revokedLater: (day, reason) => `המפתח הזה בוטל ב־${day}: ${own(reason)}`,
    notTold: 'איש לא יכול לדעת אם בטוח להשתמש במה שנחתם במפתח הזה לפני שבוטל.',
    otherKey: (key, expected) =>
      `חתום במפתח אחר (${ltr(key)}) ולא במפתח של המפרסם (${ltr(expected)}).`,
    content: 'החתימה הזאת לא שייכת לתוכן הזה.',
    trustedComment: 'מישהו שינה את ההערה של החתימה: החתימה לא מוכיחה דבר.',
    fileName: (signed, name) =>
      `החתימה תקינה, אבל היא של קובץ בשם ${ltr(signed)} ולא של ${ltr(name)}: ייתכן שקובץ ישן יותר הושם במקומו.`,
    tooLarge: (size) =>
      `אי אפשר לבדוק כאן את חתימת ה־minisign שלו: היא מסוג ישן, שמצריך את כל הקובץ (${size}) בזיכרון בבת אחת.`,
    revokedBefore: (key, revoked, reason) =>
      `נחתם אחרי שהמפתח ${ltr(key)} בוטל ב־${revoked}: ${own(reason)}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `נחתם ב־${signed}, אחרי שהמפתח ${ltr(key)} בוטל ב־${revoked}: ${own(reason)}`,
    expiredBefore: (signed, key, expired) =>
      `נחתם ב־${signed}, אחרי שתוקף המפתח ${ltr(key)} פג ב־${expired}.`,
    expiredSignature: (expired) =>
      `התוכן הוא מה שנחתם, אבל החתימה נועדה להיות בתוקף עד ${expired} בלבד.`,
    keyUnread: 'לא ניתן לקרוא את מפתח ה־OpenPGP.',
    signatureUnread: 'לא ניתן לקרוא את חתימת ה־OpenPGP.',
    weakAlgorithm: (algorithm) =>
      `חתימת ה־OpenPGP שלו משתמשת באלגוריתם ${ltr(algorithm)}, שלא מוכיח דבר כיום.`,
    unknownAlgorithm:
      'אי אפשר לבדוק כאן את חתימת ה־OpenPGP שלו: היא משתמשת באלגוריתם שהדף הזה לא מכיר.',
    notForSigning: (key) => `המפתח ${ltr(key)} לא נועד לחתימה על קבצים כשנחתם בו הקובץ.`,
  },
  published: {
    belongsTo: (name) => `הקובץ הזה שייך ל־${ltr(name)}.`,
    checksums:
      'הוא מכיל ערכי גיבוב לבדיקת הורדות: יש לשמור אותו באותה תיקייה שבה הן נמצאות ולהריץ sha256sum --ignore-missing -c ואחריו את שמו.',
    signature: 'הוא מוכיח מי יצר את הקובץ שהוא שייך לו: יש לגרור את שניהם לכאן יחד כדי לבדוק זאת.',
    key: 'זהו המפתח הציבורי שבו בודקים חתימות. לפני שסומכים עליו, יש להשוות את טביעת האצבע שלו לזו שמופיעה במקור אחר.',
    pieces:
      'יש בו ערכי גיבוב של חלקי קובץ, כדי שהדף הזה יוכל לבדוק אותו מהר יותר. אין צורך להוריד אותו.',
    sbom: 'הוא מפרט ממה נבנה הקובץ שהוא שייך לו.',
    attestation: 'הוא מציין איך והיכן נבנה הקובץ שהוא שייך לו.',
    catalogue: 'יש בו כל מה שכתוב בדף הזה, עבור תוכנות.',
    schema: 'הוא מתאר את המבנה של releases.json, עבור עורכי קוד ותוכנות.',
    installSh: 'הוא מתקין את התוכנה ב־Linux, ב־macOS וב־BSD: יש להריץ sh ואחריו את שמו.',
    installPs1: 'הוא מתקין את התוכנה ב־Windows: יש להריץ אותו ב־PowerShell.',
    latest: 'הוא מציין את הגרסה החדשה ביותר, עבור תוכנות.',
    go: 'הוא מפרט את כל הגרסאות, עבור תוכנות שקוראות את go.dev/dl.',
    atom: 'הוא מודיע לקוראי RSS על גרסאות חדשות.',
    metalink: 'מנהל הורדות כמו aria2 משתמש בו כדי להוריד מכמה שרתים ולבדוק את מה שהתקבל.',
    updates: 'אפליקציות מותקנות קוראות אותו כדי למצוא עדכונים. אין צורך לפתוח אותו.',
    packages: (manager) => `הוא משמש את ${manager} להתקנת התוכנה.`,
    aur: 'הוא משמש את makepkg של Arch Linux להתקנת התוכנה.',
    appstream: 'הוא משמש מרכזי תוכנה ב־Linux להצגת הגרסאות.',
    crawlers: 'מנועי חיפוש קוראים אותו. אין צורך לפתוח אותו.',
    securityTxt: 'הוא מציין היכן אפשר לדווח על בעיית אבטחה.',
    previewImage: 'זו התמונה שמוצגת בצ׳אטים עם קישור לדף הזה.',
    other: 'הוא נמצא לצד הדף הזה, אבל הוא לא אחת ההורדות שלו.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `בדיקת ${own(release)} במסוף`,
  description: 'המפתחות הציבוריים, ולכל קובץ השורות שבודקות אותו; הן מדפיסות OK או FAILED.',
  choose: 'בחירת הקובץ',
  intro:
    'אחר כך יש לפתוח מסוף בתיקיית ההורדה ולהדביק בו אחת מהשורות של הקובץ. היא מדפיסה OK או FAILED.',
  olderFiles: 'קבצים של גרסאות אחרות נבדקים לפי ערך ה־SHA-256 שלהם, שכתוב בדף של כל גרסה.',
  command: (tool, where) => `${ltr(tool)} (${where})`,
  terminal: 'מסוף',
  commandPrompt: 'שורת הפקודה',
  copyCommand: (tool, file) => `העתקת השורה של ${ltr(tool)} עבור ${ltr(file)}`,
  proof: {
    hash: 'משווה את הקובץ למה שהדף הזה מפרסם',
    signature: 'בודק מי חתם עליו',
    attestation: 'בודק איזה תהליך בנייה יצר אותו',
    'code-signature': 'שואל את המערכת מי חתם עליו',
    'import-key': 'תחילה, פעם אחת: ייבוא המפתח',
  },
  signatureFile: 'קובץ החתימה שצריך להיות לידו:',
  next: 'אחרי שהבדיקה הצליחה',
  copy: 'העתקה',
  copied: 'הועתק',
  keys: 'מפתחות ציבוריים',
  keysIntro: 'הגרסאות חתומות במפתחות האלה.',
  keyNote:
    'חתימה תקפה גם אם מישהו שינה משהו בשרת הזה, כל עוד המפתח מוכר ממקור אחר. מפתח שנראה רק כאן אמין רק במידה שהדף הזה אמין: יש להשוות את טביעת האצבע שלו לזו שמופיעה במקור אחר.',
  fingerprint: (type) => `טביעת אצבע של ${type}`,
  created: (day) => `נוצר ב־${day}.`,
  expires: (day) => `תוקפו יפוג ב־${day}.`,
  revoked: (day, reason) => `בוטל ב־${day}: ${own(reason)} אין לסמוך על שום דבר שנחתם בו מאז.`,
  keyFile: 'קובץ המפתח',
  copyKeyCommand: (type, fingerprint) => `העתקת הפקודה עבור מפתח ${type}: ${ltr(fingerprint)}`,
  alsoShownAt: (host) => `מוצג גם ב־${ltr(host)}`,
  moved: 'הדף הזה עבר למקום אחר',
  movedTo: 'מעבר לדף החדש',
  format: {
    programFor: (name) => `תוכנה ל־${name}`,
    installerPackage: (name) => `חבילת התקנה של ${name}`,
    appPackage: (name) => `חבילת אפליקציה של ${name}`,
    appBundle: (name) => `צרור אפליקציה של ${name}`,
    appArchive: (name) => `ארכיון אפליקציה של ${name}`,
    zippedApp: (name) => `אפליקציית ${name} דחוסה`,
    package: (name) => `חבילת ${name}`,
    diskImage: 'תמונת דיסק',
    discImage: 'תמונת דיסק אופטי',
    reference: (name) => `קובץ הפניה של ${name}`,
    archive: (name) => `ארכיון ${ltr(name)}`,
    cabinet: 'ארכיון cabinet',
    compressed: (name) => `קובץ דחוס ב־${name}`,
    extension: (name) => `הרחבה של ${name}`,
    module: (name) => `מודול ${name}`,
    script: (name) => `סקריפט ${name}`,
    shellScript: 'סקריפט מעטפת',
    selfExtracting: 'סקריפט מעטפת לחילוץ עצמי',
    batchFile: (name) => `קובץ אצווה של ${name}`,
    file: (name) => `קובץ ${name}`,
    library: (name) => `ספרייה של ${name}`,
    sharedLibrary: 'ספרייה משותפת',
  },
};
