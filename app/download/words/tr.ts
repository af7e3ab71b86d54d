import { pluralOf } from './formats';
import { type Messages } from './messages';

// Bütün metinlerin Türkçesi; nelere dikkat edileceği docs/translating.md dosyasında.

const plural = pluralOf('tr');

export const common: Messages['common'] = {
  size: {
    bytes: (count) => plural(count, { one: (n) => `${n} bayt`, other: (n) => `${n} bayt` }),
    unit: { kB: 'kB', MB: 'MB', GB: 'GB', TB: 'TB' },
    amount: (number, unit) => `${number} ${unit}`,
    amounts: (least, most) => `${least}–${most}`,
    apart: (least, most) => `${least} – ${most}`,
    percent: (number) => `%${number}`,
  },
  comma: ', ',
  anySystem: 'Her sistem',
  cpu: {
    notStated: 'İşlemci belirtilmemiş',
    bits64: '64 bit',
    bits32: '32 bit',
    with64: (name) => `64 bit ${name}`,
    with32: (name) => `32 bit ${name}`,
    appleSilicon: 'Apple Silicon',
    arm64: '64 bit ARM',
    arm32: '32 bit ARM',
  },
  program: 'program',
  witness: (source, day) =>
    `${source} aynı sağlama toplamını veriyor; ${day} tarihinde karşılaştırıldı.`,
  witnesses: (count, sources, day) =>
    plural(count, {
      one: (n) =>
        `${n} bağımsız kaynak aynısını veriyor (${sources}); ${day} tarihinde karşılaştırıldı.`,
      other: (n) =>
        `${n} bağımsız kaynak aynısını veriyor (${sources}); ${day} tarihinde karşılaştırıldı.`,
    }),
};

const mirrorsNote =
  'Yansı sunucularına güvenmek gerekmez: dosyanın SHA-256 değerini karşılaştırın veya dosyayı bu sayfada kontrol edin.';

export const page: Messages['page'] = {
  title: (name) => `${name} indir`,
  description: (product, summary) =>
    `${summary} ${product} indirin: her dosyanın boyutu ve SHA-256 değeriyle.`,
  why: {
    title: 'Neden bu dosya?',
    os: {
      'client-hint': 'Sistem: tarayıcı bildiriyor.',
      'user-agent': 'Sistem: tarayıcının kendini tanıttığı adda yazıyor.',
      touch:
        'Sistem: tarayıcı Mac diyor ama ekran birden çok parmağı algılıyor; bunu yalnızca iPad yapar.',
      override: 'Sistem: açılan adres belirtiyor.',
    },
    cpu: {
      'client-hint': 'İşlemci: tarayıcı bildiriyor.',
      'user-agent': 'İşlemci: tarayıcının kendini tanıttığı adda yazıyor.',
      'nan-sign': 'İşlemci: tarayıcı, bu tür işlemcilerin yaptığı gibi hesaplıyor.',
      override: 'İşlemci: açılan adres belirtiyor.',
      none: 'İşlemci: tarayıcı bildirmiyor.',
    },
    certainty: {
      sure: 'Bu yüzden kesin.',
      likely: 'Bu, olası ama kesin değil. Yanlışsa diğer dosyalar hemen aşağıda.',
      asked: 'Bu cihazla karşılaştırılmadı.',
    },
    privacy: 'Bu cihazla ilgili hiçbir bilgi tarayıcıdan çıkmadı: seçim bu sayfada yapılıyor.',
  },
  asked: {
    back: 'Bu bilgisayara uygun dosyayı ve geri kalan her şeyi göster',
    unknown: 'Adreste istenen şey bu sayfada yok; bu yüzden seçim bu cihaza göre yapıldı.',
    found: 'İstenen dosya',
    lacks: (version) => `${version} içinde böyle bir dosya yok.`,
    filesOf: (version) => `Tüm dosyalar: ${version}`,
    download: (version, osName) => `${osName} için ${version} indir`,
    downloadFile: (name) => `${name} indir`,
  },
  skip: 'Tüm dosyalara geç',
  version: (version) => `Sürüm ${version}`,
  releaseNotes: 'Sürüm notları',
  releaseNotesOf: (version) => `Sürüm notları: ${version}`,
  supportedUntil: (day) => `${day} tarihine kadar destekleniyor`,
  supportEnded: (day) => `Desteği ${day} tarihinde bitti`,
  whatIsNew: (version) => `${version} ile gelen yenilikler`,
  sample: (name) =>
    `Bunlar örnek veriler: bu sayfayı denemek için gerçek ${name} sürümleri. Bu sayfanın ${name} ile bir bağlantısı yoktur.`,

  told: {
    cpu: (name) => `${name},`,
    sure: 'tarayıcıya göre.',
    likely: 'büyük olasılıkla.',
    asked: 'istendiği gibi.',
    notYours: 'Bu bilgisayar değil mi?',
    howToTell: 'On saniyede öğrenin',
  },
  cpuHint: {
    mostPcs: 'çoğu bilgisayar',
    oldPcs: 'eski bilgisayarlar',
    appleSilicon: 'M1 ve sonrası',
    until: (year) => `${year} yılına kadar`,
    mostPhones: 'çoğu telefon',
    oldPhones: 'eski telefonlar',
    littleEndian: 'little-endian sıralı',
    bigEndian: 'big-endian sıralı',
    older: 'daha eski',
    veryOld: 'çok eski',
  },
  systems: 'Sistemler',
  editions: 'Varyantlar',
  channels: 'Kanallar',
  channel: { stable: 'Kararlı', lts: 'Uzun süreli destek', beta: 'Beta', nightly: 'Gecelik' },
  installation: {
    installer: 'Yükleyici',
    portable: 'Taşınabilir',
    package: 'Paket',
    store: 'Mağaza',
    forUser: 'Tek kullanıcı için yükleyici',
    forAll: 'Tüm kullanıcılar için yükleyici',
  },
  chooseForEdition: (edition) => `${edition}: bilgisayarınızı seçin`,
  noEdition: (edition) => `Bu cihaz için ${edition} varyantı yok`,
  useEdition: (edition) => `Bu cihaz için ${edition} var`,
  groupOf: (edition, osName) => `${osName} için ${edition}`,
  groupOfAny: (edition) => `Her sistem için ${edition}`,
  installWith: 'Komutla yükle',
  files: (count) => plural(count, { one: (n) => `${n} dosya`, other: (n) => `${n} dosya` }),
  processors: (count) =>
    plural(count, { one: (n) => `${n} işlemci`, other: (n) => `${n} işlemci` }),
  download: 'İndir',
  downloadOn: (osName) => `${osName} için indir`,
  fileOf: (product, osName) => `${osName} için ${product}`,
  fileOfAny: (product) => `Her sistem için ${product}`,
  details: 'Ayrıntılar',
  eMail: 'E-posta',
  sharePage: 'Bu sayfayı paylaş',
  olderVersions: 'Eski sürümler',

  equalsQuestion: {
    windows: 'Hangi Windows bilgisayar?',
    macos: 'Hangi Mac?',
    linux: 'Bilgisayarın işlemcisi hangisi?',
    chromeos: 'ChromeOS, açıldıklarında Linux ve Android uygulamalarını çalıştırabilir',
    other: 'Cihazın işlemcisi hangisi?',
  },
  howToTell: {
    windows: 'Şurada yazar: Ayarlar › Sistem › Hakkında › Sistem türü.',
    macos:
      'Apple menüsü › Bu Mac Hakkında: “Çip: Apple …” Apple Silicon, “İşlemci: Intel …” Intel demektir.',
    linux: 'Terminalde uname -m çalıştırın: x86_64, 64 bit Intel veya AMD; aarch64, ARM demektir.',
    chromeos: 'Linux şuradan açılır: Ayarlar › ChromeOS hakkında › Geliştiriciler.',
  },
  onChromeOs: {
    linux:
      'ChromeOS, açıldıklarında Linux programlarını çalıştırır: Ayarlar › ChromeOS hakkında › Geliştiriciler.',
    android: 'ChromeOS, açıldıklarında Android uygulamalarını çalıştırır: Ayarlar › Uygulamalar.',
  },
  fit: {
    universal: 'Listelenen tüm işlemciler için tek dosya.',
    emulatedMac: 'Intel için derlendi. Apple Silicon üzerinde Rosetta ile çalışır.',
    emulated: 'Başka bir işlemci için derlendi. Bu sistemde öykünmeyle çalışır.',
    independent: 'Gerekli çalışma ortamının bulunduğu her sistemde çalışır.',
    'not-stated': 'Yayımcı, bu dosyanın hangi işlemci için olduğunu belirtmiyor.',
  },
  minimumOs: (system) => `${system} veya üstü`,
  needs: (system) => `${system} veya üstü gerekir.`,
  olderSystem: (system, older) =>
    `En yeni sürüm için ${system} veya üstü gerekir. Bu bilgisayarda çalışan en yeni sürüm: ${older}.`,
  noBuild: (name, osName) => `${osName} üzerinde bu işlemci için ${name} yok`,
  noBuildHint: 'Bu dosyalar başka işlemciler için.',
  noBuildStated: 'Bu dosyalar başka işlemciler için veya işlemcileri belirtilmemiş.',
  choose: 'Bilgisayarınızı seçin',
  onComputer: 'Bilgisayara indirin',
  phoneNoFile: {
    android: (name) => `Android cihazlar için ${name} yok.`,
    ios: (name) => `iPhone ve iPad için ${name} yok.`,
  },
  qrCode: 'Bu sayfanın adresini içeren QR kodu',
  copyAddress: 'Bu sayfanın adresini kopyala',
  share: 'Bilgisayara gönder',

  allFiles: 'Tüm dosyalar',
  filesOf: (release, day) => `${release}, ${day}`,
  filesOfMirrored: (release, day) => `${release}, ${day}. ${mirrorsNote}`,
  anyCpu: 'Her işlemci',
  kind: {
    download: 'İndirilecek dosya',
    source: 'Kaynak kodu',
    checksum: 'Sağlama toplamları',
    signature: 'İmza',
    certificate: 'Sertifika',
    key: 'Açık anahtar',
    provenance: 'Köken bilgisi',
    sbom: 'Yazılım bileşen listesi',
    'update-metadata': 'Güncelleme bilgileri',
    debug: 'Hata ayıklama simgeleri',
    library: 'Kitaplık',
    docs: 'Belgeler',
    other: 'Başka dosya',
  },
  forDevelopers: 'Kaynak kodu ve diğer dosyalar',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  linkToRow: 'Bu satırın bağlantısı',
  copySha256Of: (name) => `${name} için SHA-256: kopyala`,
  detailsOf: (name) => `Ayrıntılar: ${name}`,
  copyCommand: (manager) => `${manager} komutunu kopyala`,
  signature: 'İmza',
  signatureOf: (name, type) => `${name} dosyasının imzası (${type})`,
  mirrors: 'Yansılar',
  mirrorIn: (name, country) => `${name} (${country})`,
  mirrorLink: (file, mirror) => `${file} dosyasını ${mirror} sunucusundan indir`,
  mirrorsNote,
  onPhone: (name) => `Telefonda ${name}`,
  scan: 'Bu sayfayı telefonda açın: kodu kamerayla tarayın.',
  sbom: 'SBOM',
  sbomOf: (name) => `${name} dosyasının SBOM belgesi (yazılım bileşen listesi)`,
  attestation: 'Onay belgesi',
  attestationOf: (name) => `${name} dosyasının onay belgesi`,

  otherReleases: 'Diğer sürümler',
  allReleases: 'Tüm sürümler',
  allReleasesWithFiles: (count) =>
    plural(count, {
      one: (n) => `Dosyalarıyla birlikte ${n} sürüm`,
      other: (n) => `Dosyalarıyla birlikte ${n} sürümün tümü`,
    }),
  allReleasesOf: (name) => `Tüm ${name} sürümleri`,
  allReleasesDescription: (name) =>
    `Yayımlandığı gün ve tüm dosyalarının sayfasıyla her ${name} sürümü.`,
  releaseDescription: (release, day) =>
    `${day} tarihinde yayımlanan ${release} sürümünün tüm dosyaları; her birinin boyutu ve SHA-256 değeriyle.`,
  withdrawn: 'Geri çekildi',
  withdrawnOn: (day, reason) => `${day} tarihinde geri çekildi: ${reason}`,
  useInstead: (version) => `Yerine ${version} kullanın`,
  nothingInstead: 'Yerine kullanılacak bir sürüm yok.',
  newest: {
    any: (version, day, newest) => `Bu, ${day} tarihli ${version}; en yeni sürüm: ${newest}.`,
    stable: (version, day, newest) =>
      `Bu, ${day} tarihli ${version}; en yeni kararlı sürüm: ${newest}.`,
    lts: (version, day, newest) =>
      `Bu, ${day} tarihli ${version}; uzun süreli desteği olan en yeni sürüm: ${newest}.`,
    beta: (version, day, newest) =>
      `Bu, ${day} tarihli ${version}; en yeni beta sürümü: ${newest}.`,
    nightly: (version, day, newest) =>
      `Bu, ${day} tarihli ${version}; en yeni gecelik sürüm: ${newest}.`,
  },
  unsupported: 'Artık desteklenmiyor',

  homepage: 'Web sitesi',
  source: 'Kaynak kodu',
  licence: (name) => `Lisans: ${name}`,
  verify: 'Anahtarlar ve terminalde kontrol',
  developers: 'Geliştiriciler ve paket bakımcıları için',
  nothingTitle: 'Burada henüz bir şey yok',
  nothing: 'Bu sayfada henüz hiçbir sürüm yayımlanmadı.',
  allWithdrawnTitle: (name) => `Geri çekildi: ${name}`,
  allWithdrawn: 'Lütfen burada yayımlanmış olanı kullanmayın. Yerine kullanılacak bir sürüm yok.',
  withdrawnLine: (version, day, reason) => `${version}, ${day} tarihinde geri çekildi: ${reason}`,
  notFoundTitle: 'Bu adreste bir sayfa yok',
  notFound: 'Her şey indirme sayfasında.',
  notFoundLink: 'İndirme sayfasına git',
};

export const afterClick: Messages['afterClick'] = {
  title: 'İndirme başladı',
  nothing: 'Bir şey olmadı mı?',
  again: 'Yeniden başlat',
  check: 'Dosya inince orijinal olup olmadığını görmek için buraya bırakın.',
  terminal: 'Bunun yerine terminalde kontrol et',
  step: {
    open: 'Dosyayı “İndirilenler” klasöründen açın.',
    'drag-to-applications': 'Uygulamayı “Uygulamalar” klasörüne sürükleyin.',
    eject: 'Disk görüntüsünü çıkarın ve uygulamayı “Uygulamalar” klasöründen başlatın.',
    'follow-installer': 'Yükleyicinin yönergelerini izleyin.',
    'install-app-package': 'Açılan pencerede “Yükle” seçeneğini seçin.',
    'extract-all': 'Dosyaya sağ tıklayın ve “Tümünü Ayıkla” seçeneğini seçin.',
    extract: 'Arşivi açın.',
    'extract-on-open':
      'Arşivi açmak için dosyaya çift tıklayın; Safari bunu zaten yapmış olabilir.',
    'move-to-applications': 'Uygulamayı “Uygulamalar” klasörüne taşıyın ve orada açın.',
    'run-inside': 'Programı, ortaya çıkan klasörden başlatın.',
    'make-executable': 'Çalıştırılmasına izin verin.',
    'run-in-terminal': 'Terminalde başlatın.',
    'install-in-terminal': 'Terminalde yükleyin.',
    'write-to-usb': 'Bir USB belleğe yazın veya sanal makinede başlatın.',
    'allow-source':
      'Android, tarayıcının uygulama yüklemesine izin verilip verilmeyeceğini sorar: bu kez için izin verin.',
    gatekeeper:
      'Yayımcı, uygulamayı Apple’a onaylatmadı; bu yüzden macOS uygulamayı durdurur. Kontrol, dosyanın doğru olduğunu gösterirse şuradan izin verin: Sistem Ayarları › Gizlilik ve Güvenlik › Yine de Aç.',
    smartscreen:
      'Dosya Windows için imzalanmamış; bu yüzden SmartScreen uyarır. Kontrol, dosyanın doğru olduğunu gösterirse şunu seçin: Ek bilgi › Yine de çalıştır.',
  },
};

const notRead = 'Tarayıcı bu dosyayı okuyamadı';

export const check: Messages['check'] = {
  title: 'Dosya orijinal mi?',
  intro: 'İndirdiğiniz dosyayı buraya bırakın. Dosya bu bilgisayardan dışarı çıkmaz.',
  withoutScript: 'Terminaldeki tek bir satır OK veya FAILED yazar.',
  choose: 'Dosya seç…',
  orDrop: 'veya bu sayfada herhangi bir yere bırakın',
  dropNow: 'Kontrol etmek için bırakın',
  checkedNow: 'Neler kontrol edildi',
  cancel: 'İptal',
  again: 'Yeniden başla',
  remove: 'Kaldır',
  removeNamed: (name) => `${name} dosyasını listeden kaldır`,
  cancelled: 'İptal edildi.',
  waiting: 'Önceki dosya bekleniyor.',
  loading: 'Kontrol yükleniyor…',
  notLoaded: 'Kontrol yüklenemedi. Yeniden denemek için sayfayı yenileyin veya terminal kullanın.',
  failed:
    'Dosyalarımızın listesi bu sayfadan alınamadı. Bağlantınızı kontrol edin ve yeniden başlayın.',
  progress: (percent, done, all, perSecond, secondsLeft) =>
    plural(secondsLeft, {
      one: (n) => `${percent}: ${done} / ${all}, saniyede ${perSecond}, ${n} saniye kaldı`,
      other: (n) => `${percent}: ${done} / ${all}, saniyede ${perSecond}, ${n} saniye kaldı`,
    }),
  reading: (name) => `${name} okunuyor`,
  readingAt: (name, percent) => `${name}: ${percent}`,
  announced: (name, said) => `${name}: ${said}`,
  contact: 'Yayımcıya bildirin:',
  inTerminal: 'Bunun yerine terminalde kontrol et',
  copyLine: 'Satırı kopyala',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  summary: {
    files: (count) => plural(count, { one: (n) => `${n} dosya`, other: (n) => `${n} dosya` }),
    bad: (count) => plural(count, { one: (n) => `${n} kötü`, other: (n) => `${n} kötü` }),
    attention: (count) =>
      plural(count, { one: (n) => `${n} dikkat isteyen`, other: (n) => `${n} dikkat isteyen` }),
    unchecked: (count) =>
      plural(count, {
        one: (n) => `${n} kontrol edilmeyen`,
        other: (n) => `${n} kontrol edilmeyen`,
      }),
    matches: (count) => plural(count, { one: (n) => `${n} eşleşen`, other: (n) => `${n} eşleşen` }),
    genuine: (count) =>
      plural(count, { one: (n) => `${n} orijinal`, other: (n) => `${n} orijinal` }),
  },
  action: {
    next: 'Şimdi ne yapmalı',
    download: (name, version) => `${name} indir (sürüm ${version})`,
    downloadAgain: (name) => `${name} dosyasını yeniden indir`,
    choose: 'Tüm dosyaları gör',
    oneCommand: 'Bu satır imzayı kontrol eder; OK veya FAILED yazar.',
    lastCommand: 'Bu satırların sonuncusu imzayı kontrol eder; OK veya FAILED yazar.',
    commands: 'Terminalde kontrol et',
    reload: 'Bu sayfa güncel değil: yenileyin',
  },
  facts: {
    hashes: 'Her dosyanın SHA-256 değeri',
    signed: (type, key) => `${type} anahtarıyla imzalı: ${key}`,
    private: 'Bu sayfa kimseyi izlemez',
  },

  product: {
    edition: (product, edition) => `${product} (${edition})`,
    on: (product, platform) => `${platform} için ${product}`,
    onAny: (product) => `Her sistem için ${product}`,
  },
  headline: {
    genuine: (product) => `Orijinal: ${product}`,
    matches: 'Bu sayfanın yayımladığıyla eşleşiyor',
    withdrawn: 'Geri çekilmiş bir sürüm: kullanmayın',
    otherMachine: (platform) => `${platform} için, bu bilgisayar için değil`,
    unknownMachine: 'Bu bilgisayar için değil',
    old: 'Eski bir sürüm',
    revokedSince: 'Şüpheli: imzalandığı anahtar sonradan iptal edildi',
    badlySigned: 'İmzası geçerli değil: açmayın',
    signed: 'Yayımcının anahtarıyla imzalı ama bu sayfanın dosyası değil',
    incomplete: (some, whole) => `Eksik: ${some} / ${whole}`,
    damaged: 'Bozulmuş: açmayın',
    replaced: 'Bu dosyanın sonradan değiştirilmiş eski hâli',
    webPage: 'İndirilecek dosya değil, bir web sayfası',
    differs: 'Bu sayfanın bu adla yayımladığı dosya değil: açmayın',
    empty: 'Bu dosya boş',
    unknown: 'Bu bizim dosyalarımızdan biri değil',
    published: (name) => `Bu, ${name}: bu sayfanın yayımladığı hâliyle`,
    takenBack: 'Burada yayımlandı, sonra kaldırıldı: kullanmayın',
    otherPublish: 'Bu sayfa bunun ne olduğunu söyleyemiyor: yenileyin, sonra yeniden kontrol edin',
    notAsked: 'Bu sayfa bu dosyayı tanımıyor',
    unreadable: {
      'insecure-page': 'Bu sayfada dosya kontrol edilemez',
      folder: 'Klasör kontrol edilemez',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'Bu dosya, bu tarayıcıda kontrol edilemeyecek kadar büyük',
      other: notRead,
    },
  },
  sentence: {
    genuine: 'Yayımcının anahtarıyla imzalı ve her baytı doğru.',
    matchesUnproven: (product) => `${product}. İmzası burada kontrol edilemedi.`,
    matchesUnsigned: (product) =>
      `${product}. İmzası yok; bu yüzden ancak bu sayfa kadar güvenilir.`,
    rightAndSigned: 'Orijinal; yayımcının anahtarıyla imzalı.',
    rightUnproven: 'İçeriği doğru; imzası burada kanıtlanmadı.',
    rightUnsigned: 'İçeriği doğru; burada hiçbir şey imzalı değil.',
    withdrawn: (version, day, reason) =>
      `Sürüm ${version}, ${day} tarihinde geri çekildi: ${reason}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `Sürüm ${version}, ${day} tarihinde geri çekildi: ${reason} Yerine ${instead} kullanın.`,
    withdrawnNothing: (version, day, reason) =>
      `Sürüm ${version}, ${day} tarihinde geri çekildi: ${reason} Yerine kullanılacak bir sürüm yok.`,
    revokedSince: 'Bu anahtarla daha önce imzalananların güvenli olup olmadığını kimse söyleyemez.',
    signed:
      'Başka bir yerde veya test edenler için yayımlanmış olabilir. Bu sayfada listelenmiyor.',
    incomplete: (name, version) => `${name} (sürüm ${version}) indirmesi erken kesildi.`,
    incompleteByName: (name, version) =>
      `Adına göre bu, ${name} (sürüm ${version}). İnen kısmın doğru olup olmadığı söylenemez.`,
    damaged: (name, version) =>
      `Kaynağı ${name} (sürüm ${version}) ama yolda veya diskte değişmiş.`,
    replaced: (name, day) =>
      `Bu, ${name} dosyasının ${day} tarihine kadarki hâli; o gün yayımcı dosyayı değiştirdi.`,
    webPage: (name) => `${name} yerine bir giriş sayfası veya hata iletisi kaydedilmiş olabilir.`,
    differsSameSize: (name, version) =>
      `Adı, ${version} sürümündeki ${name} ile aynı; boyutu da aynı ama içeriği farklı.`,
    differsLess: (name, version, less) =>
      `Adı, ${version} sürümündeki ${name} ile aynı ama ${less} daha küçük.`,
    differsMore: (name, version, more) =>
      `Adı, ${version} sürümündeki ${name} ile aynı ama ${more} daha büyük.`,
    unknown: 'Bu sayfanın yayımladığı hiçbir şeyin içeriği bu değil.',
    takenBack: 'Şu anda yayımlananlar arasında yok.',
    otherPublish:
      'Şu anda burada, bu sayfanın hazırlandığı zamankinden başka bir şey yayımlanıyor.',
    notAsked:
      'En yeni sürüm listesinin bu dosyayı tanıyıp tanımadığı sorulamadı; yani bu, dosya hakkında kötü bir şey söylemez. Dosyayı açmadan önce bağlantınızı kontrol edin ve yeniden başlayın.',
    unreadable: {
      'insecure-page':
        'Bu sayfa korumasız bir bağlantıyla (http) geldi: tarayıcılar burada sağlama toplamı hesaplamaz ve yolda herhangi biri sayfayı değiştirmiş olabilir. Sayfayı https ile açın.',
      folder:
        'Bu bir klasör. Tarayıcı bir arşivi açtıysa indirilen arşivin kendisini kontrol edin.',
      gone: 'Dosya artık orada değil: taşınmış, yeniden adlandırılmış veya silinmiş. Yeniden seçin.',
      'not-readable':
        'Dosya okunurken değişti veya okuma izni yok. İndirmenin bitmesini bekleyin, sonra yeniden seçin.',
      'no-webassembly':
        'Tarayıcı burada WebAssembly kullanımına izin vermiyor (Kilitleme Modu’nda olduğu gibi); o olmadan bu boyuttaki bir dosyanın sağlama toplamı hesaplanamaz. Bir komut bunu yapabilir.',
      other: 'Nedenini söylemiyor. Yeniden deneyin veya bir komut kullanın.',
    },
  },
  near: {
    empty: '0 bayt: indirme başlamamış veya disk dolu.',
    webPage:
      'Bu bir web sayfası; dosya yerine bir giriş sayfası veya hata iletisi kaydedilmiş olabilir.',
    unfinished: 'Adı, bitmemiş bir indirmenin adı.',
    unpacked: (name) =>
      `${name} arşivinin içindekiler olabilir: bazı tarayıcılar arşivi indirdikten sonra açar. Arşivin kendisini kontrol edin.`,
    otherVersion: (name) =>
      `Adı ${name} adına benziyor ama bu sayfada listelenmeyen bir sürümden: ya kaldırıldı ya da burada hiç yayımlanmadı.`,
    signature: (name) =>
      `Adı, ${name} dosyasının imzası gibi: kontrol etmek için ikisini birlikte buraya bırakın.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `Bu, ${name}: sürüm ${version}, ${day} tarihli, ${platform} için.`,
    fileForAny: (name, version, day) =>
      `Bu, ${name}: sürüm ${version}, ${day} tarihli, her sistem için.`,
    renamed: (name, version, day, platform) =>
      `Bu, başka adla ${name}: sürüm ${version}, ${day} tarihli, ${platform} için.`,
    renamedForAny: (name, version, day) =>
      `Bu, başka adla ${name}: sürüm ${version}, ${day} tarihli, her sistem için.`,
    edition: (version, edition) => `${version} (${edition})`,
    newer: (version) => `Sürüm ${version} daha yeni.`,
    newerNotHere: (version) => `Sürüm ${version} daha yeni ama bu bilgisayar için bir dosyası yok.`,
    bothChanged: 'Bu sayfanın yayımladığıyla eşleşiyor ama biri ikisini de değiştirmiş olabilir.',
    pieceDiffers: (pieces, place) =>
      plural(pieces, {
        one: (n) => `${n} parçadan 1 tanesi farklı; ${place} sonrasında.`,
        other: (n) => `${n} parçadan 1 tanesi farklı; ${place} sonrasında.`,
      }),
    piecesDiffer: (damaged, pieces, places) =>
      plural(pieces, {
        one: (n) => `${n} parçadan ${damaged} tanesi farklı; ${places} sonrasında.`,
        other: (n) => `${n} parçadan ${damaged} tanesi farklı; ${places} sonrasında.`,
      }),
    manyPiecesDiffer: (damaged, pieces, places, more) =>
      plural(more, {
        one: (n) =>
          `${pieces} parçadan ${damaged} tanesi farklı; ${places} sonrasında ve ${n} yerde daha.`,
        other: (n) =>
          `${pieces} parçadan ${damaged} tanesi farklı; ${places} sonrasında ve ${n} yerde daha.`,
      }),
    missing: (size) => `Sonundan ${size} eksik.`,
    extra: (size) => `Sonundan sonra ${size} fazlası var.`,
  },
  signature: {
    kind: (type) => `Ayrıca tarayıcının kontrol edemediği bir ${type} imzası var.`,
    noKey: (type) => `${type} imzası kontrol edilmedi: bu sayfada onun anahtarı yok.`,
    noSignature: (type) => `${type} imzası kontrol edilmedi: imza bu sayfadan alınamadı.`,
    noWebAssembly: (type) =>
      `${type} imzası burada kontrol edilemez: bunun için tarayıcının izin vermediği WebAssembly gerekir.`,
    keyMalformed: (line, expected) => `Anahtar okunamıyor. Satır ${line}, beklenen: ${expected}.`,
    signatureMalformed: (line, expected) =>
      `İmza okunamıyor. Satır ${line}, beklenen: ${expected}.`,
    expected: {
      'untrusted-comment': 'güvenilmeyen açıklama',
      'trusted-comment': 'güvenilen açıklama',
      key: 'anahtar',
      signature: 'imza',
      'global-signature': 'genel imza',
      algorithm: 'algoritma',
      text: 'metin',
    },
    signed: (type, key) => `${type} anahtarıyla imzalandı: ${key}.`,
    signedOn: (type, key, day) => `${day} tarihinde ${type} anahtarıyla imzalandı: ${key}.`,
    signedThenExpired: (type, key, day, expired) =>
      `${day} tarihinde, anahtar geçerliyken ${type} anahtarıyla imzalandı: ${key}; anahtarın süresi ${expired} tarihinde doldu.`,
    namesFile: (name) => `İmzada yazan dosya: ${name}.`,
    namesOwner: (owner) => `Anahtarda yazan sahip: ${owner}.`,
    revokedLater: (day, reason) => `Bu anahtar ${day} tarihinde iptal edildi: ${reason}`,
    notTold: 'Bu anahtarla daha önce imzalananların güvenli olup olmadığını kimse söyleyemez.',
    otherKey: (key, expected) =>
      `Yayımcının anahtarıyla (${expected}) değil, başka bir anahtarla (${key}) imzalanmış.`,
    content: 'İmza bu içeriğe ait değil.',
    trustedComment: 'Biri imzanın açıklamasını değiştirmiş: imza hiçbir şeyi kanıtlamaz.',
    fileName: (signed, name) =>
      `İmza geçerli ama ${name} adlı dosyanın değil, ${signed} adlı bir dosyanın imzası: yerine eski bir dosya konmuş olabilir.`,
    tooLarge: (size) =>
      `minisign imzası burada kontrol edilemez: dosyanın tamamının (${size}) aynı anda bellekte olmasını gerektiren eski türden bir imza.`,
    revokedBefore: (key, revoked, reason) =>
      `${key} anahtarı ${revoked} tarihinde iptal edildikten sonra imzalandı: ${reason}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `${signed} tarihinde imzalandı; oysa ${key} anahtarı ${revoked} tarihinde iptal edilmişti: ${reason}`,
    expiredBefore: (signed, key, expired) =>
      `${signed} tarihinde imzalandı; oysa ${key} anahtarının süresi ${expired} tarihinde dolmuştu.`,
    expiredSignature: (expired) =>
      `İçerik imzalanan içerik ama imzanın yalnızca ${expired} tarihine kadar geçerli olması isteniyordu.`,
    keyUnread: 'OpenPGP anahtarı okunamıyor.',
    signatureUnread: 'OpenPGP imzası okunamıyor.',
    weakAlgorithm: (algorithm) =>
      `OpenPGP imzası ${algorithm} kullanıyor; bu, bugün hiçbir şeyi kanıtlamaz.`,
    unknownAlgorithm:
      'OpenPGP imzası burada kontrol edilemez: bu sayfanın bilmediği bir algoritma kullanıyor.',
    notForSigning: (key) => `${key} anahtarı, imzaladığı sırada dosya imzalamaya yönelik değildi.`,
  },
  published: {
    belongsTo: (name) => `Ait olduğu dosya: ${name}.`,
    checksums:
      'İndirilenleri kontrol etmeye yarayan sağlama toplamlarını içerir: onların yanına koyun ve adıyla sha256sum --ignore-missing -c çalıştırın.',
    signature:
      'Ait olduğu dosyayı kimin hazırladığını kanıtlar: kontrol etmek için ikisini birlikte buraya bırakın.',
    key: 'İmzaların kontrol edildiği açık anahtar. Güvenmeden önce parmak izini başka bir kaynakla karşılaştırın.',
    pieces:
      'Bu sayfanın bir dosyayı daha hızlı kontrol etmesi için parçalarının sağlama toplamlarını içerir. İndirmeniz gerekmez.',
    sbom: 'Ait olduğu dosyanın nelerden oluştuğunu listeler.',
    attestation: 'Ait olduğu dosyanın nasıl ve nerede derlendiğini söyler.',
    catalogue: 'Bu sayfada yazan her şeyi programlar için içerir.',
    schema: 'releases.json dosyasının yapısını düzenleyiciler ve programlar için tanımlar.',
    installSh: 'Programı Linux, macOS ve BSD üzerine yükler: adıyla sh çalıştırın.',
    installPs1: 'Programı Windows üzerine yükler: PowerShell’de çalıştırın.',
    latest: 'Programlara en yeni sürümü bildirir.',
    go: 'Tüm sürümleri, go.dev/dl okuyan programlar için listeler.',
    atom: 'Akış okuyucularına yeni sürümleri bildirir.',
    metalink:
      'aria2 gibi bir indirme yöneticisi bununla birkaç sunucudan indirir ve indirdiğini kontrol eder.',
    updates: 'Yüklü uygulamalar güncellemelerini buradan bulur. Açmanız gerekmez.',
    packages: (manager) => `${manager} programı bununla yükler.`,
    aur: 'Arch Linux’un makepkg aracı programı bununla yükler.',
    appstream: 'Linux’taki yazılım merkezleri sürümleri bununla gösterir.',
    crawlers: 'Arama motorları okur. Açmanız gerekmez.',
    securityTxt: 'Bir güvenlik sorununun nereye bildirileceğini söyler.',
    previewImage: 'Sohbet uygulamalarının bu sayfanın bağlantısıyla gösterdiği resim.',
    other: 'Bu sayfanın yanında durur ama indirilecek dosyalarından değildir.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `Terminalde kontrol: ${release}`,
  description:
    'Açık anahtarlar ve her dosya için onu kontrol eden satırlar; OK veya FAILED yazarlar.',
  choose: 'Dosyanızı seçin',
  intro:
    'Sonra satırlarından birini, indirilen dosyanın klasöründe açılmış bir terminale yapıştırın. OK veya FAILED yazar.',
  olderFiles:
    'Diğer sürümlerin dosyaları, kendi sayfalarında yazan SHA-256 değeriyle kontrol edilir.',
  command: (tool, where) => `${tool} (${where})`,
  terminal: 'terminal',
  commandPrompt: 'Komut İstemi',
  copyCommand: (tool, file) => `${file} için ${tool} satırını kopyala`,
  proof: {
    hash: 'Dosyayı bu sayfanın yayımladığıyla karşılaştırır',
    signature: 'Kimin imzaladığını kontrol eder',
    attestation: 'Hangi derlemeden çıktığını kontrol eder',
    'code-signature': 'Kimin imzaladığını sisteme sorar',
    'import-key': 'Önce, bir kez: anahtarı içe aktarın',
  },
  signatureFile: 'Yanında durması gereken imza dosyası:',
  next: 'Her şey doğruysa',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  keys: 'Açık anahtarlar',
  keysIntro: 'Sürümler bu anahtarlarla imzalanır.',
  keyNote:
    'Anahtarı başka bir yerden biliyorsanız imza, bu sunucu değiştirilmiş olsa bile geçerlidir. Yalnızca burada görülen bir anahtar, ancak bu sayfa kadar güvenilirdir: parmak izini başka bir kaynakla karşılaştırın.',
  fingerprint: (type) => `${type} parmak izi`,
  created: (day) => `Oluşturulma: ${day}.`,
  expires: (day) => `Son geçerlilik: ${day}.`,
  revoked: (day, reason) =>
    `${day} tarihinde iptal edildi: ${reason} O tarihten beri bununla imzalanan hiçbir şeye güvenmeyin.`,
  keyFile: 'Anahtar dosyası',
  copyKeyCommand: (type, fingerprint) => `${type} anahtarı ${fingerprint} için komutu kopyala`,
  alsoShownAt: (host) => `Şurada da gösteriliyor: ${host}`,
  moved: 'Bu sayfa taşındı',
  movedTo: 'Yeni sayfaya git',
  format: {
    programFor: (name) => `${name} programı`,
    installerPackage: (name) => `${name} yükleyici paketi`,
    appPackage: (name) => `${name} uygulama paketi`,
    appBundle: (name) => `${name} uygulama paketleri demeti`,
    appArchive: (name) => `${name} uygulama arşivi`,
    zippedApp: (name) => `zip içinde ${name} uygulaması`,
    package: (name) => `${name} paketi`,
    diskImage: 'disk görüntüsü',
    discImage: 'optik disk görüntüsü',
    reference: (name) => `${name} başvurusu`,
    archive: (name) => `${name} arşivi`,
    cabinet: 'CAB arşivi',
    compressed: (name) => `${name} ile sıkıştırılmış dosya`,
    extension: (name) => `${name} uzantısı`,
    module: (name) => `${name} modülü`,
    script: (name) => `${name} betiği`,
    shellScript: 'kabuk betiği',
    selfExtracting: 'kendi kendini açan kabuk betiği',
    batchFile: (name) => `${name} toplu iş dosyası`,
    file: (name) => `${name} dosyası`,
    library: (name) => `${name} kitaplığı`,
    sharedLibrary: 'paylaşılan kitaplık',
  },
};
