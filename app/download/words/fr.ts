import { pluralOf } from './formats';
import { type Messages } from './messages';

// Tous les textes en français ; docs/translating.md dit à quoi veiller. Pas de « de » devant un nom inséré : il s’élide parfois.

const plural = pluralOf('fr');

export const common: Messages['common'] = {
  size: {
    bytes: (count) => plural(count, { one: (n) => `${n} octet`, other: (n) => `${n} octets` }),
    unit: { kB: 'ko', MB: 'Mo', GB: 'Go', TB: 'To' },
    amount: (number, unit) => `${number} ${unit}`,
    amounts: (least, most) => `${least}–${most}`,
    apart: (least, most) => `${least} – ${most}`,
    percent: (number) => `${number} %`,
  },
  comma: ', ',
  anySystem: 'Tout système',
  cpu: {
    notStated: 'Processeur non précisé',
    bits64: '64 bits',
    bits32: '32 bits',
    with64: (name) => `${name} 64 bits`,
    with32: (name) => `${name} 32 bits`,
    appleSilicon: 'Puce Apple',
    arm64: 'ARM 64 bits',
    arm32: 'ARM 32 bits',
  },
  program: 'programme',
  witness: (source, day) => `${source} indique la même somme de contrôle, comparée le ${day}.`,
  witnesses: (count, sources, day) =>
    plural(count, {
      one: (n) =>
        `${n} source indépendante concorde (${sources}), d’après une comparaison du ${day}.`,
      other: (n) =>
        `${n} sources indépendantes concordent (${sources}), d’après une comparaison du ${day}.`,
    }),
};

const mirrorsNote =
  'Nul besoin de faire confiance à un miroir : comparez le SHA-256 du fichier, ou vérifiez-le sur cette page.';

export const page: Messages['page'] = {
  title: (name) => `Télécharger ${name}`,
  description: (product, summary) =>
    `${summary} Téléchargez ${product}, avec la taille et le SHA-256 de chaque fichier.`,
  why: {
    title: 'Pourquoi ce fichier ?',
    os: {
      'client-hint': 'Système : votre navigateur l’indique.',
      'user-agent': 'Système : d’après l’identifiant que votre navigateur envoie (User-Agent).',
      touch:
        'Système : le navigateur annonce un Mac, mais l’écran reconnaît plusieurs doigts : seul un iPad le fait.',
      override: 'Système : l’adresse que vous avez ouverte le demande.',
    },
    cpu: {
      'client-hint': 'Processeur : votre navigateur l’indique.',
      'user-agent': 'Processeur : d’après l’identifiant que votre navigateur envoie (User-Agent).',
      'nan-sign': 'Processeur : votre navigateur calcule comme le fait ce type de processeur.',
      override: 'Processeur : l’adresse que vous avez ouverte le demande.',
      none: 'Processeur : votre navigateur ne le dit pas.',
    },
    certainty: {
      sure: 'C’est donc certain.',
      likely:
        'C’est probable, mais pas certain. Si c’est une erreur, les autres fichiers sont juste en dessous.',
      asked: 'La compatibilité avec votre appareil n’a pas été vérifiée.',
    },
    privacy:
      'Rien de ce qui concerne votre appareil n’a quitté le navigateur : le choix se fait sur cette page.',
  },
  asked: {
    back: 'Afficher le fichier pour cet ordinateur et tout le reste',
    unknown:
      'L’adresse demande quelque chose qui n’est pas sur cette page ; celle-ci propose donc ce qui convient à votre appareil.',
    found: 'Ce que vous avez demandé',
    lacks: (version) => `Ce fichier n’existe pas dans ${version}.`,
    filesOf: (version) => `Tous les fichiers : ${version}`,
    download: (version, osName) => `Télécharger ${version} pour ${osName}`,
    downloadFile: (name) => `Télécharger ${name}`,
  },
  skip: 'Aller à tous les fichiers',
  version: (version) => `Version ${version}`,
  releaseNotes: 'Notes de version',
  releaseNotesOf: (version) => `Notes de version ${version}`,
  supportedUntil: (day) => `Prise en charge jusqu’au ${day}`,
  supportEnded: (day) => `N’est plus prise en charge depuis le ${day}`,
  whatIsNew: (version) => `Nouveautés : ${version}`,
  sample: (name) =>
    `Ce sont des données d’exemple : les vraies versions du produit ${name}, présentées pour essayer cette page, qui n’a aucun lien avec ${name}.`,

  told: {
    cpu: (name) => `${name},`,
    sure: 'd’après votre navigateur.',
    likely: 'probablement.',
    asked: 'comme demandé.',
    notYours: 'Un autre ordinateur ?',
    howToTell: 'Le savoir en dix secondes',
  },
  cpuHint: {
    mostPcs: 'la plupart des PC',
    oldPcs: 'anciens PC',
    appleSilicon: 'M1 et suivantes',
    until: (year) => `jusqu’en ${year}`,
    mostPhones: 'la plupart des téléphones',
    oldPhones: 'anciens téléphones',
    littleEndian: 'little-endian',
    bigEndian: 'big-endian',
    older: 'plus ancien',
    veryOld: 'très ancien',
  },
  systems: 'Systèmes',
  editions: 'Éditions',
  channels: 'Canaux',
  channel: { stable: 'Stable', lts: 'Support à long terme', beta: 'Bêta', nightly: 'Nightly' },
  installation: {
    installer: 'Installateur',
    portable: 'Version portable',
    package: 'Paquet',
    store: 'Store',
    forUser: 'Installateur pour un utilisateur',
    forAll: 'Installateur pour tous les utilisateurs',
  },
  chooseForEdition: (edition) => `${edition} : choisissez votre ordinateur`,
  noEdition: (edition) => `L’édition ${edition} n’existe pas pour cet appareil`,
  useEdition: (edition) => `${edition} existe pour cet appareil`,
  groupOf: (edition, osName) => `${edition} pour ${osName}`,
  groupOfAny: (edition) => `${edition} pour tout système`,
  installWith: 'Installer avec une commande',
  files: (count) => plural(count, { one: (n) => `${n} fichier`, other: (n) => `${n} fichiers` }),
  processors: (count) =>
    plural(count, { one: (n) => `${n} processeur`, other: (n) => `${n} processeurs` }),
  download: 'Télécharger',
  downloadOn: (osName) => `Télécharger pour ${osName}`,
  fileOf: (product, osName) => `${product} pour ${osName}`,
  fileOfAny: (product) => `${product} pour tout système`,
  details: 'Détails',
  eMail: 'E-mail',
  sharePage: 'Partager cette page',
  olderVersions: 'Anciennes versions',

  equalsQuestion: {
    windows: 'Quel PC Windows avez-vous ?',
    macos: 'Quel Mac avez-vous ?',
    linux: 'Quel est le processeur de votre ordinateur ?',
    chromeos: 'ChromeOS peut exécuter des applications Linux et Android si elles y sont activées',
    other: 'Quel est le processeur de votre appareil ?',
  },
  howToTell: {
    windows: 'Paramètres › Système › Informations système › Type du système l’indique.',
    macos:
      'Menu Pomme › À propos de ce Mac : « Puce : Apple … » désigne une puce Apple, « Processeur : Intel … » un processeur Intel.',
    linux:
      'Exécutez uname -m dans un terminal : x86_64 désigne Intel ou AMD 64 bits, aarch64 désigne ARM.',
    chromeos: 'Linux s’active dans Paramètres › À propos de ChromeOS › Développeurs.',
  },
  onChromeOs: {
    linux:
      'ChromeOS exécute des programmes Linux une fois qu’ils sont activés : Paramètres › À propos de ChromeOS › Développeurs.',
    android:
      'ChromeOS exécute des applications Android une fois qu’elles sont activées : Paramètres › Applications.',
  },
  fit: {
    universal: 'Un seul fichier pour tous les processeurs indiqués.',
    emulatedMac: 'Conçu pour Intel. Fonctionne sur une puce Apple grâce à Rosetta.',
    emulated: 'Conçu pour un autre processeur. Fonctionne par émulation sur ce système.',
    independent: 'Fonctionne sur tout système doté de l’environnement d’exécution nécessaire.',
    'not-stated': 'Son éditeur ne dit pas à quel processeur ce fichier est destiné.',
  },
  minimumOs: (system) => `${system} ou plus récent`,
  needs: (system) => `Nécessite ${system} ou plus récent.`,
  olderSystem: (system, older) =>
    `La dernière version nécessite ${system} ou plus récent. ${older} est la dernière à fonctionner sur votre système.`,
  noBuild: (name, osName) => `${name} n’existe pas pour ce processeur sous ${osName}`,
  noBuildHint: 'Ces fichiers sont destinés à d’autres processeurs.',
  noBuildStated:
    'Ces fichiers sont destinés à d’autres processeurs, ou leur processeur n’est pas précisé.',
  choose: 'Choisissez votre ordinateur',
  onComputer: 'À télécharger depuis votre ordinateur',
  phoneNoFile: {
    android: (name) => `${name} n’existe pas pour votre appareil Android.`,
    ios: (name) => `${name} n’existe pas pour votre iPhone ou iPad.`,
  },
  qrCode: 'Code QR avec l’adresse de cette page',
  copyAddress: 'Copier l’adresse de cette page',
  share: 'Envoyer à votre ordinateur',

  allFiles: 'Tous les fichiers',
  filesOf: (release, day) => `${release}, ${day}`,
  filesOfMirrored: (release, day) => `${release}, ${day}. ${mirrorsNote}`,
  anyCpu: 'Tout processeur',
  kind: {
    download: 'Téléchargement',
    source: 'Code source',
    checksum: 'Sommes de contrôle',
    signature: 'Signature',
    certificate: 'Certificat',
    key: 'Clé publique',
    provenance: 'Attestation de provenance',
    sbom: 'Nomenclature logicielle',
    'update-metadata': 'Données de mise à jour',
    debug: 'Symboles de débogage',
    library: 'Bibliothèque',
    docs: 'Documentation',
    other: 'Autre fichier',
  },
  forDevelopers: 'Code source et autres fichiers',
  copy: 'Copier',
  copied: 'Copié',
  linkToRow: 'Lien vers cette ligne',
  copySha256Of: (name) => `SHA-256 du fichier ${name} : copier`,
  detailsOf: (name) => `Détails du fichier ${name}`,
  copyCommand: (manager) => `Copier la commande pour ${manager}`,
  signature: 'Signature',
  signatureOf: (name, type) => `Signature (${type}) du fichier ${name}`,
  mirrors: 'Miroirs',
  mirrorIn: (name, country) => `${name} (${country})`,
  mirrorLink: (file, mirror) => `Télécharger ${file} depuis ${mirror}`,
  mirrorsNote,
  onPhone: (name) => `${name} sur votre téléphone`,
  scan: 'Pour ouvrir cette page sur votre téléphone, scannez le code avec son appareil photo.',
  sbom: 'SBOM',
  sbomOf: (name) => `SBOM (nomenclature logicielle) du fichier ${name}`,
  attestation: 'Provenance',
  attestationOf: (name) => `Attestation de provenance du fichier ${name}`,

  otherReleases: 'Autres versions',
  allReleases: 'Toutes les versions',
  allReleasesWithFiles: (count) =>
    plural(count, {
      one: (n) => `${n} version avec ses fichiers`,
      other: (n) => `Les ${n} versions avec leurs fichiers`,
    }),
  allReleasesOf: (name) => `${name} : toutes les versions`,
  allReleasesDescription: (name) =>
    `${name} : chaque version avec sa date de publication, et une page avec tous ses fichiers.`,
  releaseDescription: (release, day) =>
    `${release} : tous les fichiers, publiés le ${day}, avec la taille et le SHA-256 de chacun.`,
  withdrawn: 'Retirée',
  withdrawnOn: (day, reason) => `Retirée le ${day} : ${reason}`,
  useInstead: (version) => `Utilisez plutôt ${version}`,
  nothingInstead: 'Aucune version ne la remplace.',
  newest: {
    any: (version, day, newest) =>
      `Vous consultez ${version} du ${day} ; la plus récente est ${newest}.`,
    stable: (version, day, newest) =>
      `Vous consultez ${version} du ${day} ; la version stable la plus récente est ${newest}.`,
    lts: (version, day, newest) =>
      `Vous consultez ${version} du ${day} ; la version avec support à long terme la plus récente est ${newest}.`,
    beta: (version, day, newest) =>
      `Vous consultez ${version} du ${day} ; la version bêta la plus récente est ${newest}.`,
    nightly: (version, day, newest) =>
      `Vous consultez ${version} du ${day} ; la version Nightly la plus récente est ${newest}.`,
  },
  unsupported: 'N’est plus prise en charge',

  homepage: 'Site web',
  source: 'Code source',
  licence: (name) => `Licence : ${name}`,
  verify: 'Clés et vérification dans un terminal',
  developers: 'Pour les développeurs et les mainteneurs de paquets',
  nothingTitle: 'Rien ici pour l’instant',
  nothing: 'Aucune version n’a encore été publiée sur cette page.',
  allWithdrawnTitle: (name) => `${name} : toutes les versions ont été retirées`,
  allWithdrawn: 'N’utilisez plus ce qui était publié ici. Rien ne le remplace.',
  withdrawnLine: (version, day, reason) => `${version}, retirée le ${day} : ${reason}`,
  notFoundTitle: 'Il n’y a pas de page à cette adresse',
  notFound: 'Tout se trouve sur la page de téléchargement.',
  notFoundLink: 'Aller à la page de téléchargement',
};

export const afterClick: Messages['afterClick'] = {
  title: 'Votre téléchargement a commencé',
  nothing: 'Rien ne se passe ?',
  again: 'Le relancer',
  check:
    'Une fois le téléchargement terminé, déposez le fichier ici pour voir s’il est authentique.',
  terminal: 'Le vérifier plutôt dans un terminal',
  step: {
    open: 'Ouvrez le fichier depuis votre dossier Téléchargements.',
    'drag-to-applications': 'Faites glisser l’app sur Applications.',
    eject: 'Éjectez l’image disque et lancez l’app depuis Applications.',
    'follow-installer': 'Suivez les instructions du programme d’installation.',
    'install-app-package': 'Choisissez « Installer » dans la fenêtre qui s’ouvre.',
    'extract-all': 'Cliquez avec le bouton droit sur le fichier et choisissez « Extraire tout ».',
    extract: 'Décompressez-le.',
    'extract-on-open':
      'Double-cliquez sur le fichier pour le décompresser ; Safari l’a peut-être déjà fait.',
    'move-to-applications': 'Déplacez l’app dans Applications et ouvrez-la depuis ce dossier.',
    'run-inside': 'Lancez le programme depuis le dossier qui apparaît.',
    'make-executable': 'Rendez-le exécutable.',
    'run-in-terminal': 'Lancez-le dans un terminal.',
    'install-in-terminal': 'Installez-le dans un terminal.',
    'write-to-usb': 'Écrivez-le sur une clé USB ou démarrez-le dans une machine virtuelle.',
    'allow-source':
      'Android demande si votre navigateur peut installer des applications : autorisez-le, puis retirez cette autorisation après l’installation.',
    gatekeeper:
      'L’éditeur n’a pas fait notariser le fichier par Apple, donc macOS le bloquera. Si la vérification montre qu’il est authentique ou identique au fichier publié, autorisez-le dans Réglages Système › Confidentialité et sécurité › Ouvrir quand même.',
    smartscreen:
      'Le fichier n’est pas signé pour Windows, donc SmartScreen affichera un avertissement. Si la vérification montre qu’il est authentique ou identique au fichier publié, choisissez Informations complémentaires › Exécuter quand même.',
  },
};

const notRead = 'Votre navigateur n’a pas pu lire ce fichier';

export const check: Messages['check'] = {
  title: 'Est-il authentique ?',
  intro: 'Déposez ici le fichier téléchargé. Il ne quitte jamais votre ordinateur.',
  withoutScript: 'Une ligne dans un terminal affiche OK ou FAILED.',
  choose: 'Choisir un fichier…',
  orDrop: 'ou déposez-le n’importe où sur cette page',
  dropNow: 'Déposez-le pour le vérifier',
  checkedNow: 'Ce qui a été vérifié',
  cancel: 'Annuler',
  again: 'Recommencer',
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  cancelled: 'Annulé.',
  waiting: 'En attente du fichier précédent.',
  loading: 'Chargement de l’outil de vérification…',
  notLoaded:
    'L’outil de vérification n’a pas pu être chargé. Rechargez la page pour réessayer, ou utilisez un terminal.',
  failed:
    'La liste de nos fichiers n’a pas pu être récupérée depuis cette page. Vérifiez votre connexion et recommencez.',
  progress: (percent, done, all, perSecond, secondsLeft) =>
    plural(secondsLeft, {
      one: (n) => `${percent} : ${done} sur ${all}, ${perSecond} par seconde, reste ${n} seconde`,
      other: (n) =>
        `${percent} : ${done} sur ${all}, ${perSecond} par seconde, reste ${n} secondes`,
    }),
  reading: (name) => `Lecture : ${name}`,
  readingAt: (name, percent) => `${name} : ${percent}`,
  announced: (name, said) => `${name} : ${said}`,
  contact: 'Prévenir l’éditeur :',
  inTerminal: 'Le vérifier plutôt dans un terminal',
  copyLine: 'Copier la ligne',
  copy: 'Copier',
  copied: 'Copié',
  summary: {
    files: (count) => plural(count, { one: (n) => `${n} fichier`, other: (n) => `${n} fichiers` }),
    bad: (count) =>
      plural(count, { one: (n) => `${n} non conforme`, other: (n) => `${n} non conformes` }),
    attention: (count) =>
      plural(count, { one: (n) => `${n} à examiner`, other: (n) => `${n} à examiner` }),
    unchecked: (count) =>
      plural(count, { one: (n) => `${n} non vérifié`, other: (n) => `${n} non vérifiés` }),
    matches: (count) =>
      plural(count, { one: (n) => `${n} identique`, other: (n) => `${n} identiques` }),
    genuine: (count) =>
      plural(count, { one: (n) => `${n} authentique`, other: (n) => `${n} authentiques` }),
  },
  action: {
    next: 'Que faire maintenant',
    download: (name, version) => `Télécharger ${name} (version ${version})`,
    downloadAgain: (name) => `Télécharger à nouveau ${name}`,
    choose: 'Voir tous les fichiers',
    oneCommand: 'Cette ligne vérifie la signature ; elle affiche OK ou FAILED.',
    lastCommand: 'La dernière de ces lignes vérifie la signature ; elle affiche OK ou FAILED.',
    commands: 'Le vérifier dans un terminal',
    reload: 'Cette page n’est plus à jour : rechargez-la',
  },
  facts: {
    hashes: 'SHA-256 de chaque fichier',
    signed: (type, key) => `Signé avec la clé ${type} ${key}`,
    private: 'Cette page ne piste personne',
  },

  product: {
    edition: (product, edition) => `${product} (${edition})`,
    on: (product, platform) => `${product} pour ${platform}`,
    onAny: (product) => `${product} pour tout système`,
  },
  headline: {
    genuine: (product) => `Authentique : ${product}`,
    matches: 'Identique à ce que cette page publie',
    withdrawn: 'Une version retirée : ne l’utilisez pas',
    otherMachine: (platform) => `Pour ${platform}, pas pour cet ordinateur`,
    unknownMachine: 'Pas pour cet ordinateur',
    old: 'Une ancienne version',
    revokedSince: 'Douteux : la clé qui l’a signé a été révoquée par la suite',
    badlySigned: 'Sa signature n’est pas valide : n’ouvrez pas ce fichier',
    signed: 'Signé avec la clé de l’éditeur, mais ce n’est pas un fichier de cette page',
    incomplete: (some, whole) => `Incomplet : ${some} sur ${whole}`,
    damaged: 'Endommagé : ne l’ouvrez pas',
    replaced: 'Ce fichier tel qu’il était avant d’être remplacé',
    webPage: 'Une page web, pas le téléchargement',
    differs: 'Ce n’est pas le fichier que cette page publie sous ce nom : ne l’ouvrez pas',
    empty: 'Ce fichier est vide',
    unknown: 'Ce n’est pas un de nos fichiers',
    published: (name) => `C’est ${name}, tel que cette page le publie`,
    takenBack: 'Publié ici, puis retiré : ne l’utilisez pas',
    otherPublish:
      'Cette page ne peut pas dire ce que c’est : rechargez-la, puis vérifiez à nouveau',
    notAsked: 'Cette page ne connaît pas ce fichier',
    unreadable: {
      'insecure-page': 'Aucun fichier ne peut être vérifié avec cette connexion',
      folder: 'Un dossier ne peut pas être vérifié',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'Ce fichier est trop volumineux pour être vérifié dans ce navigateur',
      other: notRead,
    },
  },
  sentence: {
    genuine: 'Signé avec la clé de l’éditeur, et chaque octet est conforme.',
    matchesUnproven: (product) => `${product}. Sa signature n’a pas pu être vérifiée ici.`,
    matchesUnsigned: (product) =>
      `${product}. Il n’est pas signé : il n’est donc pas plus digne de confiance que cette page.`,
    rightAndSigned: 'Il est authentique, signé avec la clé de l’éditeur.',
    rightUnproven: 'Son contenu est conforme ; sa signature n’a pas pu être confirmée ici.',
    rightUnsigned: 'Son contenu est conforme ; le fichier n’est pas signé.',
    withdrawn: (version, day, reason) =>
      `La version ${version} a été retirée le ${day} : ${reason}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `La version ${version} a été retirée le ${day} : ${reason} Utilisez plutôt ${instead}.`,
    withdrawnNothing: (version, day, reason) =>
      `La version ${version} a été retirée le ${day} : ${reason} Aucune version ne la remplace.`,
    revokedSince: 'Personne ne peut dire si ce que la clé a signé auparavant est sûr.',
    signed:
      'Il a peut-être été publié ailleurs, ou pour des testeurs. Il ne figure pas sur cette page.',
    incomplete: (name, version) =>
      `Téléchargement interrompu avant la fin : ${name} (version ${version}).`,
    incompleteByName: (name, version) =>
      `D’après son nom, c’est ${name} (version ${version}). Impossible de dire si la partie reçue est conforme.`,
    damaged: (name, version) =>
      `C’est ${name} (version ${version}), mais il a été altéré en chemin ou sur le disque.`,
    replaced: (name, day) =>
      `C’est ${name} tel qu’il était jusqu’au ${day}, jour où l’éditeur l’a remplacé.`,
    webPage: (name) =>
      `Une page de connexion ou un message d’erreur a peut-être été enregistré à la place du fichier ${name}.`,
    differsSameSize: (name, version) =>
      `Son nom est celui du fichier ${name} (version ${version}), mais il a un autre contenu, de même taille.`,
    differsLess: (name, version, less) =>
      `Son nom est celui du fichier ${name} (version ${version}), mais il lui manque ${less}.`,
    differsMore: (name, version, more) =>
      `Son nom est celui du fichier ${name} (version ${version}), mais il a ${more} en trop.`,
    unknown: 'Rien de ce que cette page publie n’a ce contenu.',
    takenBack: 'Il ne figure plus parmi les fichiers publiés actuellement.',
    otherPublish: 'Ce qui est publié ici a changé depuis la création de cette page.',
    notAsked:
      'Impossible de savoir s’il figure dans la liste des versions la plus récente : cela ne prouve donc rien contre lui. Vérifiez votre connexion et recommencez avant de l’ouvrir.',
    unreadable: {
      'insecure-page':
        'Cette page a été chargée par une connexion non sécurisée (http) : les navigateurs n’y calculent pas de sommes de contrôle, et n’importe qui aurait pu la modifier en chemin. Ouvrez-la en https.',
      folder:
        'C’est un dossier. Si votre navigateur a décompressé une archive, vérifiez l’archive que vous avez téléchargée.',
      gone: 'Il n’est plus là : il a été déplacé, renommé ou supprimé. Choisissez-le à nouveau.',
      'not-readable':
        'Il a changé pendant la lecture, ou vous n’avez pas le droit de le lire. Attendez la fin de son téléchargement, puis choisissez-le à nouveau.',
      'no-webassembly':
        'Votre navigateur n’autorise pas WebAssembly ici (comme en mode Isolement), et sans lui la somme de contrôle d’un fichier de cette taille ne peut pas être calculée. Une commande le peut.',
      other: 'Le navigateur ne dit pas pourquoi. Réessayez, ou utilisez une commande.',
    },
  },
  near: {
    empty: 'Il fait 0 octet : le téléchargement n’a pas commencé, ou le disque est plein.',
    webPage:
      'C’est une page web, peut-être une page de connexion ou d’erreur, enregistrée à la place du fichier.',
    unfinished: 'Son nom est celui d’un téléchargement inachevé.',
    unpacked: (name) =>
      `C’est peut-être ce que contenait ${name} : certains navigateurs décompressent une archive après l’avoir téléchargée. Vérifiez l’archive elle-même.`,
    otherVersion: (name) =>
      `Son nom ressemble à ${name}, mais indique une version qui ne figure pas sur cette page : elle a été retirée, ou n’a jamais été publiée ici.`,
    signature: (name) =>
      `D’après son nom, c’est une signature du fichier ${name} : déposez les deux ici ensemble pour la faire vérifier.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `C’est ${name} : version ${version} du ${day}, pour ${platform}.`,
    fileForAny: (name, version, day) =>
      `C’est ${name} : version ${version} du ${day}, pour tout système.`,
    renamed: (name, version, day, platform) =>
      `C’est ${name} sous un autre nom : version ${version} du ${day}, pour ${platform}.`,
    renamedForAny: (name, version, day) =>
      `C’est ${name} sous un autre nom : version ${version} du ${day}, pour tout système.`,
    edition: (version, edition) => `${version} (${edition})`,
    newer: (version) => `La version ${version} est plus récente.`,
    newerNotHere: (version) =>
      `La version ${version} est plus récente, mais ne propose rien pour cet ordinateur.`,
    bothChanged:
      'Il est identique à ce que cette page publie, mais quelqu’un a pu modifier les deux.',
    pieceDiffers: (pieces, place) =>
      plural(pieces, {
        one: (n) => `1 bloc sur ${n} diffère (à ${place} du début).`,
        other: (n) => `1 bloc sur ${n} diffère (à ${place} du début).`,
      }),
    piecesDiffer: (damaged, pieces, places) =>
      plural(pieces, {
        one: (n) => `${damaged} blocs sur ${n} diffèrent (à ${places} du début).`,
        other: (n) => `${damaged} blocs sur ${n} diffèrent (à ${places} du début).`,
      }),
    manyPiecesDiffer: (damaged, pieces, places, more) =>
      plural(more, {
        one: (n) =>
          `${damaged} blocs sur ${pieces} diffèrent (à ${places} du début et à ${n} autre endroit).`,
        other: (n) =>
          `${damaged} blocs sur ${pieces} diffèrent (à ${places} du début et à ${n} autres endroits).`,
      }),
    missing: (size) => `Il manque ${size} à la fin.`,
    extra: (size) => `Il y a ${size} en trop après la fin.`,
  },
  signature: {
    kind: (type) => `Il a aussi une signature ${type}, qu’un navigateur ne peut pas vérifier.`,
    noKey: (type) =>
      `Sa signature ${type} n’a pas été vérifiée : cette page n’a pas la clé qui permet de la vérifier.`,
    noSignature: (type) =>
      `Sa signature ${type} n’a pas été vérifiée : elle n’a pas pu être récupérée depuis cette page.`,
    noWebAssembly: (type) =>
      `Sa signature ${type} ne peut pas être vérifiée ici : il faut pour cela WebAssembly, que votre navigateur n’autorise pas.`,
    keyMalformed: (line, expected) =>
      `La clé est illisible. Attendu à la ligne ${line} : ${expected}.`,
    signatureMalformed: (line, expected) =>
      `La signature est illisible. Attendu à la ligne ${line} : ${expected}.`,
    expected: {
      'untrusted-comment': 'le commentaire « untrusted comment » (non signé)',
      'trusted-comment': 'le commentaire « trusted comment » (signé)',
      key: 'la clé',
      signature: 'la signature',
      'global-signature': 'la signature globale',
      algorithm: 'l’algorithme',
      text: 'du texte',
    },
    signed: (type, key) => `Signé avec la clé ${type} ${key}.`,
    signedOn: (type, key, day) => `Signé avec la clé ${type} ${key} le ${day}.`,
    signedThenExpired: (type, key, day, expired) =>
      `Signé avec la clé ${type} ${key} le ${day}, quand elle était encore valide ; elle a expiré le ${expired}.`,
    namesFile: (name) => `Selon la signature, le fichier s’appelle ${name}.`,
    namesOwner: (owner) => `La clé indique comme propriétaire : ${owner}.`,
    revokedLater: (day, reason) => `Cette clé a été révoquée le ${day} : ${reason}`,
    notTold: 'Personne ne peut dire si ce qu’elle a signé auparavant est sûr.',
    otherKey: (key, expected) =>
      `Signé avec une autre clé (${key}) que celle de l’éditeur (${expected}).`,
    content: 'La signature ne correspond pas à ce contenu.',
    trustedComment:
      'Le commentaire de la signature a été modifié : cette signature ne prouve rien.',
    fileName: (signed, name) =>
      `La signature est valide, mais c’est celle d’un fichier nommé ${signed}, et non ${name} : un fichier plus ancien a pu être mis à sa place.`,
    tooLarge: (size) =>
      `Sa signature minisign ne peut pas être vérifiée ici : elle est d’un ancien format, qui exige de charger le fichier entier (${size}) en mémoire.`,
    revokedBefore: (key, revoked, reason) =>
      `Il a été signé alors que la clé ${key} avait été révoquée le ${revoked} : ${reason}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `Il a été signé le ${signed}, alors que la clé ${key} avait été révoquée le ${revoked} : ${reason}`,
    expiredBefore: (signed, key, expired) =>
      `Il a été signé le ${signed}, alors que la clé ${key} avait expiré le ${expired}.`,
    expiredSignature: (expired) =>
      `Le contenu est bien celui qui a été signé, mais la signature ne devait valoir que jusqu’au ${expired}.`,
    keyUnread: 'La clé OpenPGP est illisible.',
    signatureUnread: 'La signature OpenPGP est illisible.',
    weakAlgorithm: (algorithm) =>
      `Sa signature OpenPGP utilise ${algorithm}, qui ne prouve plus rien aujourd’hui.`,
    unknownAlgorithm:
      'Sa signature OpenPGP ne peut pas être vérifiée ici : elle utilise un algorithme que cette page ne connaît pas.',
    notForSigning: (key) =>
      `La clé ${key} n’était pas une clé de signature de fichiers au moment où elle a signé.`,
  },
  published: {
    belongsTo: (name) => `Il accompagne ${name}.`,
    checksums:
      'Il contient des sommes de contrôle pour vérifier les téléchargements : placez-le dans le même dossier qu’eux et exécutez sha256sum --ignore-missing -c suivi de son nom.',
    signature:
      'Il prouve qui a produit le fichier qu’il accompagne : déposez les deux ici ensemble pour faire vérifier la signature.',
    key: 'C’est la clé publique qui sert à vérifier les signatures. Comparez son empreinte avec une autre source avant de lui faire confiance.',
    pieces:
      'Il contient les sommes de contrôle des blocs d’un fichier, pour que cette page puisse le vérifier plus vite. Vous n’en avez pas besoin.',
    sbom: 'Il énumère ce dont est fait le fichier qu’il accompagne.',
    attestation: 'Il dit comment et où a été construit le fichier qu’il accompagne.',
    catalogue: 'Il contient tout ce que dit cette page, sous une forme lisible par les programmes.',
    schema:
      'Il décrit la structure du fichier releases.json, pour les éditeurs de texte et les programmes.',
    installSh: 'Il installe le programme sous Linux, macOS et BSD : exécutez sh suivi de son nom.',
    installPs1: 'Il installe le programme sous Windows : exécutez-le dans PowerShell.',
    latest: 'Il indique aux programmes la version la plus récente.',
    go: 'Il énumère toutes les versions, pour les programmes qui lisent go.dev/dl.',
    atom: 'Il annonce les nouvelles versions aux lecteurs de flux.',
    metalink:
      'Un gestionnaire de téléchargement comme aria2 s’en sert pour télécharger depuis plusieurs serveurs, et vérifie ce qu’il reçoit.',
    updates:
      'Les applications installées le lisent pour trouver leurs mises à jour. Il n’y a rien à ouvrir.',
    packages: (manager) => `${manager} s’en sert pour installer le programme.`,
    aur: 'Le programme makepkg d’Arch Linux s’en sert pour installer le programme.',
    appstream: 'Les logithèques de Linux s’en servent pour afficher les versions.',
    crawlers: 'Les moteurs de recherche le lisent. Il n’y a rien à ouvrir.',
    securityTxt: 'Il dit où signaler un problème de sécurité.',
    previewImage: 'C’est l’image que les messageries affichent avec un lien vers cette page.',
    other: 'Il fait partie de ce site, mais ce n’est pas un de ses téléchargements.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `Vérifier ${release} dans un terminal`,
  description:
    'Les clés publiques et, pour chaque fichier, les lignes qui le vérifient ; elles affichent OK ou FAILED.',
  choose: 'Choisissez votre fichier',
  intro:
    'Ouvrez ensuite un terminal dans le dossier du téléchargement et collez-y une des lignes données pour ce fichier. Elle affiche OK ou FAILED.',
  olderFiles:
    'Les fichiers des autres versions se vérifient avec leur SHA-256, qui figure sur la page de chacune.',
  command: (tool, where) => `${tool} (${where})`,
  terminal: 'terminal',
  commandPrompt: 'Invite de commandes',
  copyCommand: (tool, file) => `Copier la ligne ${tool} pour ${file}`,
  proof: {
    hash: 'Compare le fichier avec ce que cette page publie',
    signature: 'Vérifie qui l’a signé',
    attestation: 'Vérifie quel build l’a produit',
    'code-signature': 'Demande au système le nom du signataire',
    'import-key': 'D’abord, une seule fois : importez la clé',
  },
  signatureFile: 'Le fichier de signature qui doit se trouver à côté :',
  next: 'Si tout est correct',
  copy: 'Copier',
  copied: 'Copié',
  keys: 'Clés publiques',
  keysIntro: 'Les versions sont signées avec ces clés.',
  keyNote:
    'Une signature reste valide même si ce serveur a été compromis, à condition de connaître la clé par une autre source. Vue seulement ici, une clé ne vaut pas mieux que cette page : comparez son empreinte avec une autre source.',
  fingerprint: (type) => `Empreinte ${type}`,
  created: (day) => `Créée le ${day}.`,
  expires: (day) => `Expire le ${day}.`,
  revoked: (day, reason) =>
    `Révoquée le ${day} : ${reason} Ne faites confiance à rien de ce qu’elle a signé depuis.`,
  keyFile: 'Fichier de la clé',
  copyKeyCommand: (type, fingerprint) => `Copier la commande pour la clé ${type} ${fingerprint}`,
  alsoShownAt: (host) => `Également visible sur ${host}`,
  moved: 'Cette page a changé d’adresse',
  movedTo: 'Aller à la nouvelle page',
  format: {
    programFor: (name) => `programme ${name}`,
    installerPackage: (name) => `paquet d’installation ${name}`,
    appPackage: (name) => `paquet d’application ${name}`,
    appBundle: (name) => `bundle d’application ${name}`,
    appArchive: (name) => `archive d’application ${name}`,
    zippedApp: (name) => `application ${name} compressée en zip`,
    package: (name) => `paquet ${name}`,
    diskImage: 'image disque',
    discImage: 'image ISO',
    reference: (name) => `fichier de référence ${name}`,
    archive: (name) => `archive ${name}`,
    cabinet: 'archive Cabinet',
    compressed: (name) => `fichier compressé par ${name}`,
    extension: (name) => `extension ${name}`,
    module: (name) => `module ${name}`,
    script: (name) => `script ${name}`,
    shellScript: 'script shell',
    selfExtracting: 'script shell auto-extractible',
    batchFile: (name) => `fichier de commandes ${name}`,
    file: (name) => `fichier ${name}`,
    library: (name) => `bibliothèque ${name}`,
    sharedLibrary: 'bibliothèque partagée',
  },
};
