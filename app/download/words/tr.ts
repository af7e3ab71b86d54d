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
        `${n} bağımsız kaynak aynı sağlama toplamını veriyor (${sources}); ${day} tarihinde karşılaştırıldı.`,
      other: (n) =>
        `${n} bağımsız kaynak aynı sağlama toplamını veriyor (${sources}); ${day} tarihinde karşılaştırıldı.`,
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
      'client-hint': 'Sistem: tarayıcının bildirdiğine göre.',
      'user-agent': 'Sistem: tarayıcının kendini tanıttığı ada göre.',
      touch:
        'Sistem: tarayıcı Mac diyor ama ekran çoklu dokunmayı algılıyor; bunu yalnızca iPad ekranı yapar.',
      override: 'Sistem: açtığınız adreste belirtiliyor.',
    },
    cpu: {
      'client-hint': 'İşlemci: tarayıcının bildirdiğine göre.',
      'user-agent': 'İşlemci: tarayıcının kendini tanıttığı ada göre.',
      'nan-sign': 'İşlemci: tarayıcının hesaplama biçimi bu tür işlemcilerinki gibi.',
      override: 'İşlemci: açtığınız adreste belirtiliyor.',
      none: 'İşlemci: tarayıcı bildirmiyor.',
    },
    certainty: {
      sure: 'Bu yüzden bu bilgi kesin.',
      likely:
        'Bu bilgi büyük olasılıkla doğru ama kesin değil. Yanlışsa diğer dosyalar hemen aşağıda.',
      asked: 'Bu cihaza uyup uymadığına bakılmadı.',
    },
    privacy: 'Bu cihazla ilgili hiçbir bilgi tarayıcıdan çıkmadı: seçim bu sayfada yapılıyor.',
  },
  asked: {
    back: 'Bu bilgisayara uygun dosyayı ve geri kalan her şeyi göster',
    unknown: 'Adreste istenen dosya bu sayfada yok; bu yüzden seçim bu cihaza göre yapıldı.',
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
    `Bunlar örnek veriler: bu sayfayı denemek için gerçek ${name} sürümleri. Bu sayfanın ${name} ile bir bağlantısı yok.`,

  told: {
    cpu: (name) => `${name},`,
    sure: 'tarayıcıya göre.',
    likely: 'büyük olasılıkla.',
    asked: 'istendiği gibi.',
    notYours: 'Başka bir bilgisayar mı?',
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
  channel: {
    stable: 'Kararlı',
    lts: 'Uzun süreli destek',
    beta: 'Beta',
    nightly: 'Gecelik derleme',
  },
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
    windows: 'Windows bilgisayarınız hangisi?',
    macos: 'Mac’iniz hangisi?',
    linux: 'Bilgisayarda hangi işlemci var?',
    chromeos: 'ChromeOS, bu özellik açıksa Linux ve Android uygulamalarını çalıştırabilir',
    other: 'Cihazda hangi işlemci var?',
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
      'ChromeOS, bu özellik açıksa Linux programlarını çalıştırır: Ayarlar › ChromeOS hakkında › Geliştiriciler.',
    android:
      'ChromeOS, bu özellik açıksa Android uygulamalarını çalıştırır: Ayarlar › Uygulamalar.',
  },
  fit: {
    universal: 'Listelenen tüm işlemciler için tek dosya.',
    emulatedMac: 'Intel için derlendi. Apple Silicon üzerinde Rosetta ile çalışır.',
    emulated: 'Başka bir işlemci için derlendi. Bu sistemde emülasyonla çalışır.',
    independent: 'Gerekli çalışma ortamının bulunduğu her sistemde çalışır.',
    'not-stated': 'Yayımcı, bu dosyanın hangi işlemci için olduğunu belirtmiyor.',
  },
  minimumOs: (system) => `${system} veya üstü`,
  needs: (system) => `${system} veya üstü gerekir.`,
  olderSystem: (system, older) =>
    `En yeni sürüm için ${system} veya üstü gerekir. Bu bilgisayarda çalışan en yeni sürüm: ${older}.`,
  noBuild: (name, osName) => `${osName} üzerinde bu işlemci için ${name} yok`,
  noBuildHint: 'Bu dosyalar başka işlemciler için.',
  noBuildStated:
    'Bu dosyalar ya başka işlemciler için ya da hangi işlemci için oldukları belirtilmemiş.',
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
    debug: 'Hata ayıklama sembolleri',
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
  attestation: 'Derleme kanıtı',
  attestationOf: (name) => `${name} dosyasının derleme kanıtı`,

  otherReleases: 'Diğer sürümler',
  allReleases: 'Tüm sürümler',
  allReleasesWithFiles: (count) =>
    plural(count, {
      one: (n) => `Dosyalarıyla birlikte ${n} sürüm`,
      other: (n) => `Dosyalarıyla birlikte ${n} sürümün tümü`,
    }),
  allReleasesOf: (name) => `Tüm ${name} sürümleri`,
  allReleasesDescription: (name) =>
    `Tüm ${name} sürümleri; her birinin yayımlanma tarihi ve tüm dosyalarının bulunduğu sayfayla.`,
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
      `Bu, ${day} tarihli ${version}; en yeni gecelik derleme: ${newest}.`,
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
  allWithdrawn: 'Burada yayımlanmış olanı kullanmayın. Yerine kullanılacak bir sürüm yok.',
  withdrawnLine: (version, day, reason) => `${version}, ${day} tarihinde geri çekildi: ${reason}`,
  notFoundTitle: 'Bu adreste bir sayfa yok',
  notFound: 'Her şey indirme sayfasında.',
  notFoundLink: 'İndirme sayfasına git',
};

export const afterClick: Messages['afterClick'] = {
  title: 'İndirme başladı',
  nothing: 'İndirme başlamadı mı?',
  again: 'İndirmeyi yeniden başlat',
  check: 'Dosya indirilince orijinal olup olmadığını görmek için buraya sürükleyip bırakın.',
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
      'Android, tarayıcının uygulama yüklemesine izin verilip verilmeyeceğini sorar: yalnızca bu seferlik izin verin.',
    gatekeeper:
      'Yayımcı, uygulamayı Apple’a onaylatmadı; bu yüzden macOS uygulamayı engeller. Kontrol, dosyada sorun olmadığını gösterirse şuradan izin verin: Sistem Ayarları › Gizlilik ve Güvenlik › Yine de Aç.',
    smartscreen:
      'Dosya Windows için imzalanmamış; bu yüzden SmartScreen uyarı gösterir. Kontrol, dosyada sorun olmadığını gösterirse şunu seçin: Ek bilgi › Yine de çalıştır.',
  },
};

const notRead = 'Tarayıcı bu dosyayı okuyamadı';

export const check: Messages['check'] = {
  title: 'Dosya orijinal mi?',
  intro: 'İndirdiğiniz dosyayı buraya sürükleyip bırakın. Dosya bu bilgisayardan dışarı çıkmaz.',
  withoutScript: 'Terminalde tek bir komut yeter: OK veya FAILED yazdırır.',
  choose: 'Dosya seç…',
  orDrop: 'veya bu sayfada herhangi bir yere sürükleyip bırakın',
  dropNow: 'Kontrol etmek için dosyayı buraya bırakın',
  checkedNow: 'Neler kontrol edildi',
  cancel: 'İptal',
  again: 'Baştan başla',
  remove: 'Kaldır',
  removeNamed: (name) => `${name} dosyasını listeden kaldır`,
  cancelled: 'İptal edildi.',
  waiting: 'Önceki dosya bekleniyor.',
  loading: 'Kontrol aracı yükleniyor…',
  notLoaded:
    'Kontrol aracı yüklenemedi. Yeniden denemek için sayfayı yenileyin veya terminal kullanın.',
  failed:
    'Yayımlanan dosyaların listesi bu sayfadan alınamadı. Bağlantınızı kontrol edin ve baştan başlayın.',
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
  copyLine: 'Komutu kopyala',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  summary: {
    files: (count) => plural(count, { one: (n) => `${n} dosya`, other: (n) => `${n} dosya` }),
    bad: (count) =>
      plural(count, {
        one: (n) => `${n} açılmaması gereken`,
        other: (n) => `${n} açılmaması gereken`,
      }),
    attention: (count) =>
      plural(count, {
        one: (n) => `${n} dikkat gerektiren`,
        other: (n) => `${n} dikkat gerektiren`,
      }),
    unchecked: (count) =>
      plural(count, {
        one: (n) => `${n} kontrol edilmemiş`,
        other: (n) => `${n} kontrol edilmemiş`,
      }),
    matches: (count) => plural(count, { one: (n) => `${n} eşleşen`, other: (n) => `${n} eşleşen` }),
    genuine: (count) =>
      plural(count, { one: (n) => `${n} orijinal`, other: (n) => `${n} orijinal` }),
  },
  action: {
    next: 'Sonraki adımlar',
    download: (name, version) => `${name} indir (sürüm ${version})`,
    downloadAgain: (name) => `${name} dosyasını yeniden indir`,
    choose: 'Tüm dosyaları gör',
    oneCommand: 'Bu komut imzayı kontrol eder; OK veya FAILED yazdırır.',
    lastCommand: 'Bu komutların sonuncusu imzayı kontrol eder; OK veya FAILED yazdırır.',
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
    badlySigned: 'İmzası geçersiz: açmayın',
    signed: 'Yayımcının anahtarıyla imzalı ama bu sayfanın dosyası değil',
    incomplete: (some, whole) => `Tam değil: ${some} / ${whole}`,
    damaged: 'Bozulmuş: açmayın',
    replaced: 'Bu dosyanın eski hâli; sonradan yerine yenisi kondu',
    webPage: 'İndirilecek dosya değil, bir web sayfası',
    differs: 'Bu sayfanın bu adla yayımladığı dosya değil: açmayın',
    empty: 'Bu dosya boş',
    unknown: 'Bu, burada yayımlanan dosyalardan biri değil',
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
    rightUnproven: 'İçeriği doğru; imzası burada doğrulanamadı.',
    rightUnsigned: 'İçeriği doğru; imzası yok.',
    withdrawn: (version, day, reason) =>
      `Sürüm ${version}, ${day} tarihinde geri çekildi: ${reason}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `Sürüm ${version}, ${day} tarihinde geri çekildi: ${reason} Yerine ${instead} kullanın.`,
    withdrawnNothing: (version, day, reason) =>
      `Sürüm ${version}, ${day} tarihinde geri çekildi: ${reason} Yerine kullanılacak bir sürüm yok.`,
    revokedSince:
      'Bu anahtarla iptalden önce imzalananların güvenli olup olmadığını kimse söyleyemez.',
    signed:
      'Başka bir yerde veya test edenler için yayımlanmış olabilir. Bu sayfada listelenmiyor.',
    incomplete: (name, version) => `${name} (sürüm ${version}) indirmesi yarıda kesildi.`,
    incompleteByName: (name, version) =>
      `Adına göre bu, ${name} (sürüm ${version}). İndirilen kısmın doğru olup olmadığı bilinemez.`,
    damaged: (name, version) =>
      `Bu, ${name} (sürüm ${version}) dosyası ama aktarılırken veya diskte değişmiş.`,
    replaced: (name, day) =>
      `Bu, ${name} dosyasının ${day} tarihine kadarki hâli; o gün yayımcı yerine yenisini koydu.`,
    webPage: (name) => `${name} yerine bir giriş sayfası veya hata iletisi kaydedilmiş olabilir.`,
    differsSameSize: (name, version) =>
      `Adı, ${version} sürümündeki ${name} ile aynı; boyutu da aynı ama içeriği farklı.`,
    differsLess: (name, version, less) =>
      `Adı, ${version} sürümündeki ${name} ile aynı ama ${less} daha küçük.`,
    differsMore: (name, version, more) =>
      `Adı, ${version} sürümündeki ${name} ile aynı ama ${more} daha büyük.`,
    unknown: 'Bu sayfa, bu içerikte bir dosya yayımlamıyor.',
    takenBack: 'Şu anda yayımlananlar arasında yok.',
    otherPublish: 'Burada yayımlananlar, bu sayfa hazırlandığından beri değişmiş.',
    notAsked:
      'Dosyanın en yeni sürüm listesinde olup olmadığı öğrenilemedi; bu, dosyada bir sorun olduğu anlamına gelmez. Yine de dosyayı açmadan önce bağlantınızı kontrol edin ve baştan başlayın.',
    unreadable: {
      'insecure-page':
        'Bu sayfa korumasız bir bağlantıyla (http) geldi: tarayıcılar böyle sayfalarda sağlama toplamı hesaplamaz; aktarılırken herhangi biri sayfayı değiştirmiş de olabilir. Sayfayı https ile açın.',
      folder:
        'Bu bir klasör. Tarayıcı bir arşivi açtıysa indirilen arşivin kendisini kontrol edin.',
      gone: 'Dosya artık orada değil: taşınmış, yeniden adlandırılmış veya silinmiş. Yeniden seçin.',
      'not-readable':
        'Dosya okunurken değişti veya okuma izni yok. İndirmenin bitmesini bekleyin, sonra yeniden seçin.',
      'no-webassembly':
        'Tarayıcı burada WebAssembly kullanımına izin vermiyor (Apple’ın Kilitleme Modu’nda olduğu gibi); o olmadan bu boyuttaki bir dosyanın sağlama toplamı hesaplanamaz. Bu, bir komutla yapılabilir.',
      other: 'Tarayıcı nedenini bildirmiyor. Yeniden deneyin veya bir komut kullanın.',
    },
  },
  near: {
    empty: 'Dosya 0 bayt: indirme başlamamış veya disk dolu.',
    webPage:
      'Bu bir web sayfası; dosya yerine bir giriş sayfası veya hata iletisi kaydedilmiş olabilir.',
    unfinished: 'Adına göre indirmesi henüz bitmemiş.',
    unpacked: (name) =>
      `Bu, ${name} arşivinin içindekiler olabilir: bazı tarayıcılar arşivi indirdikten sonra açar. Arşivin kendisini kontrol edin.`,
    otherVersion: (name) =>
      `Adı ${name} dosyasınınkine benziyor ama bu sayfada olmayan bir sürüme ait: o sürüm ya kaldırıldı ya da burada hiç yayımlanmadı.`,
    signature: (name) =>
      `Adına göre bu, ${name} dosyasının imzası: kontrol etmek için ikisini birlikte buraya sürükleyip bırakın.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `Bu, ${name}: sürüm ${version}, ${day} tarihli, ${platform} için.`,
    fileForAny: (name, version, day) =>
      `Bu, ${name}: sürüm ${version}, ${day} tarihli, her sistem için.`,
    renamed: (name, version, day, platform) =>
      `Bu, başka bir ad verilmiş ${name}: sürüm ${version}, ${day} tarihli, ${platform} için.`,
    renamedForAny: (name, version, day) =>
      `Bu, başka bir ad verilmiş ${name}: sürüm ${version}, ${day} tarihli, her sistem için.`,
    edition: (version, edition) => `${version} (${edition})`,
    newer: (version) => `Sürüm ${version} daha yeni.`,
    newerNotHere: (version) => `Sürüm ${version} daha yeni ama bu bilgisayar için bir dosyası yok.`,
    bothChanged:
      'Bu sayfanın yayımladığıyla eşleşiyor ama biri hem dosyayı hem sayfayı değiştirmiş olabilir.',
    pieceDiffers: (pieces, place) =>
      plural(pieces, {
        one: (n) => `${n} parçadan 1 tanesi farklı: baştan ${place} sonra.`,
        other: (n) => `${n} parçadan 1 tanesi farklı: baştan ${place} sonra.`,
      }),
    piecesDiffer: (damaged, pieces, places) =>
      plural(pieces, {
        one: (n) => `${n} parçadan ${damaged} tanesi farklı: baştan ${places} sonra.`,
        other: (n) => `${n} parçadan ${damaged} tanesi farklı: baştan ${places} sonra.`,
      }),
    manyPiecesDiffer: (damaged, pieces, places, more) =>
      plural(more, {
        one: (n) =>
          `${pieces} parçadan ${damaged} tanesi farklı: baştan ${places} sonra ve ${n} yerde daha.`,
        other: (n) =>
          `${pieces} parçadan ${damaged} tanesi farklı: baştan ${places} sonra ve ${n} yerde daha.`,
      }),
    missing: (size) => `Sonunda ${size} eksik.`,
    extra: (size) => `Sonunda ${size} fazlalık var.`,
  },
  signature: {
    kind: (type) => `Ayrıca tarayıcının kontrol edemediği bir ${type} imzası var.`,
    noKey: (type) => `${type} imzası kontrol edilmedi: bu imzanın anahtarı bu sayfada yok.`,
    noSignature: (type) => `${type} imzası kontrol edilmedi: imza bu sayfadan alınamadı.`,
    noWebAssembly: (type) =>
      `${type} imzası burada kontrol edilemez: bunun için tarayıcının izin vermediği WebAssembly gerekir.`,
    keyMalformed: (line, expected) => `Anahtar okunamıyor. ${line}. satırda beklenen: ${expected}.`,
    signatureMalformed: (line, expected) =>
      `İmza okunamıyor. ${line}. satırda beklenen: ${expected}.`,
    expected: {
      'untrusted-comment': 'güvenilmeyen yorum',
      'trusted-comment': 'güvenilir yorum',
      key: 'anahtar',
      signature: 'imza',
      'global-signature': 'genel imza',
      algorithm: 'algoritma',
      text: 'metin',
    },
    signed: (type, key) => `${type} anahtarıyla imzalandı: ${key}.`,
    signedOn: (type, key, day) => `${day} tarihinde ${type} anahtarıyla imzalandı: ${key}.`,
    signedThenExpired: (type, key, day, expired) =>
      `${day} tarihinde, o sırada geçerli olan ${type} anahtarıyla imzalandı: ${key}; anahtarın süresi ${expired} tarihinde doldu.`,
    namesFile: (name) => `İmzada belirtilen dosya: ${name}.`,
    namesOwner: (owner) => `Anahtarda belirtilen sahip: ${owner}.`,
    revokedLater: (day, reason) => `Bu anahtar ${day} tarihinde iptal edildi: ${reason}`,
    notTold: 'Bu anahtarla iptalden önce imzalananların güvenli olup olmadığını kimse söyleyemez.',
    otherKey: (key, expected) =>
      `Yayımcının anahtarıyla (${expected}) değil, başka bir anahtarla (${key}) imzalanmış.`,
    content: 'İmza bu içeriğe ait değil.',
    trustedComment: 'Biri imzanın yorum satırını değiştirmiş: imza hiçbir şeyi kanıtlamaz.',
    fileName: (signed, name) =>
      `İmza geçerli ama ${name} adlı dosyanın değil, ${signed} adlı bir dosyanın imzası: yerine eski bir dosya konmuş olabilir.`,
    tooLarge: (size) =>
      `minisign imzası burada kontrol edilemez: dosyanın tamamının (${size}) aynı anda bellekte olmasını gerektiren eski türden bir imza.`,
    revokedBefore: (key, revoked, reason) =>
      `İmza, ${key} anahtarının ${revoked} tarihinde iptal edilmesinden sonra atılmış. İptal nedeni: ${reason}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `İmza ${signed} tarihinde atılmış; oysa ${key} anahtarı ${revoked} tarihinde iptal edilmişti. İptal nedeni: ${reason}`,
    expiredBefore: (signed, key, expired) =>
      `İmza ${signed} tarihinde atılmış; oysa ${key} anahtarının süresi ${expired} tarihinde dolmuştu.`,
    expiredSignature: (expired) =>
      `İmzalanan içerik bu ama imza yalnızca ${expired} tarihine kadar geçerliydi.`,
    keyUnread: 'OpenPGP anahtarı okunamıyor.',
    signatureUnread: 'OpenPGP imzası okunamıyor.',
    weakAlgorithm: (algorithm) =>
      `OpenPGP imzası ${algorithm} kullanıyor; böyle bir imza bugün hiçbir şeyi kanıtlamaz.`,
    unknownAlgorithm:
      'OpenPGP imzası burada kontrol edilemez: bu sayfanın bilmediği bir algoritma kullanıyor.',
    notForSigning: (key) => `İmza atıldığında ${key} anahtarı dosya imzalamaya yönelik değildi.`,
  },
  published: {
    belongsTo: (name) => `Ait olduğu dosya: ${name}.`,
    checksums:
      'İndirilenleri kontrol etmeye yarayan sağlama toplamlarını içerir: onların yanına koyun ve adını vererek sha256sum --ignore-missing -c komutunu çalıştırın.',
    signature:
      'Ait olduğu dosyayı kimin hazırladığını kanıtlar: kontrol etmek için ikisini birlikte buraya sürükleyip bırakın.',
    key: 'İmzaların kontrol edildiği açık anahtar. Güvenmeden önce parmak izini başka bir kaynaktakiyle karşılaştırın.',
    pieces:
      'Bu sayfanın bir dosyayı daha hızlı kontrol etmesi için parçalarının sağlama toplamlarını içerir. Buna ihtiyacınız yok.',
    sbom: 'Ait olduğu dosyanın nelerden oluştuğunu listeler.',
    attestation: 'Ait olduğu dosyanın nasıl ve nerede derlendiğini belirtir.',
    catalogue: 'Bu sayfada yazan her şeyi programların okuyacağı biçimde içerir.',
    schema: 'releases.json dosyasının yapısını kod düzenleyicileri ve programlar için tanımlar.',
    installSh:
      'Programı Linux, macOS ve BSD sistemlerine yükler: adını vererek sh komutunu çalıştırın.',
    installPs1: 'Programı Windows’a yükler: PowerShell’de çalıştırın.',
    latest: 'Programlara en yeni sürümü bildirir.',
    go: 'Tüm sürümleri, go.dev/dl okuyan programlar için listeler.',
    atom: 'Akış okuyucularına yeni sürümleri bildirir.',
    metalink:
      'aria2 gibi bir indirme yöneticisi bununla birkaç sunucudan indirir ve indirdiğini kontrol eder.',
    updates: 'Yüklü uygulamalar güncellemelerini buradan bulur. Açmanız gerekmez.',
    packages: (manager) => `${manager}, programı bununla yükler.`,
    aur: 'Arch Linux’un makepkg aracı, programı bununla yükler.',
    appstream: 'Linux’taki yazılım merkezleri sürümleri bununla gösterir.',
    crawlers: 'Arama motorları içindir. Açmanız gerekmez.',
    securityTxt: 'Bir güvenlik sorununun nereye bildirileceğini belirtir.',
    previewImage: 'Sohbet uygulamalarının bu sayfanın bağlantısıyla birlikte gösterdiği resim.',
    other: 'Bu sayfanın yanında durur ama indirilecek dosyalarından değildir.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `Terminalde kontrol: ${release}`,
  description:
    'Açık anahtarlar ve her dosyayı kontrol eden komutlar; komutlar OK veya FAILED yazdırır.',
  choose: 'Dosyanızı seçin',
  intro:
    'Sonra komutlarından birini, indirilen dosyanın klasöründe açılmış bir terminale yapıştırın. Komut, OK veya FAILED yazdırır.',
  olderFiles:
    'Diğer sürümlerin dosyaları, kendi sayfalarında yazan SHA-256 değeriyle kontrol edilir.',
  command: (tool, where) => `${tool} (${where})`,
  terminal: 'terminal',
  commandPrompt: 'Komut İstemi',
  copyCommand: (tool, file) => `${file} için ${tool} komutunu kopyala`,
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
    'Anahtarı başka bir yerden biliyorsanız imza, bu sunucu değiştirilmiş olsa bile geçerlidir. Yalnızca burada görülen bir anahtar, ancak bu sayfa kadar güvenilirdir: parmak izini başka bir kaynaktakiyle karşılaştırın.',
  fingerprint: (type) => `${type} anahtarının parmak izi`,
  created: (day) => `Oluşturulma: ${day}.`,
  expires: (day) => `Geçerlilik bitişi: ${day}.`,
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
    reference: (name) => `${name} bağlantı dosyası`,
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
