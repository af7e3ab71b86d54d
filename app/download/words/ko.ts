import { pluralOf } from './formats';
import { type Messages } from './messages';

// 한국어의 모든 문구. 작성 방법은 docs/translating.md, 용어는 docs/glossary/ko.md 참조.
// 값 뒤에는 받침에 따라 달라지는 조사(은/는, 이/가, 을/를, 로/으로)를 쓰지 않는다.

const plural = pluralOf('ko');

export const common: Messages['common'] = {
  size: {
    bytes: (count) => plural(count, { other: (n) => `${n}바이트` }),
    unit: { kB: 'kB', MB: 'MB', GB: 'GB', TB: 'TB' },
    amount: (number, unit) => `${number}${unit}`,
    amounts: (least, most) => `${least}~${most}`,
    apart: (least, most) => `${least}~${most}`,
    percent: (number) => `${number}%`,
  },
  comma: ', ',
  anySystem: '모든 시스템',
  cpu: {
    notStated: 'CPU 정보 없음',
    bits64: '64비트',
    bits32: '32비트',
    with64: (name) => `64비트 ${name}`,
    with32: (name) => `32비트 ${name}`,
    appleSilicon: 'Apple Silicon',
    arm64: '64비트 ARM',
    arm32: '32비트 ARM',
  },
  program: '프로그램',
  witness: (source, day) => `${source}에도 같은 해시가 있습니다(${day} 대조).`,
  witnesses: (count, sources, day) =>
    plural(count, {
      other: (n) => `독립된 출처 ${n}곳에도 같은 해시가 있습니다(${sources}, ${day} 대조).`,
    }),
};

const mirrorsNote =
  '미러를 믿을 필요는 없습니다. 파일의 SHA-256을 대조하거나 이 페이지에서 확인하세요.';

export const page: Messages['page'] = {
  title: (name) => `${name} 다운로드`,
  description: (product, summary) =>
    `${summary} ${product} 다운로드. 모든 파일의 크기와 SHA-256 포함.`,
  why: {
    title: '왜 이 파일인가요?',
    os: {
      'client-hint': '시스템: 브라우저가 알려 줍니다.',
      'user-agent': '시스템: 브라우저의 사용자 에이전트 정보에 들어 있습니다.',
      touch:
        '시스템: 브라우저는 Mac이라고 하지만 화면이 멀티터치를 지원하며, 그런 화면은 iPad에만 있습니다.',
      override: '시스템: 접속한 주소에 지정되어 있습니다.',
    },
    cpu: {
      'client-hint': 'CPU: 브라우저가 알려 줍니다.',
      'user-agent': 'CPU: 브라우저의 사용자 에이전트 정보에 들어 있습니다.',
      'nan-sign': 'CPU: 브라우저의 계산 결과가 이 종류의 CPU 특성과 일치합니다.',
      override: 'CPU: 접속한 주소에 지정되어 있습니다.',
      none: 'CPU: 브라우저가 알려 주지 않습니다.',
    },
    certainty: {
      sure: '따라서 이 선택은 확실합니다.',
      likely: '아마 맞겠지만 확실하지는 않습니다. 틀렸다면 다른 파일이 바로 아래에 있습니다.',
      asked: '사용 중인 기기와 대조하지는 않았습니다.',
    },
    privacy:
      '기기에 관한 정보는 브라우저 밖으로 전혀 나가지 않았습니다. 선택은 이 페이지에서 이루어졌습니다.',
  },
  asked: {
    back: '이 컴퓨터용 파일과 나머지 모두 보기',
    unknown: '주소에서 요청한 항목이 이 페이지에 없어 사용 중인 기기에 맞춰 표시합니다.',
    found: '요청한 파일',
    lacks: (version) => `${version}에는 그런 파일이 없습니다.`,
    filesOf: (version) => `${version}의 모든 파일`,
    download: (version, osName) => `${osName}용 ${version} 다운로드`,
    downloadFile: (name) => `${name} 다운로드`,
  },
  skip: '모든 파일로 건너뛰기',
  version: (version) => `버전 ${version}`,
  releaseNotes: '릴리스 노트',
  releaseNotesOf: (version) => `${version} 릴리스 노트`,
  supportedUntil: (day) => `${day}까지 지원`,
  supportEnded: (day) => `${day}에 지원 종료됨`,
  whatIsNew: (version) => `${version}의 새로운 기능`,
  sample: (name) =>
    `이것은 샘플 데이터입니다. 이 페이지를 시험해 볼 수 있도록 ${name}의 실제 릴리스를 보여 줍니다. 이 페이지는 ${name} 프로젝트와 관련이 없습니다.`,

  told: {
    cpu: (name) => `${name},`,
    sure: '브라우저 정보 기준.',
    likely: '추정한 결과.',
    asked: '요청한 대로.',
    notYours: '사용 중인 컴퓨터와 다른가요?',
    howToTell: '10초 만에 알아보는 방법',
  },
  cpuHint: {
    mostPcs: '대부분의 PC',
    oldPcs: '오래된 PC',
    appleSilicon: 'M1 이상',
    until: (year) => `${year}년까지 출시`,
    mostPhones: '대부분의 휴대전화',
    oldPhones: '오래된 휴대전화',
    littleEndian: '리틀 엔디언',
    bigEndian: '빅 엔디언',
    older: '오래됨',
    veryOld: '매우 오래됨',
  },
  systems: '시스템',
  editions: '에디션',
  channels: '채널',
  channel: {
    stable: '안정 버전',
    lts: '장기 지원 버전',
    beta: '베타 버전',
    nightly: '나이틀리 버전',
  },
  installation: {
    installer: '설치 프로그램',
    portable: '포터블',
    package: '패키지',
    store: '스토어',
    forUser: '현재 사용자용 설치 프로그램',
    forAll: '모든 사용자용 설치 프로그램',
  },
  chooseForEdition: (edition) => `${edition}: 컴퓨터 선택`,
  noEdition: (edition) => `이 기기용 ${edition} 에디션이 없습니다`,
  useEdition: (edition) => `${edition} 에디션에는 맞는 파일이 있습니다`,
  groupOf: (edition, osName) => `${osName}용 ${edition}`,
  groupOfAny: (edition) => `모든 시스템용 ${edition}`,
  installWith: '명령으로 설치',
  files: (count) => plural(count, { other: (n) => `파일 ${n}개` }),
  processors: (count) => plural(count, { other: (n) => `프로세서 ${n}종` }),
  download: '다운로드',
  downloadOn: (osName) => `${osName}용 다운로드`,
  fileOf: (product, osName) => `${osName}용 ${product}`,
  fileOfAny: (product) => `모든 시스템용 ${product}`,
  details: '세부 정보',
  eMail: '이메일',
  sharePage: '이 페이지 공유',
  olderVersions: '이전 버전',

  equalsQuestion: {
    windows: '어떤 Windows PC를 사용하나요?',
    macos: '어떤 Mac을 사용하나요?',
    linux: '컴퓨터에 어떤 프로세서가 있나요?',
    chromeos: 'ChromeOS에서는 사용 설정하면 Linux 앱과 Android 앱을 실행할 수 있습니다',
    other: '기기에 어떤 프로세서가 있나요?',
  },
  howToTell: {
    windows: '‘설정 › 시스템 › 정보 › 시스템 종류’에 나와 있습니다.',
    macos:
      '‘Apple 메뉴 › 이 Mac에 관하여’에서 ‘칩: Apple …’이면 Apple Silicon이고, ‘프로세서: … Intel …’이면 Intel입니다.',
    linux:
      '터미널에서 uname -m 명령을 실행하세요. x86_64는 64비트 Intel 또는 AMD이고, aarch64는 ARM입니다.',
    chromeos: '‘설정 › ChromeOS 정보 › 개발자’에서 Linux를 사용 설정합니다.',
  },
  onChromeOs: {
    linux:
      '‘설정 › ChromeOS 정보 › 개발자’에서 사용 설정하면 ChromeOS에서 Linux 프로그램을 실행할 수 있습니다.',
    android: '‘설정 › 앱’에서 사용 설정하면 ChromeOS에서 Android 앱을 실행할 수 있습니다.',
  },
  fit: {
    universal: '표시된 모든 CPU에서 쓰는 하나의 파일입니다.',
    emulatedMac: 'Intel용으로 빌드되었으며 Apple Silicon에서는 Rosetta를 통해 실행됩니다.',
    emulated: '다른 CPU용으로 빌드되었으며 이 시스템에서는 에뮬레이션으로 실행됩니다.',
    independent: '필요한 런타임이 있는 모든 시스템에서 실행됩니다.',
    'not-stated': '게시자가 이 파일이 어떤 CPU용인지 밝히지 않았습니다.',
  },
  minimumOs: (system) => `${system} 이상`,
  needs: (system) => `${system} 이상이 필요합니다.`,
  olderSystem: (system, older) =>
    `최신 릴리스에는 ${system} 이상이 필요합니다. 사용 중인 시스템에서 실행되는 최신 버전은 ${older}입니다.`,
  noBuild: (name, osName) => `${osName}의 이 CPU에서 쓸 수 있는 ${name} 파일이 없습니다`,
  noBuildHint: '다음 파일은 다른 CPU용입니다.',
  noBuildStated: '다음 파일은 다른 CPU용이거나 CPU 정보가 없습니다.',
  choose: '컴퓨터 선택',
  onComputer: '컴퓨터에서 받기',
  phoneNoFile: {
    android: (name) => `Android 기기에서 쓸 수 있는 ${name} 파일이 없습니다.`,
    ios: (name) => `iPhone이나 iPad에서 쓸 수 있는 ${name} 파일이 없습니다.`,
  },
  qrCode: '이 페이지 주소가 담긴 QR 코드',
  copyAddress: '이 페이지의 주소 복사',
  share: '컴퓨터로 보내기',

  allFiles: '모든 파일',
  filesOf: (release, day) => `${release}, ${day}`,
  filesOfMirrored: (release, day) => `${release}, ${day}. ${mirrorsNote}`,
  anyCpu: '모든 CPU',
  kind: {
    download: '다운로드',
    source: '소스 코드',
    checksum: '체크섬',
    signature: '서명',
    certificate: '인증서',
    key: '공개 키',
    provenance: '출처 증명',
    sbom: '소프트웨어 자재 명세서',
    'update-metadata': '업데이트 메타데이터',
    debug: '디버그 기호',
    library: '라이브러리',
    docs: '문서',
    other: '기타 파일',
  },
  forDevelopers: '소스 코드 및 기타 파일',
  copy: '복사',
  copied: '복사됨',
  linkToRow: '이 행의 링크',
  copySha256Of: (name) => `${name}의 SHA-256 복사`,
  detailsOf: (name) => `${name}의 세부 정보`,
  copyCommand: (manager) => `${manager} 명령 복사`,
  signature: '서명',
  signatureOf: (name, type) => `${name}의 서명(${type})`,
  mirrors: '미러',
  mirrorIn: (name, country) => `${name}(${country})`,
  mirrorLink: (file, mirror) => `${mirror}에서 ${file} 다운로드`,
  mirrorsNote,
  onPhone: (name) => `휴대전화에서 ${name} 사용하기`,
  scan: '휴대전화 카메라로 코드를 스캔하여 이 페이지를 여세요.',
  sbom: 'SBOM',
  sbomOf: (name) => `${name}의 SBOM(소프트웨어 자재 명세서)`,
  attestation: '빌드 증명',
  attestationOf: (name) => `${name}의 빌드 증명`,

  otherReleases: '다른 릴리스',
  allReleases: '모든 릴리스',
  allReleasesWithFiles: (count) =>
    plural(count, { other: (n) => `릴리스 ${n}개와 파일 모두 보기` }),
  allReleasesOf: (name) => `${name}의 모든 릴리스`,
  allReleasesDescription: (name) =>
    `${name}의 모든 릴리스와 게시일, 그리고 각 릴리스의 모든 파일이 담긴 페이지.`,
  releaseDescription: (release, day) =>
    `${day}에 게시된 ${release}의 모든 파일과 각 파일의 크기 및 SHA-256.`,
  withdrawn: '철회됨',
  withdrawnOn: (day, reason) => `${day}에 철회됨: ${reason}`,
  useInstead: (version) => `대신 ${version} 사용`,
  nothingInstead: '대신 사용할 버전이 없습니다.',
  newest: {
    any: (version, day, newest) =>
      `${day}의 ${version} 버전을 보고 있습니다. 최신 버전은 ${newest}입니다.`,
    stable: (version, day, newest) =>
      `${day}의 ${version} 버전을 보고 있습니다. 최신 안정 버전은 ${newest}입니다.`,
    lts: (version, day, newest) =>
      `${day}의 ${version} 버전을 보고 있습니다. 최신 장기 지원 버전은 ${newest}입니다.`,
    beta: (version, day, newest) =>
      `${day}의 ${version} 버전을 보고 있습니다. 최신 베타 버전은 ${newest}입니다.`,
    nightly: (version, day, newest) =>
      `${day}의 ${version} 버전을 보고 있습니다. 최신 나이틀리 버전은 ${newest}입니다.`,
  },
  unsupported: '지원 종료됨',

  homepage: '홈페이지',
  source: '소스 코드',
  licence: (name) => `라이선스: ${name}`,
  verify: '공개 키와 터미널에서 확인하는 방법',
  developers: '개발자 및 패키지 메인테이너용',
  nothingTitle: '아직 아무것도 없습니다',
  nothing: '이 페이지에는 아직 게시된 릴리스가 없습니다.',
  allWithdrawnTitle: (name) => `철회됨: ${name}`,
  allWithdrawn: '여기에 게시되었던 파일을 사용하지 마세요. 대신 사용할 버전이 없습니다.',
  withdrawnLine: (version, day, reason) => `${version}, ${day}에 철회됨: ${reason}`,
  notFoundTitle: '이 주소에는 페이지가 없습니다',
  notFound: '모든 파일은 다운로드 페이지에 있습니다.',
  notFoundLink: '다운로드 페이지로 이동',
};

export const afterClick: Messages['afterClick'] = {
  title: '다운로드가 시작되었습니다',
  nothing: '아무 일도 일어나지 않았나요?',
  again: '다시 다운로드',
  check: '다운로드가 끝나면 여기에 끌어다 놓고 진짜 파일인지 확인하세요.',
  terminal: '대신 터미널에서 확인하기',
  step: {
    open: '다운로드 폴더에서 파일을 여세요.',
    'drag-to-applications': '앱을 응용 프로그램 폴더로 드래그하세요.',
    eject: '디스크 이미지를 추출(꺼내기)하고 응용 프로그램 폴더에서 앱을 시작하세요.',
    'follow-installer': '설치 프로그램의 안내를 따르세요.',
    'install-app-package': '열리는 창에서 ‘설치’를 선택하세요.',
    'extract-all':
      '파일을 마우스 오른쪽 단추로 클릭하고 ‘압축 풀기’ 또는 ‘모두 압축 풀기’를 선택하세요.',
    extract: '압축을 푸세요.',
    'extract-on-open':
      '파일을 두 번 클릭하여 압축을 푸세요. Safari가 이미 압축을 풀었을 수도 있습니다.',
    'move-to-applications': '앱을 응용 프로그램 폴더로 옮기고 그곳에서 여세요.',
    'run-inside': '새로 생긴 폴더에서 프로그램을 시작하세요.',
    'make-executable': '실행을 허용하세요.',
    'run-in-terminal': '터미널에서 시작하세요.',
    'install-in-terminal': '터미널에서 설치하세요.',
    'write-to-usb': 'USB 메모리에 기록하거나 가상 머신에서 시작하세요.',
    'allow-source':
      '브라우저가 앱을 설치하도록 허용할지 Android가 묻습니다. 이번 한 번만 허용하세요.',
    gatekeeper:
      '게시자가 이 파일에 대해 Apple의 공증을 받지 않았으므로 macOS가 열지 못하게 막습니다. 확인 결과 올바른 파일이면 ‘시스템 설정 › 개인정보 보호 및 보안 › 확인 없이 열기’에서 허용하세요.',
    smartscreen:
      'Windows용 서명이 없으므로 SmartScreen이 경고합니다. 확인 결과 올바른 파일이면 ‘추가 정보 › 실행’을 선택하세요.',
  },
};

const notRead = '브라우저가 이 파일을 읽지 못했습니다';

export const check: Messages['check'] = {
  title: '진짜 파일인가요?',
  intro: '다운로드한 파일을 여기에 끌어다 놓으세요. 파일은 컴퓨터 밖으로 나가지 않습니다.',
  withoutScript: '터미널에서 한 줄을 실행하면 OK 또는 FAILED가 표시됩니다.',
  choose: '파일 선택…',
  orDrop: '또는 이 페이지 아무 곳에나 끌어다 놓으세요',
  dropNow: '놓으면 확인을 시작합니다',
  checkedNow: '확인한 내용',
  cancel: '취소',
  again: '처음부터 다시',
  remove: '목록에서 제거',
  removeNamed: (name) => `목록에서 ${name} 제거`,
  cancelled: '취소했습니다.',
  waiting: '앞의 파일을 기다리는 중입니다.',
  loading: '확인 기능을 불러오는 중…',
  notLoaded:
    '확인 기능을 불러오지 못했습니다. 페이지를 새로 고쳐 다시 시도하거나 터미널을 사용하세요.',
  failed:
    '이 페이지에서 파일 목록을 가져오지 못했습니다. 인터넷 연결을 확인하고 처음부터 다시 시도하세요.',
  progress: (percent, done, all, perSecond, secondsLeft) =>
    plural(secondsLeft, {
      other: (n) => `${percent}: ${all} 중 ${done}, 초당 ${perSecond}, ${n}초 남음`,
    }),
  reading: (name) => `${name} 읽는 중`,
  readingAt: (name, percent) => `${name}: ${percent}`,
  announced: (name, said) => `${name}: ${said}`,
  contact: '게시자에게 알리기:',
  inTerminal: '대신 터미널에서 확인하기',
  copyLine: '이 줄 복사',
  copy: '복사',
  copied: '복사됨',
  summary: {
    files: (count) => plural(count, { other: (n) => `파일 ${n}개` }),
    bad: (count) => plural(count, { other: (n) => `문제 있음 ${n}개` }),
    attention: (count) => plural(count, { other: (n) => `주의 ${n}개` }),
    unchecked: (count) => plural(count, { other: (n) => `확인 안 함 ${n}개` }),
    matches: (count) => plural(count, { other: (n) => `게시 내용과 일치 ${n}개` }),
    genuine: (count) => plural(count, { other: (n) => `진짜 파일 ${n}개` }),
  },
  action: {
    next: '다음에 할 일',
    download: (name, version) => `${name}(버전 ${version}) 다운로드`,
    downloadAgain: (name) => `${name} 다시 다운로드`,
    choose: '모든 파일 보기',
    oneCommand: '이 줄은 서명을 검증하며, OK 또는 FAILED가 표시됩니다.',
    lastCommand: '마지막 줄은 서명을 검증하며, OK 또는 FAILED가 표시됩니다.',
    commands: '터미널에서 확인하기',
    reload: '이 페이지는 최신이 아닙니다. 새로 고침하기',
  },
  facts: {
    hashes: '모든 파일의 SHA-256',
    signed: (type, key) => `${type} 키 ${key}의 서명`,
    private: '이 페이지는 아무것도 추적하지 않습니다',
  },

  product: {
    edition: (product, edition) => `${product}(${edition})`,
    on: (product, platform) => `${product}(${platform}용)`,
    onAny: (product) => `${product}(모든 시스템용)`,
  },
  headline: {
    genuine: (product) => `진짜 파일: ${product}`,
    matches: '이 페이지가 게시한 내용과 일치합니다',
    withdrawn: '철회된 버전입니다. 사용하지 마세요',
    otherMachine: (platform) => `${platform}용이며, 이 컴퓨터용은 아닙니다`,
    unknownMachine: '이 컴퓨터용이 아닙니다',
    old: '오래된 버전입니다',
    revokedSince: '믿어도 되는지 의문입니다. 서명한 키가 나중에 폐기되었습니다',
    badlySigned: '서명에 문제가 있습니다. 열지 마세요',
    signed: '게시자의 키로 서명되었지만 이 페이지에서 게시한 파일이 아닙니다',
    incomplete: (some, whole) => `불완전함: ${some} / ${whole}`,
    damaged: '손상된 파일입니다. 열지 마세요',
    replaced: '게시자가 교체하기 전의 파일입니다',
    webPage: '받으려던 파일이 아니라 웹페이지입니다',
    differs: '이 페이지가 이 이름으로 게시한 파일이 아닙니다. 열지 마세요',
    empty: '빈 파일입니다',
    unknown: '이 페이지에서 게시한 파일이 아닙니다',
    published: (name) => `이 페이지에 게시된 그대로의 ${name}입니다`,
    takenBack: '여기에 게시되었다가 게시가 취소된 파일입니다. 사용하지 마세요',
    otherPublish: '이 페이지에서는 어떤 파일인지 판단할 수 없습니다. 새로 고친 뒤 다시 확인하세요',
    notAsked: '이 페이지에 기록이 없는 파일입니다',
    unreadable: {
      'insecure-page': '이 페이지에서는 파일을 확인할 수 없습니다',
      folder: '폴더는 확인할 수 없습니다',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': '파일이 너무 커서 이 브라우저에서 확인할 수 없습니다',
      other: notRead,
    },
  },
  sentence: {
    genuine: '게시자의 키로 서명되었으며 모든 바이트가 올바릅니다.',
    matchesUnproven: (product) => `${product}. 서명은 여기서 확인하지 못했습니다.`,
    matchesUnsigned: (product) => `${product}. 서명이 없으므로 이 페이지만큼만 믿을 수 있습니다.`,
    rightAndSigned: '진짜 파일이며 게시자의 키로 서명되었습니다.',
    rightUnproven: '내용은 올바르지만 서명은 여기서 확인하지 못했습니다.',
    rightUnsigned: '내용은 올바르지만 서명이 없습니다.',
    withdrawn: (version, day, reason) => `${version} 버전은 ${day}에 철회되었습니다: ${reason}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `${version} 버전은 ${day}에 철회되었습니다: ${reason} 대신 ${instead} 버전을 사용하세요.`,
    withdrawnNothing: (version, day, reason) =>
      `${version} 버전은 ${day}에 철회되었습니다: ${reason} 대신 사용할 버전이 없습니다.`,
    revokedSince: '폐기되기 전에 이 키로 서명된 것이 안전한지는 아무도 알 수 없습니다.',
    signed: '다른 곳에 게시되었거나 테스트용일 수 있습니다. 이 페이지의 목록에는 없습니다.',
    incomplete: (name, version) => `${name}(버전 ${version}) 다운로드가 중간에 멈췄습니다.`,
    incompleteByName: (name, version) =>
      `이름으로 보면 ${name}(버전 ${version})입니다. 지금 있는 부분이 올바른지는 알 수 없습니다.`,
    damaged: (name, version) =>
      `원래는 ${name}(버전 ${version})이지만 전송 중이나 디스크에서 내용이 변경되었습니다.`,
    replaced: (name, day) => `${day}에 게시자가 교체하기 전까지의 ${name} 파일입니다.`,
    webPage: (name) => `${name} 대신 로그인 화면이나 오류 화면이 저장되었을 수 있습니다.`,
    differsSameSize: (name, version) =>
      `이름은 ${name}(버전 ${version})에 해당하지만, 크기만 같고 내용이 다릅니다.`,
    differsLess: (name, version, less) =>
      `이름은 ${name}(버전 ${version})에 해당하지만, 크기가 ${less}만큼 작습니다.`,
    differsMore: (name, version, more) =>
      `이름은 ${name}(버전 ${version})에 해당하지만, 크기가 ${more}만큼 큽니다.`,
    unknown: '이 페이지가 게시한 것 중에 내용이 이와 같은 파일은 없습니다.',
    takenBack: '지금 게시된 것 중에는 이 파일이 없습니다.',
    otherPublish: '지금 여기에 게시된 것은 이 페이지가 만들어질 때와 다릅니다.',
    notAsked:
      '최신 릴리스 목록에 있는지 조회하지 못했을 뿐, 파일에 문제가 있다는 뜻은 아닙니다. 열기 전에 인터넷 연결을 확인하고 처음부터 다시 시도하세요.',
    unreadable: {
      'insecure-page':
        '이 페이지는 보호되지 않는 연결(http)로 열렸습니다. 이런 연결에서는 브라우저가 해시를 계산하지 않으며, 중간에서 누구든지 페이지를 바꿀 수 있었습니다. https로 여세요.',
      folder: '폴더입니다. 브라우저가 압축을 풀었다면, 다운로드한 압축 파일을 확인하세요.',
      gone: '파일이 더 이상 없습니다. 이동했거나 이름이 바뀌었거나 삭제되었습니다. 다시 선택하세요.',
      'not-readable':
        '읽는 동안 파일이 변경되었거나 읽을 권한이 없습니다. 다운로드가 끝날 때까지 기다린 뒤 다시 선택하세요.',
      'no-webassembly':
        '브라우저가 여기서 WebAssembly를 허용하지 않으며(예: 차단 모드), WebAssembly 없이는 이 크기의 파일을 해시할 수 없습니다. 명령으로는 할 수 있습니다.',
      other: '브라우저가 이유를 알려 주지 않습니다. 다시 시도하거나 명령을 사용하세요.',
    },
  },
  near: {
    empty: '0바이트입니다. 다운로드가 시작되지 않았거나 디스크가 가득 찼습니다.',
    webPage: '웹페이지입니다. 파일 대신 로그인 화면이나 오류 화면이 저장되었을 수 있습니다.',
    unfinished: '이름으로 보면 다운로드가 아직 끝나지 않았습니다.',
    unpacked: (name) =>
      `${name} 안에 있던 내용일 수 있습니다. 일부 브라우저는 다운로드한 뒤 압축을 자동으로 풉니다. 압축 파일 자체를 확인하세요.`,
    otherVersion: (name) =>
      `이름은 ${name}에 해당하지만 이 페이지의 목록에 없는 버전입니다. 게시가 취소되었거나 여기에 게시된 적이 없습니다.`,
    signature: (name) =>
      `이름으로 보면 ${name}의 서명입니다. 두 파일을 함께 여기에 끌어다 놓으면 확인합니다.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `이 파일은 ${name}입니다(${day}에 나온 버전 ${version}, ${platform}용).`,
    fileForAny: (name, version, day) =>
      `이 파일은 ${name}입니다(${day}에 나온 버전 ${version}, 모든 시스템용).`,
    renamed: (name, version, day, platform) =>
      `이 파일은 이름만 바뀐 ${name}입니다(${day}에 나온 버전 ${version}, ${platform}용).`,
    renamedForAny: (name, version, day) =>
      `이 파일은 이름만 바뀐 ${name}입니다(${day}에 나온 버전 ${version}, 모든 시스템용).`,
    edition: (version, edition) => `${version}(${edition})`,
    newer: (version) => `더 새로운 ${version} 버전이 있습니다.`,
    newerNotHere: (version) => `더 새로운 ${version} 버전이 있지만 이 컴퓨터용 파일은 없습니다.`,
    bothChanged: '이 페이지가 게시한 내용과 일치하지만, 누군가가 둘 다 변경했을 수도 있습니다.',
    pieceDiffers: (pieces, place) =>
      plural(pieces, { other: (n) => `블록 ${n}개 중 1개가 다릅니다(${place} 지점부터).` }),
    piecesDiffer: (damaged, pieces, places) =>
      plural(pieces, {
        other: (n) => `블록 ${n}개 중 ${damaged}개가 다릅니다(${places} 지점부터).`,
      }),
    manyPiecesDiffer: (damaged, pieces, places, more) =>
      plural(more, {
        other: (n) =>
          `블록 ${pieces}개 중 ${damaged}개가 다릅니다(${places} 및 그 밖의 ${n}곳부터).`,
      }),
    missing: (size) => `끝부분이 ${size}만큼 빠져 있습니다.`,
    extra: (size) => `원래 끝나는 지점 뒤에 데이터가 ${size}만큼 더 있습니다.`,
  },
  signature: {
    kind: (type) => `${type} 서명도 있지만 브라우저에서는 확인할 수 없습니다.`,
    noKey: (type) => `${type} 서명을 확인하지 않았습니다. 이 페이지에 해당 키가 없습니다.`,
    noSignature: (type) =>
      `${type} 서명을 확인하지 않았습니다. 이 페이지에서 서명을 가져오지 못했습니다.`,
    noWebAssembly: (type) =>
      `${type} 서명을 여기서 확인할 수 없습니다. WebAssembly가 필요하지만 브라우저가 허용하지 않습니다.`,
    keyMalformed: (line, expected) =>
      `키를 읽을 수 없습니다. ${line}번째 줄은 ‘${expected}’ 항목이어야 합니다.`,
    signatureMalformed: (line, expected) =>
      `서명을 읽을 수 없습니다. ${line}번째 줄은 ‘${expected}’ 항목이어야 합니다.`,
    expected: {
      'untrusted-comment': '신뢰되지 않는 주석',
      'trusted-comment': '신뢰되는 주석',
      key: '키',
      signature: '서명',
      'global-signature': '글로벌 서명',
      algorithm: '알고리즘',
      text: '텍스트',
    },
    signed: (type, key) => `서명한 ${type} 키는 ${key}입니다.`,
    signedOn: (type, key, day) => `${day}에 서명되었습니다. 서명한 ${type} 키는 ${key}입니다.`,
    signedThenExpired: (type, key, day, expired) =>
      `${day}에 서명되었습니다. 서명한 ${type} 키는 ${key}입니다. 이 키는 서명 당시 유효했으며 ${expired}에 만료되었습니다.`,
    namesFile: (name) => `서명에 적힌 파일 이름은 ${name}입니다.`,
    namesOwner: (owner) => `키에 적힌 소유자는 ${owner}입니다.`,
    revokedLater: (day, reason) => `이 키는 ${day}에 폐기되었습니다: ${reason}`,
    notTold: '그 전에 이 키로 서명된 것이 안전한지는 아무도 알 수 없습니다.',
    otherKey: (key, expected) =>
      `게시자의 키(${expected})가 아닌 다른 키(${key})로 서명되었습니다.`,
    content: '이 내용에 대한 서명이 아닙니다.',
    trustedComment: '누군가가 서명의 주석을 변경했습니다. 이 서명은 아무것도 증명하지 못합니다.',
    fileName: (signed, name) =>
      `서명은 유효하지만 다른 파일의 서명입니다(서명된 이름: ${signed}, 이 파일: ${name}). 예전 파일로 바꿔치기되었을 수 있습니다.`,
    tooLarge: (size) =>
      `minisign 서명을 여기서 확인할 수 없습니다. ${size} 전체를 한꺼번에 메모리에 올려야 하는 옛 방식의 서명입니다.`,
    revokedBefore: (key, revoked, reason) =>
      `키가 폐기된 뒤에 서명되었습니다. ${key} 키는 ${revoked}에 폐기되었습니다: ${reason}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `${signed}에 서명되었으나 ${key} 키는 그 전인 ${revoked}에 이미 폐기되었습니다: ${reason}`,
    expiredBefore: (signed, key, expired) =>
      `${signed}에 서명되었으나 ${key} 키는 그 전인 ${expired}에 이미 만료되었습니다.`,
    expiredSignature: (expired) =>
      `내용은 서명된 그대로이지만 서명의 유효 기간은 ${expired}까지였습니다.`,
    keyUnread: 'OpenPGP 키를 읽을 수 없습니다.',
    signatureUnread: 'OpenPGP 서명을 읽을 수 없습니다.',
    weakAlgorithm: (algorithm) =>
      `OpenPGP 서명에 쓰인 알고리즘(${algorithm})은 더 이상 안전하지 않아, 이 서명은 아무것도 증명하지 못합니다.`,
    unknownAlgorithm:
      'OpenPGP 서명을 여기서 확인할 수 없습니다. 이 페이지가 지원하지 않는 알고리즘을 사용합니다.',
    notForSigning: (key) => `${key} 키는 서명할 당시 파일 서명용 키가 아니었습니다.`,
  },
  published: {
    belongsTo: (name) => `${name}에 딸린 파일입니다.`,
    checksums:
      '다운로드를 확인하는 데 쓰는 해시가 들어 있습니다. 다운로드한 파일과 같은 곳에 두고 sha256sum --ignore-missing -c 뒤에 이 파일의 이름을 붙여 실행하세요.',
    signature:
      '해당 파일을 누가 만들었는지 증명합니다. 두 파일을 함께 여기에 끌어다 놓으면 확인합니다.',
    key: '서명을 검증하는 데 쓰는 공개 키입니다. 믿기 전에 지문을 다른 곳에 있는 것과 대조하세요.',
    pieces:
      '어떤 파일의 블록별 해시이며, 이 페이지가 그 파일을 더 빨리 확인하는 데 씁니다. 이 파일은 필요하지 않습니다.',
    sbom: '해당 파일이 무엇으로 만들어졌는지 나열합니다.',
    attestation: '해당 파일이 어디에서 어떻게 빌드되었는지 알려 줍니다.',
    catalogue: '이 페이지의 모든 정보를 프로그램용으로 담고 있습니다.',
    schema: 'releases.json의 형식을 편집기와 프로그램용으로 설명합니다.',
    installSh:
      'Linux, macOS, BSD에 프로그램을 설치합니다. sh 뒤에 이 파일의 이름을 붙여 실행하세요.',
    installPs1: 'Windows에 프로그램을 설치합니다. PowerShell에서 실행하세요.',
    latest: '프로그램에 최신 릴리스를 알려 줍니다.',
    go: 'go.dev/dl을 읽는 프로그램을 위해 모든 릴리스를 나열합니다.',
    atom: '피드 리더에 새 릴리스를 알립니다.',
    metalink: 'aria2 같은 다운로드 관리자가 여러 서버에서 내려받고 받은 내용을 확인하는 데 씁니다.',
    updates: '설치된 앱이 업데이트를 찾을 때 읽습니다. 열어 볼 필요가 없습니다.',
    packages: (manager) => `${manager}에서 프로그램을 설치하는 데 씁니다.`,
    aur: 'Arch Linux의 makepkg가 프로그램을 설치하는 데 씁니다.',
    appstream: 'Linux의 소프트웨어 센터가 릴리스를 표시하는 데 씁니다.',
    crawlers: '검색 엔진이 읽습니다. 열어 볼 필요가 없습니다.',
    securityTxt: '보안 문제를 신고할 곳을 알려 줍니다.',
    previewImage: '채팅에서 이 페이지의 링크와 함께 표시되는 그림입니다.',
    other: '이 페이지와 같은 곳에 있지만 이 페이지가 제공하는 다운로드는 아닙니다.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `터미널에서 ${release} 확인`,
  description: '공개 키와 각 파일을 확인하는 명령. 결과는 OK 또는 FAILED로 표시됩니다.',
  choose: '파일 선택',
  intro:
    '그런 다음 다운로드한 파일이 있는 폴더에서 그 파일의 명령 중 한 줄을 붙여 넣으세요. OK 또는 FAILED가 표시됩니다.',
  olderFiles: '다른 릴리스의 파일은 각 릴리스의 페이지에 있는 SHA-256으로 확인하세요.',
  command: (tool, where) => `${tool}(${where})`,
  terminal: '터미널',
  commandPrompt: '명령 프롬프트',
  copyCommand: (tool, file) => `${file} 확인용 ${tool} 명령 복사`,
  proof: {
    hash: '이 페이지가 게시한 내용과 파일을 비교',
    signature: '누가 서명했는지 확인',
    attestation: '어떤 빌드에서 만들어졌는지 확인',
    'code-signature': '누가 서명했는지 시스템에 조회',
    'import-key': '먼저 한 번만: 키 가져오기',
  },
  signatureFile: '같은 곳에 있어야 하는 서명 파일:',
  next: '이상이 없으면',
  copy: '복사',
  copied: '복사됨',
  keys: '공개 키',
  keysIntro: '릴리스는 다음 키로 서명됩니다.',
  keyNote:
    '다른 곳에서도 키를 확인해 두었다면 이 서버가 변조되었더라도 서명은 믿을 수 있습니다. 여기서만 본 키는 이 페이지만큼만 믿을 수 있습니다. 지문을 다른 곳에 있는 것과 대조하세요.',
  fingerprint: (type) => `${type} 지문`,
  created: (day) => `${day}에 생성됨.`,
  expires: (day) => `${day}까지 유효.`,
  revoked: (day, reason) =>
    `${day}에 폐기됨: ${reason} 그 뒤에 이 키로 서명된 것은 아무것도 믿지 마세요.`,
  keyFile: '키 파일',
  copyKeyCommand: (type, fingerprint) => `${type} 키 ${fingerprint}의 명령 복사`,
  alsoShownAt: (host) => `${host}에도 게시됨`,
  moved: '이 페이지는 이동했습니다',
  movedTo: '새 페이지로 이동',
  format: {
    programFor: (name) => `${name} 프로그램`,
    installerPackage: (name) => `${name} 설치 패키지`,
    appPackage: (name) => `${name} 앱 패키지`,
    appBundle: (name) => `${name} 앱 번들`,
    appArchive: (name) => `${name} 앱 아카이브`,
    zippedApp: (name) => `ZIP으로 압축된 ${name} 앱`,
    package: (name) => `${name} 패키지`,
    diskImage: '디스크 이미지',
    discImage: '광 디스크 이미지',
    reference: (name) => `${name} 참조 파일`,
    archive: (name) => `${name} 압축 파일`,
    cabinet: 'CAB 압축 파일',
    compressed: (name) => `${name} 형식으로 압축한 파일`,
    extension: (name) => `${name} 확장 프로그램`,
    module: (name) => `${name} 모듈`,
    script: (name) => `${name} 스크립트`,
    shellScript: '셸 스크립트',
    selfExtracting: '자동 압축 해제 셸 스크립트',
    batchFile: (name) => `${name} 배치 파일`,
    file: (name) => `${name} 파일`,
    library: (name) => `${name} 라이브러리`,
    sharedLibrary: '공유 라이브러리',
  },
};
