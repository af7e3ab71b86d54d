import { pluralOf } from './formats';
import { type Messages } from './messages';

// Todos os textos em português do Brasil; docs/translating.md diz a que prestar atenção.

const plural = pluralOf('pt-BR');

export const common: Messages['common'] = {
  size: {
    bytes: (count) => plural(count, { one: (n) => `${n} byte`, other: (n) => `${n} bytes` }),
    unit: { kB: 'kB', MB: 'MB', GB: 'GB', TB: 'TB' },
    amount: (number, unit) => `${number} ${unit}`,
    amounts: (least, most) => `${least}–${most}`,
    apart: (least, most) => `${least} – ${most}`,
    percent: (number) => `${number}%`,
  },
  comma: ', ',
  anySystem: 'Qualquer sistema',
  cpu: {
    notStated: 'CPU não informada',
    bits64: '64 bits',
    bits32: '32 bits',
    with64: (name) => `${name} de 64 bits`,
    with32: (name) => `${name} de 32 bits`,
    appleSilicon: 'Chip da Apple',
    arm64: 'ARM de 64 bits',
    arm32: 'ARM de 32 bits',
  },
  program: 'programa',
  witness: (source, day) => `${source} informa o mesmo hash, conferido em ${day}.`,
  witnesses: (count, sources, day) =>
    plural(count, {
      one: (n) => `${n} fonte independente confirma (${sources}), conferida em ${day}.`,
      other: (n) => `${n} fontes independentes confirmam (${sources}), conferidas em ${day}.`,
    }),
};

const mirrorsNote =
  'Ninguém precisa confiar em um servidor espelho: compare o SHA-256 do arquivo ou verifique-o nesta página.';

export const page: Messages['page'] = {
  title: (name) => `Baixar ${name}`,
  description: (product, summary) =>
    `${summary} Baixe ${product}, com o tamanho e o SHA-256 de cada arquivo.`,
  why: {
    title: 'Por que este arquivo?',
    os: {
      'client-hint': 'Sistema: informado pelo seu navegador.',
      'user-agent': 'Sistema: é o que diz o nome com que seu navegador se apresenta.',
      touch:
        'Sistema: o navegador diz que é um Mac, mas a tela reconhece vários dedos, e só a de um iPad faz isso.',
      override: 'Sistema: é o que pede o endereço que você abriu.',
    },
    cpu: {
      'client-hint': 'CPU: informada pelo seu navegador.',
      'user-agent': 'CPU: é o que diz o nome com que seu navegador se apresenta.',
      'nan-sign': 'CPU: seu navegador calcula como este tipo de CPU calcula.',
      override: 'CPU: é o que pede o endereço que você abriu.',
      none: 'CPU: não informada pelo seu navegador.',
    },
    certainty: {
      sure: 'Por isso, não há dúvida.',
      likely:
        'É o mais provável, mas não há certeza. Se não for isso, os outros arquivos estão logo abaixo.',
      asked: 'O pedido não foi comparado com seu computador.',
    },
    privacy:
      'Nada sobre seu computador saiu do navegador: a escolha é feita aqui mesmo, nesta página.',
  },
  asked: {
    back: 'Mostrar o arquivo para este computador e todo o resto',
    unknown:
      'O endereço pede algo que não está nesta página, então ela mostra o que serve para o seu dispositivo.',
    found: 'O que você pediu',
    lacks: (version) => `Não há nenhum arquivo assim em ${version}.`,
    filesOf: (version) => `Todos os arquivos de ${version}`,
    download: (version, osName) => `Baixar ${version} para ${osName}`,
    downloadFile: (name) => `Baixar ${name}`,
  },
  skip: 'Pular para todos os arquivos',
  version: (version) => `Versão ${version}`,
  releaseNotes: 'Notas da versão',
  releaseNotesOf: (version) => `Notas da versão ${version}`,
  supportedUntil: (day) => `Com suporte até ${day}`,
  supportEnded: (day) => `Sem suporte desde ${day}`,
  whatIsNew: (version) => `Novidades de ${version}`,
  sample: (name) =>
    `Estes são dados de exemplo: versões reais de ${name}, mostradas para testar esta página. Esta página não tem ligação com ${name}.`,

  told: {
    cpu: (name) => `${name},`,
    sure: 'segundo seu navegador.',
    likely: 'provavelmente.',
    asked: 'como você pediu.',
    notYours: 'Não é seu computador?',
    howToTell: 'Como saber em dez segundos',
  },
  cpuHint: {
    mostPcs: 'a maioria dos PCs',
    oldPcs: 'PCs antigos',
    appleSilicon: 'M1 e posteriores',
    until: (year) => `até ${year}`,
    mostPhones: 'a maioria dos celulares',
    oldPhones: 'celulares antigos',
    littleEndian: 'little-endian',
    bigEndian: 'big-endian',
    older: 'mais antigo',
    veryOld: 'muito antigo',
  },
  systems: 'Sistemas',
  editions: 'Edições',
  channels: 'Canais',
  channel: { stable: 'Estável', lts: 'Suporte de longo prazo', beta: 'Beta', nightly: 'Nightly' },
  installation: {
    installer: 'Instalador',
    portable: 'Sem instalação',
    package: 'Pacote',
    store: 'Loja',
    forUser: 'Instalador para um usuário',
    forAll: 'Instalador para todos os usuários',
  },
  chooseForEdition: (edition) => `${edition}: escolha seu computador`,
  noEdition: (edition) => `Não há edição ${edition} para este dispositivo`,
  useEdition: (edition) => `Para este dispositivo há ${edition}`,
  groupOf: (edition, osName) => `${edition} para ${osName}`,
  groupOfAny: (edition) => `${edition} para qualquer sistema`,
  installWith: 'Instalar com um comando',
  files: (count) => plural(count, { one: (n) => `${n} arquivo`, other: (n) => `${n} arquivos` }),
  processors: (count) =>
    plural(count, { one: (n) => `${n} processador`, other: (n) => `${n} processadores` }),
  download: 'Baixar',
  downloadOn: (osName) => `Baixar para ${osName}`,
  fileOf: (product, osName) => `${product} para ${osName}`,
  fileOfAny: (product) => `${product} para qualquer sistema`,
  details: 'Detalhes',
  eMail: 'E-mail',
  sharePage: 'Compartilhar esta página',
  olderVersions: 'Versões anteriores',

  equalsQuestion: {
    windows: 'Qual PC com Windows você tem?',
    macos: 'Qual Mac você tem?',
    linux: 'Qual é o processador do seu computador?',
    chromeos: 'O ChromeOS pode executar apps Linux e Android quando eles estão ativados',
    other: 'Qual é o processador do seu dispositivo?',
  },
  howToTell: {
    windows: 'Veja em Configurações › Sistema › Sobre › Tipo de sistema.',
    macos:
      'Menu Apple › Sobre Este Mac: “Chip: Apple…” é um chip da Apple, “Processador: Intel…” é Intel.',
    linux: 'Execute uname -m em um terminal: x86_64 é Intel ou AMD de 64 bits, aarch64 é ARM.',
    chromeos: 'O Linux é ativado em Configurações › Sobre o ChromeOS › Desenvolvedores.',
  },
  onChromeOs: {
    linux:
      'O ChromeOS executa programas Linux quando eles são ativados: Configurações › Sobre o ChromeOS › Desenvolvedores.',
    android: 'O ChromeOS executa apps Android quando eles são ativados: Configurações › Apps.',
  },
  fit: {
    universal: 'Um só arquivo para todas as CPUs indicadas.',
    emulatedMac: 'Feito para Intel. Funciona em um chip da Apple por meio do Rosetta.',
    emulated: 'Feito para outra CPU. Funciona por emulação neste sistema.',
    independent: 'Funciona em todo sistema que tenha o ambiente de execução necessário.',
    'not-stated': 'O fornecedor não diz para qual CPU é este arquivo.',
  },
  minimumOs: (system) => `${system} ou posterior`,
  needs: (system) => `Requer ${system} ou posterior.`,
  olderSystem: (system, older) =>
    `A versão mais recente requer ${system} ou posterior. ${older} é a última que funciona no seu sistema.`,
  noBuild: (name, osName) => `Não há ${name} para esta CPU em ${osName}`,
  noBuildHint: 'Estes arquivos são para outras CPUs.',
  noBuildStated: 'Estes arquivos são para outras CPUs, ou a CPU deles não foi informada.',
  choose: 'Escolha seu computador',
  onComputer: 'Baixe no seu computador',
  phoneNoFile: {
    android: (name) => `Não há ${name} para o seu dispositivo Android.`,
    ios: (name) => `Não há ${name} para o seu iPhone ou iPad.`,
  },
  qrCode: 'Código QR com o endereço desta página',
  copyAddress: 'Copiar o endereço desta página',
  share: 'Enviar para o seu computador',

  allFiles: 'Todos os arquivos',
  filesOf: (release, day) => `${release}, ${day}`,
  filesOfMirrored: (release, day) => `${release}, ${day}. ${mirrorsNote}`,
  anyCpu: 'Qualquer CPU',
  kind: {
    download: 'Download',
    source: 'Código-fonte',
    checksum: 'Somas de verificação',
    signature: 'Assinatura',
    certificate: 'Certificado',
    key: 'Chave pública',
    provenance: 'Prova de procedência',
    sbom: 'Lista de componentes de software',
    'update-metadata': 'Dados de atualização',
    debug: 'Símbolos de depuração',
    library: 'Biblioteca',
    docs: 'Documentação',
    other: 'Outro arquivo',
  },
  forDevelopers: 'Código-fonte e outros arquivos',
  copy: 'Copiar',
  copied: 'Copiado',
  linkToRow: 'Link para esta linha',
  copySha256Of: (name) => `SHA-256 de ${name}: copiar`,
  detailsOf: (name) => `Detalhes de ${name}`,
  copyCommand: (manager) => `Copiar o comando para ${manager}`,
  signature: 'Assinatura',
  signatureOf: (name, type) => `Assinatura (${type}) de ${name}`,
  mirrors: 'Servidores espelho',
  mirrorIn: (name, country) => `${name} (${country})`,
  mirrorLink: (file, mirror) => `Baixar ${file} de ${mirror}`,
  mirrorsNote,
  onPhone: (name) => `${name} no seu celular`,
  scan: 'Abra esta página nele: escaneie o código com a câmera.',
  sbom: 'SBOM',
  sbomOf: (name) => `SBOM (lista de componentes de software) de ${name}`,
  attestation: 'Procedência',
  attestationOf: (name) => `Prova de procedência de ${name}`,

  otherReleases: 'Outras versões',
  allReleases: 'Todas as versões',
  allReleasesWithFiles: (count) =>
    plural(count, {
      one: (n) => `${n} versão com seus arquivos`,
      other: (n) => `Todas as ${n} versões com seus arquivos`,
    }),
  allReleasesOf: (name) => `Todas as versões de ${name}`,
  allReleasesDescription: (name) =>
    `Cada versão de ${name} com o dia em que foi publicada e uma página com todos os seus arquivos.`,
  releaseDescription: (release, day) =>
    `Todos os arquivos de ${release}, publicados em ${day}, com o tamanho e o SHA-256 de cada um.`,
  withdrawn: 'Retirada',
  withdrawnOn: (day, reason) => `Retirada em ${day}: ${reason}`,
  useInstead: (version) => `Use ${version} no lugar dela`,
  nothingInstead: 'Não há nenhuma versão que a substitua.',
  newest: {
    any: (version, day, newest) =>
      `Você está vendo ${version} de ${day}; a mais recente é ${newest}.`,
    stable: (version, day, newest) =>
      `Você está vendo ${version} de ${day}; a versão estável mais recente é ${newest}.`,
    lts: (version, day, newest) =>
      `Você está vendo ${version} de ${day}; a versão com suporte de longo prazo mais recente é ${newest}.`,
    beta: (version, day, newest) =>
      `Você está vendo ${version} de ${day}; a versão beta mais recente é ${newest}.`,
    nightly: (version, day, newest) =>
      `Você está vendo ${version} de ${day}; a versão Nightly mais recente é ${newest}.`,
  },
  unsupported: 'Não tem mais suporte',

  homepage: 'Site',
  source: 'Código-fonte',
  licence: (name) => `Licença: ${name}`,
  verify: 'Chaves e verificação em um terminal',
  developers: 'Para desenvolvedores e mantenedores de pacotes',
  nothingTitle: 'Ainda não há nada aqui',
  nothing: 'Nenhuma versão foi publicada nesta página ainda.',
  allWithdrawnTitle: (name) => `${name}: todas as versões foram retiradas`,
  allWithdrawn:
    'Por favor, não use o que foi publicado aqui. Não há nenhuma versão que o substitua.',
  withdrawnLine: (version, day, reason) => `${version}, retirada em ${day}: ${reason}`,
  notFoundTitle: 'Não há nenhuma página neste endereço',
  notFound: 'Tudo está na página de download.',
  notFoundLink: 'Ir para a página de download',
};

export const afterClick: Messages['afterClick'] = {
  title: 'Seu download começou',
  nothing: 'Não aconteceu nada?',
  again: 'Baixar de novo',
  check: 'Quando o arquivo chegar, solte-o aqui para ver se é autêntico.',
  terminal: 'Verificar em um terminal',
  step: {
    open: 'Abra o arquivo na sua pasta Downloads.',
    'drag-to-applications': 'Arraste o app para Aplicativos.',
    eject: 'Ejete a imagem de disco e abra o app em Aplicativos.',
    'follow-installer': 'Siga as instruções do instalador.',
    'install-app-package': 'Escolha Instalar na janela que se abre.',
    'extract-all': 'Clique com o botão direito no arquivo e escolha Extrair tudo.',
    extract: 'Descompacte-o.',
    'extract-on-open':
      'Clique duas vezes no arquivo para descompactá-lo; talvez o Safari já tenha feito isso.',
    'move-to-applications': 'Mova o app para Aplicativos e abra-o de lá.',
    'run-inside': 'Inicie o programa na pasta que aparece.',
    'make-executable': 'Dê a ele permissão de execução.',
    'run-in-terminal': 'Inicie-o em um terminal.',
    'install-in-terminal': 'Instale-o em um terminal.',
    'write-to-usb': 'Grave-o em um pen drive ou inicie uma máquina virtual com ele.',
    'allow-source':
      'O Android pergunta se o seu navegador pode instalar apps: permita só desta vez.',
    gatekeeper:
      'O fornecedor não obteve para ele a certificação da Apple (notarização), então o macOS vai bloqueá-lo. Se a verificação mostrar que ele está certo, permita a abertura em Ajustes do Sistema › Privacidade e Segurança › Abrir Mesmo Assim.',
    smartscreen:
      'Ele não está assinado para o Windows, então o SmartScreen vai mostrar um aviso. Se a verificação mostrar que ele está certo, escolha Mais informações › Executar assim mesmo.',
  },
};

const notRead = 'Seu navegador não conseguiu ler este arquivo';

export const check: Messages['check'] = {
  title: 'É autêntico?',
  intro: 'Solte aqui o arquivo que você baixou. Ele não sai do seu computador.',
  withoutScript: 'Basta uma linha em um terminal: ela mostra OK ou FAILED.',
  choose: 'Escolher um arquivo…',
  orDrop: 'ou solte-o em qualquer lugar desta página',
  dropNow: 'Solte-o para verificar',
  checkedNow: 'O que foi verificado',
  cancel: 'Cancelar',
  again: 'Recomeçar',
  remove: 'Remover',
  removeNamed: (name) => `Remover ${name}`,
  cancelled: 'Cancelado.',
  waiting: 'Aguardando o arquivo anterior.',
  loading: 'Carregando a verificação…',
  notLoaded:
    'Não foi possível carregar a verificação. Recarregue a página para tentar de novo ou use um terminal.',
  failed:
    'Não foi possível obter desta página a lista dos nossos arquivos. Verifique sua conexão e recomece.',
  progress: (percent, done, all, perSecond, secondsLeft) =>
    plural(secondsLeft, {
      one: (n) => `${percent}: ${done} de ${all}, ${perSecond} por segundo, falta ${n} segundo`,
      other: (n) => `${percent}: ${done} de ${all}, ${perSecond} por segundo, faltam ${n} segundos`,
    }),
  reading: (name) => `Lendo ${name}`,
  readingAt: (name, percent) => `${name}: ${percent}`,
  announced: (name, said) => `${name}: ${said}`,
  contact: 'Avisar o fornecedor:',
  inTerminal: 'Verificar em um terminal',
  copyLine: 'Copiar a linha',
  copy: 'Copiar',
  copied: 'Copiado',
  summary: {
    files: (count) => plural(count, { one: (n) => `${n} arquivo`, other: (n) => `${n} arquivos` }),
    bad: (count) => plural(count, { one: (n) => `${n} inválido`, other: (n) => `${n} inválidos` }),
    attention: (count) =>
      plural(count, { one: (n) => `${n} requer atenção`, other: (n) => `${n} requerem atenção` }),
    unchecked: (count) =>
      plural(count, { one: (n) => `${n} não verificado`, other: (n) => `${n} não verificados` }),
    matches: (count) =>
      plural(count, {
        one: (n) => `${n} corresponde ao publicado`,
        other: (n) => `${n} correspondem ao publicado`,
      }),
    genuine: (count) =>
      plural(count, { one: (n) => `${n} autêntico`, other: (n) => `${n} autênticos` }),
  },
  action: {
    next: 'O que fazer agora',
    download: (name, version) => `Baixar ${name} (versão ${version})`,
    downloadAgain: (name) => `Baixar ${name} de novo`,
    choose: 'Ver todos os arquivos',
    oneCommand: 'Esta linha verifica a assinatura; ela mostra OK ou FAILED.',
    lastCommand: 'A última destas linhas verifica a assinatura; ela mostra OK ou FAILED.',
    commands: 'Verificar em um terminal',
    reload: 'Esta página não está atualizada: recarregue-a',
  },
  facts: {
    hashes: 'SHA-256 de cada arquivo',
    signed: (type, key) => `Assinado com a chave ${type} ${key}`,
    private: 'Esta página não rastreia nada',
  },

  product: {
    edition: (product, edition) => `${product} (${edition})`,
    on: (product, platform) => `${product} para ${platform}`,
    onAny: (product) => `${product} para qualquer sistema`,
  },
  headline: {
    genuine: (product) => `Autêntico: ${product}`,
    matches: 'Corresponde ao que esta página publica',
    withdrawn: 'Uma versão retirada: não a use',
    otherMachine: (platform) => `Para ${platform}, não para este computador`,
    unknownMachine: 'Não é para este computador',
    old: 'Uma versão antiga',
    revokedSince: 'Duvidoso: a chave com que foi assinado foi revogada depois',
    badlySigned: 'A assinatura não é válida: não abra este arquivo',
    signed: 'Assinado com a chave do fornecedor, mas não é um arquivo desta página',
    incomplete: (some, whole) => `Incompleto: ${some} de ${whole}`,
    damaged: 'Danificado: não abra este arquivo',
    replaced: 'Um conteúdo anterior deste arquivo, já substituído',
    webPage: 'Uma página da web, não o download',
    differs: 'Não é o arquivo que esta página publica com esse nome: não o abra',
    empty: 'Este arquivo está vazio',
    unknown: 'Este não é um dos nossos arquivos',
    published: (name) => `Este arquivo é ${name}, como esta página o publica`,
    takenBack: 'Publicado aqui e depois retirado: não o use',
    otherPublish: 'Esta página não sabe dizer o que é isto: recarregue-a e verifique de novo',
    notAsked: 'Esta página não conhece este arquivo',
    unreadable: {
      'insecure-page': 'Não é possível verificar arquivos nesta página',
      folder: 'Não é possível verificar uma pasta',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'Este arquivo é grande demais para ser verificado neste navegador',
      other: notRead,
    },
  },
  sentence: {
    genuine: 'Assinado com a chave do fornecedor, e todos os bytes estão certos.',
    matchesUnproven: (product) => `${product}. Não foi possível verificar aqui a assinatura.`,
    matchesUnsigned: (product) =>
      `${product}. Ele não tem assinatura, então não merece mais confiança do que esta página.`,
    rightAndSigned: 'É autêntico, assinado com a chave do fornecedor.',
    rightUnproven: 'O conteúdo está certo; não foi possível verificar aqui a assinatura.',
    rightUnsigned: 'O conteúdo está certo; o arquivo não tem assinatura.',
    withdrawn: (version, day, reason) => `A versão ${version} foi retirada em ${day}: ${reason}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `A versão ${version} foi retirada em ${day}: ${reason} Use ${instead} no lugar dela.`,
    withdrawnNothing: (version, day, reason) =>
      `A versão ${version} foi retirada em ${day}: ${reason} Não há nenhuma versão que a substitua.`,
    revokedSince: 'Ninguém tem como saber se é seguro o que foi assinado antes com essa chave.',
    signed:
      'Talvez tenha sido publicado em outro lugar ou para testadores. Ele não está nesta página.',
    incomplete: (name, version) => `O download de ${name} (versão ${version}) parou antes do fim.`,
    incompleteByName: (name, version) =>
      `Pelo nome, é ${name} (versão ${version}). Não é possível saber se a parte baixada está certa.`,
    damaged: (name, version) =>
      `Ele vem de ${name} (versão ${version}), mas o conteúdo mudou no caminho ou no disco.`,
    replaced: (name, day) =>
      `É o conteúdo que ${name} tinha até ${day}, quando o fornecedor o substituiu.`,
    webPage: (name) =>
      `Talvez uma página de login ou de erro tenha sido salva no lugar de ${name}.`,
    differsSameSize: (name, version) =>
      `Tem o mesmo nome que ${name} da versão ${version}, mas tem outro conteúdo, do mesmo tamanho.`,
    differsLess: (name, version, less) =>
      `Tem o mesmo nome que ${name} da versão ${version}, mas tem ${less} a menos.`,
    differsMore: (name, version, more) =>
      `Tem o mesmo nome que ${name} da versão ${version}, mas tem ${more} a mais.`,
    unknown: 'Nada do que esta página publica tem este conteúdo.',
    takenBack: 'Ele não está mais entre o que é publicado agora.',
    otherPublish: 'O que está publicado aqui mudou desde que esta página foi feita.',
    notAsked:
      'Não foi possível consultar se ele está na lista de versões mais recente; portanto, isto não diz nada de ruim sobre o arquivo. Verifique sua conexão e recomece antes de abri-lo.',
    unreadable: {
      'insecure-page':
        'Esta página chegou por uma conexão sem proteção (http): assim, os navegadores não calculam hashes, e qualquer um no caminho pode tê-la modificado. Abra-a com https.',
      folder:
        'É uma pasta. Se o seu navegador descompactou um arquivo ZIP ou parecido, verifique o que você baixou.',
      gone: 'Ele não está mais lá: foi movido, renomeado ou apagado. Escolha-o de novo.',
      'not-readable':
        'Ele mudou durante a leitura, ou você não tem permissão para lê-lo. Espere o download terminar e escolha-o de novo.',
      'no-webassembly':
        'Seu navegador não permite WebAssembly aqui (como no Modo de Isolamento), e sem ele não é possível calcular o hash de um arquivo deste tamanho. Um comando consegue.',
      other: 'O navegador não diz por quê. Tente de novo ou use um comando.',
    },
  },
  near: {
    empty: 'Tem 0 bytes: o download não começou, ou o disco está cheio.',
    webPage: 'É uma página da web, talvez de login ou de erro, que foi salva no lugar do arquivo.',
    unfinished: 'O nome é o de um download que não terminou.',
    unpacked: (name) =>
      `Pode ser o que havia dentro de ${name}: alguns navegadores descompactam o arquivo depois de baixá-lo. Verifique o próprio ${name}.`,
    otherVersion: (name) =>
      `O nome é como o de ${name}, mas de outra versão, que não está nesta página: ou foi retirada, ou nunca foi publicada aqui.`,
    signature: (name) =>
      `Tem o nome de uma assinatura de ${name}: solte os dois juntos aqui para verificá-la.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `É ${name}: versão ${version} de ${day}, para ${platform}.`,
    fileForAny: (name, version, day) =>
      `É ${name}: versão ${version} de ${day}, para qualquer sistema.`,
    renamed: (name, version, day, platform) =>
      `É ${name} com outro nome: versão ${version} de ${day}, para ${platform}.`,
    renamedForAny: (name, version, day) =>
      `É ${name} com outro nome: versão ${version} de ${day}, para qualquer sistema.`,
    edition: (version, edition) => `${version} (${edition})`,
    newer: (version) => `A versão ${version} é mais recente.`,
    newerNotHere: (version) =>
      `A versão ${version} é mais recente, mas não tem nada para este computador.`,
    bothChanged:
      'Ele corresponde ao que esta página publica, mas alguém pode ter modificado os dois.',
    pieceDiffers: (pieces, place) =>
      plural(pieces, {
        one: (n) => `1 de ${n} parte difere (posição: ${place}).`,
        other: (n) => `1 de ${n} partes difere (posição: ${place}).`,
      }),
    piecesDiffer: (damaged, pieces, places) =>
      plural(pieces, {
        one: (n) => `${damaged} de ${n} parte difere (posições: ${places}).`,
        other: (n) => `${damaged} de ${n} partes diferem (posições: ${places}).`,
      }),
    manyPiecesDiffer: (damaged, pieces, places, more) =>
      plural(more, {
        one: (n) => `${damaged} de ${pieces} partes diferem (posições: ${places} e mais ${n}).`,
        other: (n) => `${damaged} de ${pieces} partes diferem (posições: ${places} e mais ${n}).`,
      }),
    missing: (size) => `Falta o final: ${size}.`,
    extra: (size) => `Há conteúdo a mais depois do final: ${size}.`,
  },
  signature: {
    kind: (type) =>
      `Ele também tem uma assinatura ${type}, que um navegador não consegue verificar.`,
    noKey: (type) => `A assinatura ${type} não foi verificada: esta página não tem a chave dela.`,
    noSignature: (type) =>
      `A assinatura ${type} não foi verificada: não foi possível obtê-la desta página.`,
    noWebAssembly: (type) =>
      `A assinatura ${type} não pode ser verificada aqui: isso exige WebAssembly, que o seu navegador não permite.`,
    keyMalformed: (line, expected) =>
      `Não é possível ler a chave. Na linha ${line} era esperado: ${expected}.`,
    signatureMalformed: (line, expected) =>
      `Não é possível ler a assinatura. Na linha ${line} era esperado: ${expected}.`,
    expected: {
      'untrusted-comment': 'o comentário não assinado',
      'trusted-comment': 'o comentário assinado',
      key: 'a chave',
      signature: 'a assinatura',
      'global-signature': 'a assinatura global',
      algorithm: 'o algoritmo',
      text: 'texto',
    },
    signed: (type, key) => `Assinado com a chave ${type} ${key}.`,
    signedOn: (type, key, day) => `Assinado com a chave ${type} ${key} em ${day}.`,
    signedThenExpired: (type, key, day, expired) =>
      `Assinado com a chave ${type} ${key} em ${day}, quando a chave era válida; ela expirou em ${expired}.`,
    namesFile: (name) => `A assinatura menciona o arquivo ${name}.`,
    namesOwner: (owner) => `A chave indica como proprietário ${owner}.`,
    revokedLater: (day, reason) => `Essa chave foi revogada em ${day}: ${reason}`,
    notTold: 'Ninguém tem como saber se é seguro o que foi assinado antes com ela.',
    otherKey: (key, expected) =>
      `Assinado com outra chave (${key}), que não é a do fornecedor (${expected}).`,
    content: 'A assinatura não é deste conteúdo.',
    trustedComment: 'Alguém modificou o comentário da assinatura: ela não prova nada.',
    fileName: (signed, name) =>
      `A assinatura é válida, mas é de um arquivo chamado ${signed}, não ${name}: talvez um arquivo mais antigo tenha sido colocado no lugar dele.`,
    tooLarge: (size) =>
      `A assinatura minisign não pode ser verificada aqui: é de um tipo antigo, que precisa do arquivo inteiro (${size}) de uma vez na memória.`,
    revokedBefore: (key, revoked, reason) =>
      `Foi assinado depois que a chave ${key} foi revogada em ${revoked}: ${reason}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `Foi assinado em ${signed}, depois que a chave ${key} foi revogada em ${revoked}: ${reason}`,
    expiredBefore: (signed, key, expired) =>
      `Foi assinado em ${signed}, depois que a chave ${key} expirou em ${expired}.`,
    expiredSignature: (expired) =>
      `O conteúdo é o que foi assinado, mas a assinatura só devia valer até ${expired}.`,
    keyUnread: 'Não é possível ler a chave OpenPGP.',
    signatureUnread: 'Não é possível ler a assinatura OpenPGP.',
    weakAlgorithm: (algorithm) => `A assinatura OpenPGP usa ${algorithm}, que hoje não prova nada.`,
    unknownAlgorithm:
      'A assinatura OpenPGP não pode ser verificada aqui: ela usa um algoritmo que esta página não conhece.',
    notForSigning: (key) =>
      `Quando a assinatura foi feita, a chave ${key} não se destinava a assinar arquivos.`,
  },
  published: {
    belongsTo: (name) => `Ele acompanha ${name}.`,
    checksums:
      'Contém hashes para verificar os downloads: coloque-o na mesma pasta e execute sha256sum --ignore-missing -c seguido do nome deste arquivo.',
    signature:
      'Prova quem fez o arquivo que ele acompanha: solte os dois juntos aqui para verificá-lo.',
    key: 'É a chave pública com que se verificam as assinaturas. Compare a impressão digital dela com outra fonte antes de confiar nela.',
    pieces:
      'Contém os hashes das partes de um arquivo, para que esta página possa verificá-lo mais depressa. Você não precisa dele.',
    sbom: 'Enumera os componentes do arquivo que ele acompanha.',
    attestation: 'Diz como e onde foi compilado o arquivo que ele acompanha.',
    catalogue: 'Contém tudo o que esta página diz, para programas.',
    schema: 'Descreve a estrutura de releases.json, para editores de código e programas.',
    installSh:
      'Instala o programa no Linux, no macOS e no BSD: execute sh seguido do nome deste arquivo.',
    installPs1: 'Instala o programa no Windows: execute-o no PowerShell.',
    latest: 'Informa a versão mais recente, para programas.',
    go: 'Lista todas as versões, para programas que leem go.dev/dl.',
    atom: 'Avisa os leitores de feeds sobre novas versões.',
    metalink:
      'Um gerenciador de downloads como o aria2 o usa para baixar de vários servidores e verifica o que recebe.',
    updates:
      'Os apps instalados o leem para encontrar as próprias atualizações. Não há nada para abrir.',
    packages: (manager) => `${manager} o usa para instalar o programa.`,
    aur: 'O makepkg do Arch Linux o usa para instalar o programa.',
    appstream: 'As lojas de aplicativos do Linux o usam para mostrar as versões.',
    crawlers: 'Os buscadores o leem. Não há nada para abrir.',
    securityTxt: 'Diz onde informar um problema de segurança.',
    previewImage: 'É a imagem que os chats mostram com um link para esta página.',
    other: 'Ele fica ao lado desta página e não é um download dela.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `Verificar ${release} em um terminal`,
  description:
    'As chaves públicas e, para cada arquivo, as linhas que o verificam; elas mostram OK ou FAILED.',
  choose: 'Escolha seu arquivo',
  intro: 'Depois, cole uma das linhas dele na pasta do download. Ela mostra OK ou FAILED.',
  olderFiles:
    'Os arquivos de outras versões são verificados pelo SHA-256, que está na página de cada uma.',
  command: (tool, where) => `${tool} (${where})`,
  terminal: 'terminal',
  commandPrompt: 'Prompt de Comando',
  copyCommand: (tool, file) => `Copiar a linha de ${tool} para ${file}`,
  proof: {
    hash: 'Compara o arquivo com o que esta página publica',
    signature: 'Verifica quem o assinou',
    attestation: 'Verifica qual compilação o criou',
    'code-signature': 'Pergunta ao sistema quem o assinou',
    'import-key': 'Primeiro, uma única vez: importe a chave',
  },
  signatureFile: 'O arquivo de assinatura que precisa estar ao lado dele:',
  next: 'Se o arquivo estiver certo',
  copy: 'Copiar',
  copied: 'Copiado',
  keys: 'Chaves públicas',
  keysIntro: 'As versões são assinadas com estas chaves.',
  keyNote:
    'Uma assinatura vale mesmo que este servidor tenha sido modificado, se você conhece a chave por outro meio. Vista só aqui, uma chave não vale mais do que esta página: compare a impressão digital dela com outra fonte.',
  fingerprint: (type) => `Impressão digital ${type}`,
  created: (day) => `Criada em ${day}.`,
  expires: (day) => `Expira em ${day}.`,
  revoked: (day, reason) =>
    `Revogada em ${day}: ${reason} Não confie em nada que tenha sido assinado com ela desde então.`,
  keyFile: 'Arquivo da chave',
  copyKeyCommand: (type, fingerprint) => `Copiar o comando para a chave ${type} ${fingerprint}`,
  alsoShownAt: (host) => `Também mostrada em ${host}`,
  moved: 'Esta página mudou de lugar',
  movedTo: 'Ir para a nova página',
  format: {
    programFor: (name) => `programa para ${name}`,
    installerPackage: (name) => `pacote de instalação para ${name}`,
    appPackage: (name) => `pacote de app para ${name}`,
    appBundle: (name) => `conjunto de pacotes de app para ${name}`,
    appArchive: (name) => `arquivo de app para ${name}`,
    zippedApp: (name) => `app para ${name} compactado em zip`,
    package: (name) => `pacote para ${name}`,
    diskImage: 'imagem de disco',
    discImage: 'imagem de disco óptico',
    reference: (name) => `arquivo de referência do ${name}`,
    archive: (name) => `arquivo compactado ${name}`,
    cabinet: 'arquivo compactado CAB',
    compressed: (name) => `arquivo compactado com ${name}`,
    extension: (name) => `extensão para ${name}`,
    module: (name) => `módulo ${name}`,
    script: (name) => `script ${name}`,
    shellScript: 'script de shell',
    selfExtracting: 'script de shell autoextraível',
    batchFile: (name) => `arquivo em lotes para ${name}`,
    file: (name) => `arquivo ${name}`,
    library: (name) => `biblioteca para ${name}`,
    sharedLibrary: 'biblioteca compartilhada',
  },
};
