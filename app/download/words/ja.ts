import { pluralOf } from './formats';
import { type Messages } from './messages';

// 日本語のすべての文言。書き方はdocs/translating.md、用語はdocs/glossary/ja.mdを参照。

const plural = pluralOf('ja');

export const common: Messages['common'] = {
  size: {
    bytes: (count) => plural(count, { other: (n) => `${n}バイト` }),
    unit: { kB: 'kB', MB: 'MB', GB: 'GB', TB: 'TB' },
    amount: (number, unit) => `${number} ${unit}`,
    amounts: (least, most) => `${least}～${most}`,
    apart: (least, most) => `${least}～${most}`,
    percent: (number) => `${number}%`,
  },
  comma: '、',
  anySystem: 'すべてのシステム',
  cpu: {
    notStated: 'CPUの記載なし',
    bits64: '64ビット',
    bits32: '32ビット',
    with64: (name) => `64ビット${name}`,
    with32: (name) => `32ビット${name}`,
    appleSilicon: 'Appleシリコン',
    arm64: '64ビットARM',
    arm32: '32ビットARM',
  },
  program: 'プログラム',
  witness: (source, day) => `${source}にも同じハッシュ値が記載されています（${day}に照合）。`,
  witnesses: (count, sources, day) =>
    plural(count, {
      other: (n) => `独立した${n}か所の記載と一致しています（${sources}、${day}に照合）。`,
    }),
};

const mirrorsNote =
  'ミラーサイトを信頼する必要はありません。ファイルのSHA-256を照合するか、このページで確認してください。';

export const page: Messages['page'] = {
  title: (name) => `${name}のダウンロード`,
  description: (product, summary) =>
    `${summary} ${product}のダウンロード。全ファイルのサイズとSHA-256を掲載しています。`,
  why: {
    title: 'このファイルが選ばれた理由',
    os: {
      'client-hint': 'システム：ブラウザーからの情報です。',
      'user-agent': 'システム：ブラウザーのユーザーエージェントから判断しています。',
      touch:
        'システム：ブラウザーはMacと伝えていますが、画面はマルチタッチ対応で、そうした画面があるのはiPadだけです。',
      override: 'システム：開いたアドレスで指定されています。',
    },
    cpu: {
      'client-hint': 'CPU：ブラウザーからの情報です。',
      'user-agent': 'CPU：ブラウザーのユーザーエージェントから判断しています。',
      'nan-sign': 'CPU：ブラウザーの計算結果の特徴が、この種類のCPUと一致しています。',
      override: 'CPU：開いたアドレスで指定されています。',
      none: 'CPU：ブラウザーからは分かりません。',
    },
    certainty: {
      sure: 'そのため、この選択は確実です。',
      likely:
        'おそらく合っていますが、確実ではありません。違う場合は、すぐ下にほかのファイルがあります。',
      asked: 'お使いのデバイスとは照合していません。',
    },
    privacy:
      'お使いのデバイスの情報は、ブラウザーの外に一切送られていません。選択はこのページの中で行われます。',
  },
  asked: {
    back: 'このコンピューター用のファイルと、その他すべてを表示',
    unknown:
      'アドレスで指定されたものはこのページにないため、お使いのデバイスに合わせて表示しています。',
    found: '指定されたファイル',
    lacks: (version) => `${version}には該当するファイルがありません。`,
    filesOf: (version) => `${version}のすべてのファイル`,
    download: (version, osName) => `${version}（${osName}用）をダウンロード`,
    downloadFile: (name) => `${name}をダウンロード`,
  },
  skip: 'すべてのファイルへ移動',
  version: (version) => `バージョン${version}`,
  releaseNotes: 'リリースノート',
  releaseNotesOf: (version) => `${version}のリリースノート`,
  supportedUntil: (day) => `${day}までサポート`,
  supportEnded: (day) => `${day}にサポート終了`,
  whatIsNew: (version) => `${version}の新機能`,
  sample: (name) =>
    `これはサンプルデータです。このページを試せるように、${name}の実際のリリースを表示しています。このページは${name}とは関係ありません。`,

  told: {
    cpu: (name) => `${name}、`,
    sure: 'ブラウザーの情報どおり。',
    likely: 'おそらく。',
    asked: '指定どおり。',
    notYours: 'お使いのコンピューターと違いますか？',
    howToTell: '10秒で見分ける方法',
  },
  cpuHint: {
    mostPcs: 'ほとんどのPC',
    oldPcs: '古いPC',
    appleSilicon: 'M1以降',
    until: (year) => `${year}年以前`,
    mostPhones: 'ほとんどのスマートフォン',
    oldPhones: '古いスマートフォン',
    littleEndian: 'リトルエンディアン',
    bigEndian: 'ビッグエンディアン',
    older: '比較的古い',
    veryOld: 'とても古い',
  },
  systems: 'システム',
  editions: 'エディション',
  channels: 'チャンネル',
  channel: { stable: '安定版', lts: '長期サポート版', beta: 'ベータ版', nightly: 'ナイトリー版' },
  installation: {
    installer: 'インストーラー',
    portable: 'ポータブル版',
    package: 'パッケージ',
    store: 'ストア',
    forUser: '現在のユーザー用インストーラー',
    forAll: '全ユーザー用インストーラー',
  },
  chooseForEdition: (edition) => `${edition}：コンピューターを選択`,
  noEdition: (edition) => `このデバイス用の${edition}はありません`,
  useEdition: (edition) => `${edition}ならあります`,
  groupOf: (edition, osName) => `${edition}（${osName}用）`,
  groupOfAny: (edition) => `${edition}（すべてのシステム用）`,
  installWith: 'コマンドでインストール',
  files: (count) => plural(count, { other: (n) => `${n}個のファイル` }),
  processors: (count) => plural(count, { other: (n) => `${n}種類のプロセッサー` }),
  download: 'ダウンロード',
  downloadOn: (osName) => `${osName}用をダウンロード`,
  fileOf: (product, osName) => `${product}（${osName}用）`,
  fileOfAny: (product) => `${product}（すべてのシステム用）`,
  details: '詳細',
  eMail: 'メール',
  sharePage: 'このページを共有',
  olderVersions: '以前のバージョン',

  equalsQuestion: {
    windows: 'お使いのWindows PCはどれですか？',
    macos: 'お使いのMacはどれですか？',
    linux: 'お使いのコンピューターのプロセッサーはどれですか？',
    chromeos: 'ChromeOSでは、有効にするとLinuxアプリとAndroidアプリを実行できます',
    other: 'お使いのデバイスのプロセッサーはどれですか？',
  },
  howToTell: {
    windows: '「設定 › システム › バージョン情報 › システムの種類」に表示されます。',
    macos:
      '「アップルメニュー › このMacについて」に、「チップ：Apple …」とあればAppleシリコン、「プロセッサ：… Intel …」とあればIntelです。',
    linux:
      'ターミナルでuname -mを実行します。x86_64なら64ビットのIntelまたはAMD、aarch64ならARMです。',
    chromeos: '「設定 › ChromeOSについて › デベロッパー」でLinuxを有効にできます。',
  },
  onChromeOs: {
    linux:
      '「設定 › ChromeOSについて › デベロッパー」で有効にすると、ChromeOSでLinuxプログラムを実行できます。',
    android: '「設定 › アプリ」で有効にすると、ChromeOSでAndroidアプリを実行できます。',
  },
  fit: {
    universal: '記載されているすべてのCPUに対応する1つのファイルです。',
    emulatedMac: 'Intel用のビルドです。AppleシリコンではRosettaで動作します。',
    emulated: '別のCPU用のビルドです。このシステムではエミュレーションで動作します。',
    independent: '必要なランタイムがあれば、どのシステムでも動作します。',
    'not-stated': 'どのCPU用のファイルかを、発行元は明らかにしていません。',
  },
  minimumOs: (system) => `${system}以降`,
  needs: (system) => `${system}以降が必要です。`,
  olderSystem: (system, older) =>
    `最新のリリースには${system}以降が必要です。お使いのシステムで動作する最新のものは${older}です。`,
  noBuild: (name, osName) => `${osName}のこのCPU用の${name}はありません`,
  noBuildHint: '次のファイルは、ほかのCPU用です。',
  noBuildStated: '次のファイルは、ほかのCPU用か、CPUの記載がないものです。',
  choose: 'コンピューターを選択',
  onComputer: 'コンピューターで入手',
  phoneNoFile: {
    android: (name) => `お使いのAndroidデバイス用の${name}はありません。`,
    ios: (name) => `お使いのiPhoneまたはiPad用の${name}はありません。`,
  },
  qrCode: 'このページのアドレスのQRコード',
  copyAddress: 'このページのアドレスをコピー',
  share: 'コンピューターに送る',

  allFiles: 'すべてのファイル',
  filesOf: (release, day) => `${release}、${day}`,
  filesOfMirrored: (release, day) => `${release}、${day}。${mirrorsNote}`,
  anyCpu: 'すべてのCPU',
  kind: {
    download: 'ダウンロード',
    source: 'ソースコード',
    checksum: 'チェックサム',
    signature: '署名',
    certificate: '証明書',
    key: '公開鍵',
    provenance: '来歴情報',
    sbom: 'ソフトウェア部品表',
    'update-metadata': 'アップデート用メタデータ',
    debug: 'デバッグシンボル',
    library: 'ライブラリ',
    docs: 'ドキュメント',
    other: 'その他のファイル',
  },
  forDevelopers: 'ソースコードとその他のファイル',
  copy: 'コピー',
  copied: 'コピーしました',
  linkToRow: 'この行へのリンク',
  copySha256Of: (name) => `${name}のSHA-256をコピー`,
  detailsOf: (name) => `${name}の詳細`,
  copyCommand: (manager) => `${manager}のコマンドをコピー`,
  signature: '署名',
  signatureOf: (name, type) => `${name}の署名（${type}）`,
  mirrors: 'ミラーサイト',
  mirrorIn: (name, country) => `${name}（${country}）`,
  mirrorLink: (file, mirror) => `${file}を${mirror}からダウンロード`,
  mirrorsNote,
  onPhone: (name) => `スマートフォンで${name}を使う`,
  scan: 'スマートフォンのカメラでコードを読み取り、このページを開いてください。',
  sbom: 'SBOM',
  sbomOf: (name) => `${name}のSBOM（ソフトウェア部品表）`,
  attestation: 'ビルド証明',
  attestationOf: (name) => `${name}のビルド証明`,

  otherReleases: 'ほかのリリース',
  allReleases: 'すべてのリリース',
  allReleasesWithFiles: (count) =>
    plural(count, { other: (n) => `全${n}件のリリースとそのファイル` }),
  allReleasesOf: (name) => `${name}のすべてのリリース`,
  allReleasesDescription: (name) =>
    `${name}のすべてのリリースと公開日、それぞれの全ファイルを載せたページ。`,
  releaseDescription: (release, day) =>
    `${day}に公開された${release}の全ファイルと、それぞれのサイズとSHA-256。`,
  withdrawn: '取り下げ済み',
  withdrawnOn: (day, reason) => `${day}に取り下げ：${reason}`,
  useInstead: (version) => `代わりに${version}を使用してください`,
  nothingInstead: '代わりになるものはありません。',
  newest: {
    any: (version, day, newest) => `表示しているのは${day}の${version}です。最新は${newest}です。`,
    stable: (version, day, newest) =>
      `表示しているのは${day}の${version}です。最新の安定版は${newest}です。`,
    lts: (version, day, newest) =>
      `表示しているのは${day}の${version}です。最新の長期サポート版は${newest}です。`,
    beta: (version, day, newest) =>
      `表示しているのは${day}の${version}です。最新のベータ版は${newest}です。`,
    nightly: (version, day, newest) =>
      `表示しているのは${day}の${version}です。最新のナイトリー版は${newest}です。`,
  },
  unsupported: 'サポート終了',

  homepage: 'ホームページ',
  source: 'ソースコード',
  licence: (name) => `ライセンス：${name}`,
  verify: '公開鍵とターミナルでの確認',
  developers: '開発者とパッケージメンテナーの方へ',
  nothingTitle: 'まだ何もありません',
  nothing: 'このページでは、まだ何もリリースされていません。',
  allWithdrawnTitle: (name) => `${name}は取り下げられました`,
  allWithdrawn: 'ここで公開されていたものは使用しないでください。代わりになるものはありません。',
  withdrawnLine: (version, day, reason) => `${version}、${day}に取り下げ：${reason}`,
  notFoundTitle: 'このアドレスにページはありません',
  notFound: 'すべてダウンロードページにあります。',
  notFoundLink: 'ダウンロードページへ',
};

export const afterClick: Messages['afterClick'] = {
  title: 'ダウンロードが始まりました',
  nothing: '何も起こりませんか？',
  again: 'もう一度ダウンロード',
  check: 'ダウンロードが終わったら、ここにドロップして本物かどうかを確かめてください。',
  terminal: '代わりにターミナルで確認する',
  step: {
    open: '「ダウンロード」フォルダーのファイルを開きます。',
    'drag-to-applications': 'アプリを「アプリケーション」にドラッグします。',
    eject: 'ディスクイメージを取り出し、「アプリケーション」からアプリを起動します。',
    'follow-installer': 'インストーラーの指示に従います。',
    'install-app-package': '開いたウィンドウで「インストール」を選びます。',
    'extract-all': 'ファイルを右クリックして「すべて展開」を選びます。',
    extract: '展開します。',
    'extract-on-open':
      'ファイルをダブルクリックして展開します。Safariがすでに展開していることもあります。',
    'move-to-applications': 'アプリを「アプリケーション」に移動し、そこで開きます。',
    'run-inside': 'できたフォルダーの中のプログラムを起動します。',
    'make-executable': '実行を許可します。',
    'run-in-terminal': 'ターミナルで起動します。',
    'install-in-terminal': 'ターミナルでインストールします。',
    'write-to-usb': 'USBメモリーに書き込むか、仮想マシンで起動します。',
    'allow-source':
      'ブラウザーにアプリのインストールを許可するかどうかを、Androidが尋ねます。今回だけ許可してください。',
    gatekeeper:
      '発行元がこのファイルについてAppleの公証を受けていないため、macOSにブロックされます。正しいファイルだと確認できた場合は、「システム設定 › プライバシーとセキュリティ › このまま開く」で許可してください。',
    smartscreen:
      'Windows用の署名がないため、SmartScreenが警告します。正しいファイルだと確認できた場合は、「詳細情報 › 実行」を選んでください。',
  },
};

const notRead = 'ブラウザーがこのファイルを読み取れませんでした';

export const check: Messages['check'] = {
  title: '本物のファイルですか？',
  intro:
    'ダウンロードしたファイルをここにドロップしてください。ファイルがコンピューターの外に送られることはありません。',
  withoutScript: 'ターミナルで1行実行すると、OKまたはFAILEDと表示されます。',
  choose: 'ファイルを選択…',
  orDrop: 'または、このページのどこかにドロップ',
  dropNow: 'ドロップして確認',
  checkedNow: '確認した内容',
  cancel: 'キャンセル',
  again: '最初からやり直す',
  remove: '一覧から削除',
  removeNamed: (name) => `${name}を一覧から削除`,
  cancelled: 'キャンセルしました。',
  waiting: '前のファイルが終わるのを待っています。',
  loading: '確認機能を読み込んでいます…',
  notLoaded:
    '確認機能を読み込めませんでした。ページを再読み込みしてもう一度試すか、ターミナルを使ってください。',
  failed:
    'ファイルの一覧をこのページから取得できませんでした。接続を確認して、最初からやり直してください。',
  progress: (percent, done, all, perSecond, secondsLeft) =>
    plural(secondsLeft, {
      other: (n) => `${percent}：${all}中${done}、毎秒${perSecond}、残り${n}秒`,
    }),
  reading: (name) => `${name}を読み取っています`,
  readingAt: (name, percent) => `${name}：${percent}`,
  announced: (name, said) => `${name}：${said}`,
  contact: '発行元に知らせる：',
  inTerminal: '代わりにターミナルで確認する',
  copyLine: 'この行をコピー',
  copy: 'コピー',
  copied: 'コピーしました',
  summary: {
    files: (count) => plural(count, { other: (n) => `${n}個のファイル` }),
    bad: (count) => plural(count, { other: (n) => `問題あり ${n}個` }),
    attention: (count) => plural(count, { other: (n) => `注意 ${n}個` }),
    unchecked: (count) => plural(count, { other: (n) => `未確認 ${n}個` }),
    matches: (count) => plural(count, { other: (n) => `公開内容と一致 ${n}個` }),
    genuine: (count) => plural(count, { other: (n) => `本物 ${n}個` }),
  },
  action: {
    next: '次にすること',
    download: (name, version) => `${name}（バージョン${version}）をダウンロード`,
    downloadAgain: (name) => `${name}をもう一度ダウンロード`,
    choose: 'すべてのファイルを見る',
    oneCommand: 'この行で署名を検証すると、OKまたはFAILEDと表示されます。',
    lastCommand: '最後の行で署名を検証すると、OKまたはFAILEDと表示されます。',
    commands: 'ターミナルで確認する',
    reload: 'このページは最新ではありません。再読み込みする',
  },
  facts: {
    hashes: '全ファイルのSHA-256を掲載',
    signed: (type, key) => `${type}の鍵${key}で署名`,
    private: 'このページはトラッキングを一切行いません',
  },

  product: {
    edition: (product, edition) => `${product}（${edition}）`,
    on: (product, platform) => `${product}（${platform}用）`,
    onAny: (product) => `${product}（すべてのシステム用）`,
  },
  headline: {
    genuine: (product) => `本物です：${product}`,
    matches: 'このページが公開している内容と一致しています',
    withdrawn: '取り下げられたバージョンです。使用しないでください',
    otherMachine: (platform) => `${platform}用で、このコンピューター用ではありません`,
    unknownMachine: 'このコンピューター用ではありません',
    old: '古いバージョンです',
    revokedSince: '信頼性に疑問があります。署名した鍵が後に失効しています',
    badlySigned: '署名に問題があります。開かないでください',
    signed: '発行元の鍵で署名されていますが、このページで公開しているファイルではありません',
    incomplete: (some, whole) => `不完全です：${some} / ${whole}`,
    damaged: '壊れています。開かないでください',
    replaced: 'このファイルの以前の内容で、その後差し替えられています',
    webPage: '目的のファイルではなく、ウェブページです',
    differs: 'このページがこの名前で公開しているファイルではありません。開かないでください',
    empty: 'このファイルは空です',
    unknown: 'ここで公開しているファイルではありません',
    published: (name) => `これは${name}で、このページが公開しているものと同じです`,
    takenBack: 'ここで公開され、その後公開が取りやめられたファイルです。使用しないでください',
    otherPublish:
      '何のファイルか、このページでは判断できません。再読み込みしてから、もう一度確認してください',
    notAsked: 'このページに記録のないファイルです',
    unreadable: {
      'insecure-page': 'このページではファイルを確認できません',
      folder: 'フォルダーは確認できません',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'このブラウザーで確認するには大きすぎるファイルです',
      other: notRead,
    },
  },
  sentence: {
    genuine: '発行元の鍵で署名されており、内容には1バイトの違いもありません。',
    matchesUnproven: (product) => `${product}。署名はここでは確認できませんでした。`,
    matchesUnsigned: (product) =>
      `${product}。署名がないため、このページと同じ程度にしか信頼できません。`,
    rightAndSigned: '本物のファイルで、発行元の鍵で署名されています。',
    rightUnproven: '内容は正しいものです。署名はここでは確認できませんでした。',
    rightUnsigned: '内容は正しいものですが、署名はありません。',
    withdrawn: (version, day, reason) =>
      `バージョン${version}は${day}に取り下げられました：${reason}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `バージョン${version}は${day}に取り下げられました：${reason} 代わりに${instead}を使用してください。`,
    withdrawnNothing: (version, day, reason) =>
      `バージョン${version}は${day}に取り下げられました：${reason} 代わりになるものはありません。`,
    revokedSince: '失効する前にこの鍵で署名されたものが安全かどうかは、誰にも分かりません。',
    signed:
      'ほかの場所で、またはテスト用に公開されたものかもしれません。このページには載っていません。',
    incomplete: (name, version) =>
      `${name}（バージョン${version}）のダウンロードが途中で止まりました。`,
    incompleteByName: (name, version) =>
      `名前からすると${name}（バージョン${version}）です。今ある部分が正しいかどうかは分かりません。`,
    damaged: (name, version) =>
      `もとは${name}（バージョン${version}）ですが、転送の途中またはディスク上で内容が変わっています。`,
    replaced: (name, day) => `${day}に発行元が差し替える前の${name}です。`,
    webPage: (name) => `${name}の代わりに、ログイン画面やエラー画面が保存されたのかもしれません。`,
    differsSameSize: (name, version) =>
      `名前は${name}（バージョン${version}）のものですが、サイズは同じでも内容が違います。`,
    differsLess: (name, version, less) =>
      `名前は${name}（バージョン${version}）のものですが、サイズが${less}小さくなっています。`,
    differsMore: (name, version, more) =>
      `名前は${name}（バージョン${version}）のものですが、サイズが${more}大きくなっています。`,
    unknown: 'このページが公開しているものに、この内容のファイルはありません。',
    takenBack: '現在公開されているものの中に、このファイルはありません。',
    otherPublish: '現在ここで公開されているものは、このページが作られたときのものとは違います。',
    notAsked:
      '最新のリリース一覧にあるかどうかを問い合わせできなかっただけで、このファイルに問題があるという意味ではありません。開く前に、接続を確認して最初からやり直してください。',
    unreadable: {
      'insecure-page':
        'このページは保護されていない接続（http）で届きました。この接続では、ブラウザーはハッシュ値を計算せず、途中で誰かがページを書き換えた可能性もあります。httpsで開いてください。',
      folder:
        'これはフォルダーです。ブラウザーがアーカイブを展開した場合は、ダウンロードしたアーカイブのほうを確認してください。',
      gone: 'ファイルが元の場所にありません。移動または削除されたか、名前が変更されています。もう一度選択してください。',
      'not-readable':
        '読み取り中にファイルが変更されたか、読み取る権限がありません。ダウンロードが終わるのを待って、もう一度選択してください。',
      'no-webassembly':
        'ブラウザーがここでWebAssemblyを許可していないため（ロックダウンモードなど）、この大きさのファイルのハッシュ値を計算できません。コマンドなら計算できます。',
      other: '理由は分かりません。もう一度試すか、コマンドを使ってください。',
    },
  },
  near: {
    empty: '0バイトです。ダウンロードが始まらなかったか、ディスクがいっぱいです。',
    webPage:
      'これはウェブページです。ファイルの代わりに、ログイン画面やエラー画面が保存されたのかもしれません。',
    unfinished: '名前からすると、ダウンロードがまだ終わっていません。',
    unpacked: (name) =>
      `${name}の中身かもしれません。ダウンロード後にアーカイブを自動で展開するブラウザーもあります。アーカイブそのものを確認してください。`,
    otherVersion: (name) =>
      `${name}と似た名前ですが、このページに載っていないバージョンのものです。公開が取りやめられたか、ここでは一度も公開されていないバージョンです。`,
    signature: (name) =>
      `${name}の署名と思われる名前です。両方を一緒にここにドロップすると確認できます。`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `これは${name}です（${day}のバージョン${version}、${platform}用）。`,
    fileForAny: (name, version, day) =>
      `これは${name}です（${day}のバージョン${version}、すべてのシステム用）。`,
    renamed: (name, version, day, platform) =>
      `これは別の名前が付いた${name}です（${day}のバージョン${version}、${platform}用）。`,
    renamedForAny: (name, version, day) =>
      `これは別の名前が付いた${name}です（${day}のバージョン${version}、すべてのシステム用）。`,
    edition: (version, edition) => `${version}（${edition}）`,
    newer: (version) => `新しいバージョン${version}があります。`,
    newerNotHere: (version) =>
      `新しいバージョン${version}がありますが、このコンピューター用のファイルはありません。`,
    bothChanged:
      'このページが公開している内容と一致していますが、誰かが両方を書き換えた可能性があります。',
    pieceDiffers: (pieces, place) =>
      plural(pieces, {
        other: (n) => `${n}個のブロックのうち1個が異なります（${place}の位置から）。`,
      }),
    piecesDiffer: (damaged, pieces, places) =>
      plural(pieces, {
        other: (n) => `${n}個のブロックのうち${damaged}個が異なります（${places}の位置から）。`,
      }),
    manyPiecesDiffer: (damaged, pieces, places, more) =>
      plural(more, {
        other: (n) =>
          `${pieces}個のブロックのうち${damaged}個が異なります（${places}、ほか${n}か所の位置から）。`,
      }),
    missing: (size) => `末尾の${size}が欠けています。`,
    extra: (size) => `本来の末尾の後に、余分なデータが${size}あります。`,
  },
  signature: {
    kind: (type) => `${type}署名もありますが、ブラウザーでは確認できません。`,
    noKey: (type) => `${type}署名は確認していません。このページにはその鍵がありません。`,
    noSignature: (type) =>
      `${type}署名は確認していません。署名をこのページから取得できませんでした。`,
    noWebAssembly: (type) =>
      `${type}署名はここでは確認できません。必要なWebAssemblyをブラウザーが許可していません。`,
    keyMalformed: (line, expected) =>
      `鍵を読み取れません。${line}行目は「${expected}」でなければなりません。`,
    signatureMalformed: (line, expected) =>
      `署名を読み取れません。${line}行目は「${expected}」でなければなりません。`,
    expected: {
      'untrusted-comment': '信頼されないコメント',
      'trusted-comment': '信頼されるコメント',
      key: '鍵',
      signature: '署名',
      'global-signature': 'グローバル署名',
      algorithm: 'アルゴリズム',
      text: 'テキスト',
    },
    signed: (type, key) => `${type}の鍵${key}で署名されています。`,
    signedOn: (type, key, day) => `${day}に、${type}の鍵${key}で署名されています。`,
    signedThenExpired: (type, key, day, expired) =>
      `${day}に、当時有効だった${type}の鍵${key}で署名されています。この鍵は${expired}に有効期限が切れました。`,
    namesFile: (name) => `署名に記されたファイル名は${name}です。`,
    namesOwner: (owner) => `鍵に記された所有者は${owner}です。`,
    revokedLater: (day, reason) => `この鍵は${day}に失効しました：${reason}`,
    notTold: 'それより前にこの鍵で署名されたものが安全かどうかは、誰にも分かりません。',
    otherKey: (key, expected) =>
      `発行元の鍵（${expected}）ではなく、別の鍵（${key}）で署名されています。`,
    content: '署名はこの内容に対するものではありません。',
    trustedComment: '署名のコメントが改ざんされています。この署名は何の証明にもなりません。',
    fileName: (signed, name) =>
      `署名は有効ですが、${name}ではなく${signed}という名前のファイルに対するものです。古いファイルにすり替えられた可能性があります。`,
    tooLarge: (size) =>
      `minisign署名はここでは確認できません。${size}すべてを一度にメモリーに読み込む必要がある、古い形式の署名です。`,
    revokedBefore: (key, revoked, reason) =>
      `鍵の失効後に署名されています。鍵${key}は${revoked}に失効しました：${reason}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `${signed}に署名されていますが、鍵${key}はその前の${revoked}に失効しています：${reason}`,
    expiredBefore: (signed, key, expired) =>
      `${signed}に署名されていますが、鍵${key}はその前の${expired}に有効期限が切れています。`,
    expiredSignature: (expired) =>
      `内容は署名されたときのままですが、署名の有効期限は${expired}まででした。`,
    keyUnread: 'OpenPGPの鍵を読み取れません。',
    signatureUnread: 'OpenPGP署名を読み取れません。',
    weakAlgorithm: (algorithm) =>
      `OpenPGP署名に使われている${algorithm}は現在では安全でなく、この署名は何の証明にもなりません。`,
    unknownAlgorithm:
      'OpenPGP署名はここでは確認できません。このページが対応していないアルゴリズムが使われています。',
    notForSigning: (key) => `署名の時点で、鍵${key}はファイルへの署名用の鍵ではありませんでした。`,
  },
  published: {
    belongsTo: (name) => `${name}に付属するファイルです。`,
    checksums:
      'ダウンロードを確認するためのハッシュ値が入っています。ダウンロードしたファイルと同じ場所に置き、sha256sum --ignore-missing -cにこのファイル名を付けて実行してください。',
    signature:
      '対象のファイルを誰が作ったかを証明するものです。両方を一緒にここにドロップすると確認できます。',
    key: '署名の検証に使う公開鍵です。信頼する前に、フィンガープリントをほかの場所に載っているものと照合してください。',
    pieces:
      'あるファイルのブロックごとのハッシュ値で、このページがそのファイルをより速く確認するためのものです。このファイルは必要ありません。',
    sbom: '対象のファイルが何から作られているかの一覧です。',
    attestation: '対象のファイルがどこでどのようにビルドされたかを示します。',
    catalogue: 'このページのすべての情報を、プログラム向けに収めたものです。',
    schema: 'releases.jsonの形式を、エディターやプログラム向けに記述したものです。',
    installSh:
      'Linux、macOS、BSDにプログラムをインストールします。shにこのファイル名を付けて実行してください。',
    installPs1: 'Windowsにプログラムをインストールします。PowerShellで実行してください。',
    latest: '最新のリリースをプログラムに伝えます。',
    go: 'すべてのリリースの一覧で、go.dev/dlを読むプログラム向けです。',
    atom: '新しいリリースをフィードリーダーに知らせます。',
    metalink:
      'aria2などのダウンロードマネージャーが、複数のサーバーからダウンロードし、届いた内容を確認するために使います。',
    updates: 'インストール済みのアプリがアップデートを探すために読みます。開く必要はありません。',
    packages: (manager) => `${manager}がプログラムをインストールするために使います。`,
    aur: 'Arch Linuxのmakepkgがプログラムをインストールするために使います。',
    appstream: 'Linuxのソフトウェアセンターがリリースを表示するために使います。',
    crawlers: '検索エンジンが読みます。開く必要はありません。',
    securityTxt: 'セキュリティ問題の報告先が書かれています。',
    previewImage: 'このページへのリンクとともにチャットに表示される画像です。',
    other: 'このページと同じ場所にありますが、ダウンロード用のファイルではありません。',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `${release}をターミナルで確認`,
  description: '公開鍵と、各ファイルを確認するコマンド。結果はOKまたはFAILEDと表示されます。',
  choose: 'ファイルを選択',
  intro:
    '次に、ダウンロードしたファイルのあるフォルダーで、いずれかの行を貼り付けて実行します。OKまたはFAILEDと表示されます。',
  olderFiles: 'ほかのリリースのファイルは、それぞれのページに載っているSHA-256で確認してください。',
  command: (tool, where) => `${tool}（${where}）`,
  terminal: 'ターミナル',
  commandPrompt: 'コマンドプロンプト',
  copyCommand: (tool, file) => `${file}用の${tool}の行をコピー`,
  proof: {
    hash: 'このページが公開している内容と比較する',
    signature: '誰が署名したかを確認する',
    attestation: 'どのビルドで作られたかを確認する',
    'code-signature': '誰が署名したかをシステムに問い合わせる',
    'import-key': '最初に一度だけ：鍵をインポートする',
  },
  signatureFile: '同じ場所に置く必要がある署名ファイル：',
  next: '問題がなければ',
  copy: 'コピー',
  copied: 'コピーしました',
  keys: '公開鍵',
  keysIntro: 'リリースは次の鍵で署名されています。',
  keyNote:
    '鍵をほかの場所でも確かめてあれば、このサーバーが書き換えられていても署名は信頼できます。ここでしか見ていない鍵は、このページと同じ程度にしか信頼できません。フィンガープリントをほかの場所に載っているものと照合してください。',
  fingerprint: (type) => `${type}のフィンガープリント`,
  created: (day) => `${day}に作成。`,
  expires: (day) => `有効期限は${day}。`,
  revoked: (day, reason) =>
    `${day}に失効：${reason} それ以降にこの鍵で署名されたものは、一切信頼しないでください。`,
  keyFile: '鍵ファイル',
  copyKeyCommand: (type, fingerprint) => `${type}の鍵${fingerprint}用のコマンドをコピー`,
  alsoShownAt: (host) => `${host}にも掲載`,
  moved: 'このページは移動しました',
  movedTo: '新しいページへ',
  format: {
    programFor: (name) => `${name}プログラム`,
    installerPackage: (name) => `${name}インストーラーパッケージ`,
    appPackage: (name) => `${name}アプリパッケージ`,
    appBundle: (name) => `${name}アプリバンドル`,
    appArchive: (name) => `${name}アプリアーカイブ`,
    zippedApp: (name) => `ZIP圧縮された${name}アプリ`,
    package: (name) => `${name}パッケージ`,
    diskImage: 'ディスクイメージ',
    discImage: '光学ディスクイメージ',
    reference: (name) => `${name}参照ファイル`,
    archive: (name) => `${name}アーカイブ`,
    cabinet: 'CABアーカイブ',
    compressed: (name) => `${name}圧縮ファイル`,
    extension: (name) => `${name}拡張機能`,
    module: (name) => `${name}モジュール`,
    script: (name) => `${name}スクリプト`,
    shellScript: 'シェルスクリプト',
    selfExtracting: '自己展開シェルスクリプト',
    batchFile: (name) => `${name}バッチファイル`,
    file: (name) => `${name}ファイル`,
    library: (name) => `${name}ライブラリ`,
    sharedLibrary: '共有ライブラリ',
  },
};
