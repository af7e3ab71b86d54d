import { pluralOf } from './formats';
import { type Messages } from './messages';

// Todos los textos en español; docs/translating.md dice a qué hay que atender. «Equipo» se entiende en España y en América.

const plural = pluralOf('es');

export const common: Messages['common'] = {
  size: {
    bytes: (count) => plural(count, { one: (n) => `${n} byte`, other: (n) => `${n} bytes` }),
    unit: { kB: 'kB', MB: 'MB', GB: 'GB', TB: 'TB' },
    amount: (number, unit) => `${number} ${unit}`,
    amounts: (least, most) => `${least}-${most}`,
    apart: (least, most) => `${least} - ${most}`,
    percent: (number) => `${number} %`,
  },
  comma: ', ',
  anySystem: 'Cualquier sistema',
  cpu: {
    notStated: 'CPU no indicada',
    bits64: '64 bits',
    bits32: '32 bits',
    with64: (name) => `${name} de 64 bits`,
    with32: (name) => `${name} de 32 bits`,
    appleSilicon: 'Chip de Apple',
    arm64: 'ARM de 64 bits',
    arm32: 'ARM de 32 bits',
  },
  program: 'programa',
  witness: (source, day) => `${source} indica el mismo hash, comprobado el ${day}.`,
  witnesses: (count, sources, day) =>
    plural(count, {
      one: (n) => `${n} fuente independiente coincide (${sources}), comprobada el ${day}.`,
      other: (n) => `${n} fuentes independientes coinciden (${sources}), comprobadas el ${day}.`,
    }),
};

const mirrorsNote =
  'No hace falta confiar en un servidor espejo: compara el SHA-256 del archivo o compruébalo en esta página.';

export const page: Messages['page'] = {
  title: (name) => `Descargar ${name}`,
  description: (product, summary) =>
    `${summary} Descarga ${product}, con el tamaño y el SHA-256 de cada archivo.`,
  why: {
    title: '¿Por qué este archivo?',
    os: {
      'client-hint': 'Sistema: lo indica tu navegador.',
      'user-agent': 'Sistema: lo indica el nombre con el que se presenta tu navegador.',
      touch:
        'Sistema: el navegador dice que es un Mac, pero la pantalla reconoce varios dedos, y eso solo lo hace la de un iPad.',
      override: 'Sistema: lo pide la dirección que has abierto.',
    },
    cpu: {
      'client-hint': 'CPU: la indica tu navegador.',
      'user-agent': 'CPU: la indica el nombre con el que se presenta tu navegador.',
      'nan-sign': 'CPU: tu navegador calcula como lo hace este tipo de CPU.',
      override: 'CPU: la pide la dirección que has abierto.',
      none: 'CPU: tu navegador no la indica.',
    },
    certainty: {
      sure: 'Así que no hay duda.',
      likely:
        'Es lo más probable, pero no hay certeza. Si no es así, los demás archivos están justo debajo.',
      asked: 'No se ha comparado con tu equipo.',
    },
    privacy:
      'Nada sobre tu equipo ha salido del navegador: la elección se hace en esta misma página.',
  },
  asked: {
    back: 'Mostrar el archivo para este equipo y todo lo demás',
    unknown:
      'La dirección pide algo que no está en esta página, así que se muestra lo que corresponde a tu dispositivo.',
    found: 'Lo que has pedido',
    lacks: (version) => `En ${version} no hay ningún archivo así.`,
    filesOf: (version) => `Todos los archivos de ${version}`,
    download: (version, osName) => `Descargar ${version} para ${osName}`,
    downloadFile: (name) => `Descargar ${name}`,
  },
  skip: 'Ir a todos los archivos',
  version: (version) => `Versión ${version}`,
  releaseNotes: 'Notas de la versión',
  releaseNotesOf: (version) => `Notas de la versión ${version}`,
  supportedUntil: (day) => `Con soporte hasta el ${day}`,
  supportEnded: (day) => `Sin soporte desde el ${day}`,
  whatIsNew: (version) => `Novedades de ${version}`,
  sample: (name) =>
    `Estos son datos de ejemplo: versiones reales de ${name}, que se muestran para probar esta página. Esta página no tiene relación con ${name}.`,

  told: {
    cpu: (name) => `${name},`,
    sure: 'según tu navegador.',
    likely: 'probablemente.',
    asked: 'como has pedido.',
    notYours: '¿No es tu equipo?',
    howToTell: 'Cómo saberlo en diez segundos',
  },
  cpuHint: {
    mostPcs: 'la mayoría de los PC',
    oldPcs: 'PC antiguos',
    appleSilicon: 'M1 y posteriores',
    until: (year) => `hasta ${year}`,
    mostPhones: 'la mayoría de los teléfonos',
    oldPhones: 'teléfonos antiguos',
    littleEndian: 'little-endian',
    bigEndian: 'big-endian',
    older: 'más antiguo',
    veryOld: 'muy antiguo',
  },
  systems: 'Sistemas',
  editions: 'Ediciones',
  channels: 'Canales',
  channel: { stable: 'Estable', lts: 'Soporte a largo plazo', beta: 'Beta', nightly: 'Nightly' },
  installation: {
    installer: 'Instalador',
    portable: 'Sin instalación',
    package: 'Paquete',
    store: 'Tienda',
    forUser: 'Instalador para un usuario',
    forAll: 'Instalador para todos los usuarios',
  },
  chooseForEdition: (edition) => `${edition}: elige tu equipo`,
  noEdition: (edition) => `No hay edición ${edition} para este dispositivo`,
  useEdition: (edition) => `Para este dispositivo hay ${edition}`,
  groupOf: (edition, osName) => `${edition} para ${osName}`,
  groupOfAny: (edition) => `${edition} para cualquier sistema`,
  installWith: 'Instalar con un comando',
  files: (count) => plural(count, { one: (n) => `${n} archivo`, other: (n) => `${n} archivos` }),
  processors: (count) =>
    plural(count, { one: (n) => `${n} procesador`, other: (n) => `${n} procesadores` }),
  download: 'Descargar',
  downloadOn: (osName) => `Descargar para ${osName}`,
  fileOf: (product, osName) => `${product} para ${osName}`,
  fileOfAny: (product) => `${product} para cualquier sistema`,
  details: 'Detalles',
  eMail: 'Correo',
  sharePage: 'Compartir esta página',
  olderVersions: 'Versiones anteriores',

  equalsQuestion: {
    windows: '¿Qué PC con Windows tienes?',
    macos: '¿Qué Mac tienes?',
    linux: '¿Qué procesador tiene tu equipo?',
    chromeos: 'ChromeOS puede ejecutar aplicaciones de Linux y de Android si están activadas',
    other: '¿Qué procesador tiene tu dispositivo?',
  },
  howToTell: {
    windows: 'Míralo en Configuración › Sistema › Información › Tipo de sistema.',
    macos:
      'Menú Apple › Acerca de este Mac: «Chip: Apple…» es un chip de Apple, «Procesador: Intel…» es Intel.',
    linux: 'Ejecuta uname -m en un terminal: x86_64 es Intel o AMD de 64 bits, aarch64 es ARM.',
    chromeos: 'Linux se activa en Configuración › Información de ChromeOS › Desarrolladores.',
  },
  onChromeOs: {
    linux:
      'ChromeOS ejecuta programas de Linux si se activan: Configuración › Información de ChromeOS › Desarrolladores.',
    android:
      'ChromeOS ejecuta aplicaciones de Android si se activan: Configuración › Aplicaciones.',
  },
  fit: {
    universal: 'Un solo archivo para todas las CPU indicadas.',
    emulatedMac: 'Hecho para Intel. Funciona con un chip de Apple mediante Rosetta.',
    emulated: 'Hecho para otra CPU. Funciona emulado en este sistema.',
    independent: 'Funciona en cualquier sistema que tenga su entorno de ejecución.',
    'not-stated': 'Su editor no dice para qué CPU es este archivo.',
  },
  minimumOs: (system) => `${system} o posterior`,
  needs: (system) => `Necesita ${system} o posterior.`,
  olderSystem: (system, older) =>
    `La versión más reciente necesita ${system} o posterior. ${older} es la última que funciona en tu sistema.`,
  noBuild: (name, osName) => `No hay ${name} para esta CPU en ${osName}`,
  noBuildHint: 'Estos archivos son para otras CPU.',
  noBuildStated: 'Estos archivos son para otras CPU, o no se ha indicado su CPU.',
  choose: 'Elige tu equipo',
  onComputer: 'Consíguelo en tu equipo',
  phoneNoFile: {
    android: (name) => `No hay ${name} para tu dispositivo Android.`,
    ios: (name) => `No hay ${name} para tu iPhone o iPad.`,
  },
  qrCode: 'Código QR con la dirección de esta página',
  copyAddress: 'Copiar la dirección de esta página',
  share: 'Enviar a tu equipo',

  allFiles: 'Todos los archivos',
  filesOf: (release, day) => `${release}, ${day}`,
  filesOfMirrored: (release, day) => `${release}, ${day}. ${mirrorsNote}`,
  anyCpu: 'Cualquier CPU',
  kind: {
    download: 'Descarga',
    source: 'Código fuente',
    checksum: 'Sumas de comprobación',
    signature: 'Firma',
    certificate: 'Certificado',
    key: 'Clave pública',
    provenance: 'Prueba de procedencia',
    sbom: 'Lista de componentes de software',
    'update-metadata': 'Datos de actualización',
    debug: 'Símbolos de depuración',
    library: 'Biblioteca',
    docs: 'Documentación',
    other: 'Otro archivo',
  },
  forDevelopers: 'Código fuente y otros archivos',
  copy: 'Copiar',
  copied: 'Copiado',
  linkToRow: 'Enlace a esta fila',
  copySha256Of: (name) => `SHA-256 de ${name}: copiar`,
  detailsOf: (name) => `Detalles de ${name}`,
  copyCommand: (manager) => `Copiar el comando para ${manager}`,
  signature: 'Firma',
  signatureOf: (name, type) => `Firma (${type}) de ${name}`,
  mirrors: 'Servidores espejo',
  mirrorIn: (name, country) => `${name} (${country})`,
  mirrorLink: (file, mirror) => `Descargar ${file} desde ${mirror}`,
  mirrorsNote,
  onPhone: (name) => `${name} en tu teléfono`,
  scan: 'Abre esta página en el teléfono: escanea el código con su cámara.',
  sbom: 'SBOM',
  sbomOf: (name) => `SBOM (lista de componentes de software) de ${name}`,
  attestation: 'Procedencia',
  attestationOf: (name) => `Prueba de procedencia de ${name}`,

  otherReleases: 'Otras versiones',
  allReleases: 'Todas las versiones',
  allReleasesWithFiles: (count) =>
    plural(count, {
      one: (n) => `${n} versión con sus archivos`,
      other: (n) => `Las ${n} versiones con sus archivos`,
    }),
  allReleasesOf: (name) => `Todas las versiones de ${name}`,
  allReleasesDescription: (name) =>
    `Cada versión de ${name} con el día en que se publicó y una página con todos sus archivos.`,
  releaseDescription: (release, day) =>
    `Todos los archivos de ${release}, publicados el ${day}, con el tamaño y el SHA-256 de cada uno.`,
  withdrawn: 'Retirada',
  withdrawnOn: (day, reason) => `Retirada el ${day}: ${reason}`,
  useInstead: (version) => `Usa ${version} en su lugar`,
  nothingInstead: 'No hay ninguna versión que la sustituya.',
  newest: {
    any: (version, day, newest) =>
      `Estás viendo ${version} del ${day}; la más reciente es ${newest}.`,
    stable: (version, day, newest) =>
      `Estás viendo ${version} del ${day}; la versión estable más reciente es ${newest}.`,
    lts: (version, day, newest) =>
      `Estás viendo ${version} del ${day}; la versión con soporte a largo plazo más reciente es ${newest}.`,
    beta: (version, day, newest) =>
      `Estás viendo ${version} del ${day}; la versión beta más reciente es ${newest}.`,
    nightly: (version, day, newest) =>
      `Estás viendo ${version} del ${day}; la versión Nightly más reciente es ${newest}.`,
  },
  unsupported: 'Ya sin soporte',

  homepage: 'Sitio web',
  source: 'Código fuente',
  licence: (name) => `Licencia: ${name}`,
  verify: 'Claves y comprobación en un terminal',
  developers: 'Para desarrolladores y responsables de paquetes',
  nothingTitle: 'Todavía no hay nada aquí',
  nothing: 'Todavía no se ha publicado ninguna versión en esta página.',
  allWithdrawnTitle: (name) => `${name}: se han retirado todas las versiones`,
  allWithdrawn:
    'Por favor, no uses lo que se publicó aquí. No hay ninguna versión que lo sustituya.',
  withdrawnLine: (version, day, reason) => `${version}, retirada el ${day}: ${reason}`,
  notFoundTitle: 'No hay ninguna página en esta dirección',
  notFound: 'Todo está en la página de descarga.',
  notFoundLink: 'Ir a la página de descarga',
};

export const afterClick: Messages['afterClick'] = {
  title: 'Tu descarga ha empezado',
  nothing: '¿No ha pasado nada?',
  again: 'Descargar otra vez',
  check: 'Cuando llegue el archivo, suéltalo aquí para ver si es auténtico.',
  terminal: 'Comprobarlo en un terminal',
  step: {
    open: 'Abre el archivo desde tu carpeta Descargas.',
    'drag-to-applications': 'Arrastra la app a Aplicaciones.',
    eject: 'Expulsa la imagen de disco y abre la app desde Aplicaciones.',
    'follow-installer': 'Sigue los pasos del instalador.',
    'install-app-package': 'Elige Instalar en la ventana que se abre.',
    'extract-all': 'Haz clic con el botón derecho en el archivo y elige Extraer todo.',
    extract: 'Descomprímelo.',
    'extract-on-open':
      'Haz doble clic en el archivo para descomprimirlo; puede que Safari ya lo haya hecho.',
    'move-to-applications': 'Mueve la app a Aplicaciones y ábrela allí.',
    'run-inside': 'Inicia el programa desde la carpeta que aparece.',
    'make-executable': 'Dale permiso de ejecución.',
    'run-in-terminal': 'Inícialo en un terminal.',
    'install-in-terminal': 'Instálalo en un terminal.',
    'write-to-usb': 'Grábalo en una memoria USB o arranca con él una máquina virtual.',
    'allow-source':
      'Android pregunta si tu navegador puede instalar aplicaciones: permítelo por esta vez.',
    gatekeeper:
      'Su editor no ha obtenido para él la certificación de Apple (notarización), así que macOS lo bloqueará. Si la comprobación lo da por bueno, permite que se abra en Ajustes del Sistema › Privacidad y seguridad › Abrir igualmente.',
    smartscreen:
      'No está firmado para Windows, así que SmartScreen mostrará un aviso. Si la comprobación lo da por bueno, elige Más información › Ejecutar de todas formas.',
  },
};

const notRead = 'Tu navegador no ha podido leer este archivo';

export const check: Messages['check'] = {
  title: '¿Es auténtico?',
  intro: 'Suelta aquí lo que has descargado. No sale de tu equipo.',
  withoutScript: 'Basta una línea en un terminal: muestra OK o FAILED.',
  choose: 'Elegir un archivo…',
  orDrop: 'o suéltalo en cualquier parte de esta página',
  dropNow: 'Suéltalo para comprobarlo',
  checkedNow: 'Qué se ha comprobado',
  cancel: 'Cancelar',
  again: 'Empezar de nuevo',
  remove: 'Quitar',
  removeNamed: (name) => `Quitar ${name}`,
  cancelled: 'Cancelado.',
  waiting: 'Esperando al archivo anterior.',
  loading: 'Cargando la comprobación…',
  notLoaded:
    'No se ha podido cargar la comprobación. Recarga la página para intentarlo otra vez o usa un terminal.',
  failed:
    'No se ha podido obtener de esta página la lista de nuestros archivos. Revisa tu conexión y empieza de nuevo.',
  progress: (percent, done, all, perSecond, secondsLeft) =>
    plural(secondsLeft, {
      one: (n) => `${percent}: ${done} de ${all}, ${perSecond} por segundo, queda ${n} segundo`,
      other: (n) => `${percent}: ${done} de ${all}, ${perSecond} por segundo, quedan ${n} segundos`,
    }),
  reading: (name) => `Leyendo ${name}`,
  readingAt: (name, percent) => `${name}: ${percent}`,
  announced: (name, said) => `${name}: ${said}`,
  contact: 'Avisar al editor:',
  inTerminal: 'Comprobarlo en un terminal',
  copyLine: 'Copiar la línea',
  copy: 'Copiar',
  copied: 'Copiado',
  summary: {
    files: (count) => plural(count, { one: (n) => `${n} archivo`, other: (n) => `${n} archivos` }),
    bad: (count) =>
      plural(count, { one: (n) => `${n} no válido`, other: (n) => `${n} no válidos` }),
    attention: (count) =>
      plural(count, { one: (n) => `${n} por revisar`, other: (n) => `${n} por revisar` }),
    unchecked: (count) =>
      plural(count, { one: (n) => `${n} sin comprobar`, other: (n) => `${n} sin comprobar` }),
    matches: (count) =>
      plural(count, { one: (n) => `${n} que coincide`, other: (n) => `${n} que coinciden` }),
    genuine: (count) =>
      plural(count, { one: (n) => `${n} auténtico`, other: (n) => `${n} auténticos` }),
  },
  action: {
    next: 'Qué hacer ahora',
    download: (name, version) => `Descargar ${name} (versión ${version})`,
    downloadAgain: (name) => `Descargar ${name} otra vez`,
    choose: 'Ver todos los archivos',
    oneCommand: 'Esta línea comprueba la firma; muestra OK o FAILED.',
    lastCommand: 'La última de estas líneas comprueba la firma; muestra OK o FAILED.',
    commands: 'Comprobarlo en un terminal',
    reload: 'Esta página no está actualizada: recárgala',
  },
  facts: {
    hashes: 'SHA-256 de cada archivo',
    signed: (type, key) => `Firmado con la clave ${type} ${key}`,
    private: 'Esta página no rastrea nada',
  },

  product: {
    edition: (product, edition) => `${product} (${edition})`,
    on: (product, platform) => `${product} para ${platform}`,
    onAny: (product) => `${product} para cualquier sistema`,
  },
  headline: {
    genuine: (product) => `Auténtico: ${product}`,
    matches: 'Coincide con lo que publica esta página',
    withdrawn: 'Una versión retirada: no la uses',
    otherMachine: (platform) => `Para ${platform}, no para este equipo`,
    unknownMachine: 'No es para este equipo',
    old: 'Una versión antigua',
    revokedSince: 'Dudoso: la clave con la que se firmó se revocó después',
    badlySigned: 'Su firma no es válida: no lo abras',
    signed: 'Firmado con la clave del editor, pero no es un archivo de esta página',
    incomplete: (some, whole) => `Incompleto: ${some} de ${whole}`,
    damaged: 'Dañado: no lo abras',
    replaced: 'Un contenido anterior de este archivo, sustituido después',
    webPage: 'Una página web, no la descarga',
    differs: 'No es el archivo que esta página publica con ese nombre: no lo abras',
    empty: 'Este archivo está vacío',
    unknown: 'Este no es uno de nuestros archivos',
    published: (name) => `Esto es ${name}, tal como lo publica esta página`,
    takenBack: 'Se publicó aquí y después se retiró: no lo uses',
    otherPublish: 'Esta página no puede decir qué es esto: recárgala y vuelve a comprobarlo',
    notAsked: 'Esta página no conoce este archivo',
    unreadable: {
      'insecure-page': 'En esta página no se pueden comprobar archivos',
      folder: 'Una carpeta no se puede comprobar',
      gone: notRead,
      'not-readable': notRead,
      'no-webassembly': 'Este archivo es demasiado grande para comprobarlo en este navegador',
      other: notRead,
    },
  },
  sentence: {
    genuine: 'Firmado con la clave del editor, y cada byte es correcto.',
    matchesUnproven: (product) => `${product}. Aquí no se ha podido comprobar su firma.`,
    matchesUnsigned: (product) =>
      `${product}. No lleva firma, así que no merece más confianza que esta página.`,
    rightAndSigned: 'Es auténtico, firmado con la clave del editor.',
    rightUnproven: 'Su contenido es correcto; aquí no se ha podido comprobar su firma.',
    rightUnsigned: 'Su contenido es correcto; no lleva firma.',
    withdrawn: (version, day, reason) => `La versión ${version} se retiró el ${day}: ${reason}`,
    withdrawnInstead: (version, day, reason, instead) =>
      `La versión ${version} se retiró el ${day}: ${reason} Usa ${instead} en su lugar.`,
    withdrawnNothing: (version, day, reason) =>
      `La versión ${version} se retiró el ${day}: ${reason} No hay ninguna versión que la sustituya.`,
    revokedSince: 'Nadie puede saber si es seguro lo que se firmó antes con esa clave.',
    signed: 'Quizá se publicó en otro sitio o para pruebas. No figura en esta página.',
    incomplete: (name, version) =>
      `La descarga de ${name} (versión ${version}) se interrumpió antes de terminar.`,
    incompleteByName: (name, version) =>
      `A juzgar por su nombre, es ${name} (versión ${version}). No se puede saber si la parte descargada es correcta.`,
    damaged: (name, version) =>
      `Procede de ${name} (versión ${version}), pero su contenido cambió por el camino o en el disco.`,
    replaced: (name, day) =>
      `Es el contenido que tenía ${name} hasta el ${day}, cuando el editor lo sustituyó.`,
    webPage: (name) =>
      `Quizá se guardó una página de inicio de sesión o de error en lugar de ${name}.`,
    differsSameSize: (name, version) =>
      `Se llama igual que ${name} de la versión ${version}, pero tiene otro contenido del mismo tamaño.`,
    differsLess: (name, version, less) =>
      `Se llama igual que ${name} de la versión ${version}, pero ocupa ${less} menos.`,
    differsMore: (name, version, more) =>
      `Se llama igual que ${name} de la versión ${version}, pero ocupa ${more} más.`,
    unknown: 'Nada de lo que publica esta página tiene este contenido.',
    takenBack: 'Ya no figura entre lo que se publica ahora.',
    otherPublish: 'Lo publicado aquí ha cambiado desde que se hizo esta página.',
    notAsked:
      'No se ha podido consultar si figura en la lista de versiones más reciente, así que esto no dice nada malo del archivo. Revisa tu conexión y empieza de nuevo antes de abrirlo.',
    unreadable: {
      'insecure-page':
        'Esta página ha llegado por una conexión sin protección (http): así los navegadores no calculan hashes, y cualquiera podría haberla modificado por el camino. Ábrela con https.',
      folder:
        'Es una carpeta. Si tu navegador ha descomprimido un archivo ZIP u otro parecido, comprueba el que descargaste.',
      gone: 'Ya no está: se ha movido, ha cambiado de nombre o se ha eliminado. Elígelo otra vez.',
      'not-readable':
        'Ha cambiado mientras se leía, o no tienes permiso para leerlo. Espera a que termine su descarga y elígelo otra vez.',
      'no-webassembly':
        'Tu navegador no permite WebAssembly aquí (como en el modo de aislamiento), y sin él no se puede calcular el hash de un archivo de este tamaño. Un comando sí puede.',
      other: 'El navegador no dice por qué. Inténtalo otra vez o usa un comando.',
    },
  },
  near: {
    empty: 'Tiene 0 bytes: la descarga no empezó o el disco está lleno.',
    webPage:
      'Es una página web, quizá de inicio de sesión o de error, que se guardó en lugar del archivo.',
    unfinished: 'Su nombre es el de una descarga que no ha terminado.',
    unpacked: (name) =>
      `Puede ser lo que había dentro de ${name}: algunos navegadores descomprimen los archivos después de descargarlos. Comprueba ${name} directamente.`,
    otherVersion: (name) =>
      `Su nombre es como el de ${name}, pero de otra versión, que no figura en esta página: o se retiró, o nunca se publicó aquí.`,
    signature: (name) =>
      `Se llama como una firma de ${name}: suelta aquí los dos archivos juntos para comprobarla.`,
  },
  detail: {
    file: (name, version, day, platform) =>
      `Es ${name}: versión ${version} del ${day}, para ${platform}.`,
    fileForAny: (name, version, day) =>
      `Es ${name}: versión ${version} del ${day}, para cualquier sistema.`,
    renamed: (name, version, day, platform) =>
      `Es ${name} con otro nombre: versión ${version} del ${day}, para ${platform}.`,
    renamedForAny: (name, version, day) =>
      `Es ${name} con otro nombre: versión ${version} del ${day}, para cualquier sistema.`,
    edition: (version, edition) => `${version} (${edition})`,
    newer: (version) => `La versión ${version} es más reciente.`,
    newerNotHere: (version) =>
      `La versión ${version} es más reciente, pero no tiene nada para este equipo.`,
    bothChanged:
      'Coincide con lo que publica esta página, pero alguien podría haber modificado las dos cosas.',
    pieceDiffers: (pieces, place) =>
      plural(pieces, {
        one: (n) => `1 de ${n} fragmento difiere (posición: ${place}).`,
        other: (n) => `1 de ${n} fragmentos difiere (posición: ${place}).`,
      }),
    piecesDiffer: (damaged, pieces, places) =>
      plural(pieces, {
        one: (n) => `${damaged} de ${n} fragmento difiere (posiciones: ${places}).`,
        other: (n) => `${damaged} de ${n} fragmentos difieren (posiciones: ${places}).`,
      }),
    manyPiecesDiffer: (damaged, pieces, places, more) =>
      plural(more, {
        one: (n) =>
          `${damaged} de ${pieces} fragmentos difieren (posiciones: ${places} y ${n} más).`,
        other: (n) =>
          `${damaged} de ${pieces} fragmentos difieren (posiciones: ${places} y ${n} más).`,
      }),
    missing: (size) => `Falta el final: ${size}.`,
    extra: (size) => `Hay contenido de más después del final: ${size}.`,
  },
  signature: {
    kind: (type) => `También tiene una firma ${type}, que un navegador no puede comprobar.`,
    noKey: (type) =>
      `Su firma ${type} no se ha comprobado: esta página no tiene ninguna clave para ella.`,
    noSignature: (type) =>
      `Su firma ${type} no se ha comprobado: no se ha podido obtener de esta página.`,
    noWebAssembly: (type) =>
      `Su firma ${type} no se puede comprobar aquí: para eso hace falta WebAssembly, que tu navegador no permite.`,
    keyMalformed: (line, expected) =>
      `La clave no se puede leer. En la línea ${line} se esperaba: ${expected}.`,
    signatureMalformed: (line, expected) =>
      `La firma no se puede leer. En la línea ${line} se esperaba: ${expected}.`,
    expected: {
      'untrusted-comment': 'el comentario sin firmar',
      'trusted-comment': 'el comentario firmado',
      key: 'la clave',
      signature: 'la firma',
      'global-signature': 'la firma global',
      algorithm: 'el algoritmo',
      text: 'texto',
    },
    signed: (type, key) => `Firmado con la clave ${type} ${key}.`,
    signedOn: (type, key, day) => `Firmado con la clave ${type} ${key} el ${day}.`,
    signedThenExpired: (type, key, day, expired) =>
      `Firmado con la clave ${type} ${key} el ${day}, cuando la clave era válida; caducó el ${expired}.`,
    namesFile: (name) => `La firma menciona el archivo ${name}.`,
    namesOwner: (owner) => `La clave indica como propietario a ${owner}.`,
    revokedLater: (day, reason) => `Esa clave se revocó el ${day}: ${reason}`,
    notTold: 'Nadie puede saber si es seguro lo que se firmó antes con ella.',
    otherKey: (key, expected) =>
      `Firmado con otra clave (${key}), que no es la del editor (${expected}).`,
    content: 'La firma no es de este contenido.',
    trustedComment: 'Alguien modificó el comentario de la firma: esta firma no demuestra nada.',
    fileName: (signed, name) =>
      `La firma es válida, pero es de un archivo llamado ${signed}, no ${name}: puede que se haya puesto en su lugar un archivo más antiguo.`,
    tooLarge: (size) =>
      `Su firma minisign no se puede comprobar aquí: es de un tipo antiguo que necesita el archivo entero (${size}) a la vez en la memoria.`,
    revokedBefore: (key, revoked, reason) =>
      `Se firmó después de que la clave ${key} se revocara el ${revoked}: ${reason}`,
    revokedBeforeSigned: (signed, key, revoked, reason) =>
      `Se firmó el ${signed}, después de que la clave ${key} se revocara el ${revoked}: ${reason}`,
    expiredBefore: (signed, key, expired) =>
      `Se firmó el ${signed}, después de que la clave ${key} caducara el ${expired}.`,
    expiredSignature: (expired) =>
      `El contenido es el que se firmó, pero la firma solo debía valer hasta el ${expired}.`,
    keyUnread: 'La clave OpenPGP no se puede leer.',
    signatureUnread: 'La firma OpenPGP no se puede leer.',
    weakAlgorithm: (algorithm) => `Su firma OpenPGP usa ${algorithm}, que hoy no demuestra nada.`,
    unknownAlgorithm:
      'Su firma OpenPGP no se puede comprobar aquí: usa un algoritmo que esta página no conoce.',
    notForSigning: (key) =>
      `Cuando se hizo la firma, la clave ${key} no estaba destinada a firmar archivos.`,
  },
  published: {
    belongsTo: (name) => `Acompaña a ${name}.`,
    checksums:
      'Contiene hashes con los que comprobar las descargas: ponlo junto a ellas y ejecuta sha256sum --ignore-missing -c seguido del nombre de este archivo.',
    signature:
      'Demuestra quién hizo el archivo al que acompaña: suelta aquí los dos juntos para comprobarlo.',
    key: 'Es la clave pública con la que se comprueban las firmas. Compara su huella digital con otra fuente antes de confiar en ella.',
    pieces:
      'Contiene los hashes de los fragmentos de un archivo, para que esta página pueda comprobarlo más rápido. No lo necesitas.',
    sbom: 'Enumera de qué está hecho el archivo al que acompaña.',
    attestation: 'Dice cómo y dónde se compiló el archivo al que acompaña.',
    catalogue: 'Contiene todo lo que dice esta página, para programas.',
    schema: 'Describe la estructura de releases.json, para editores de código y programas.',
    installSh:
      'Instala el programa en Linux, macOS y BSD: ejecuta sh seguido del nombre de este archivo.',
    installPs1: 'Instala el programa en Windows: ejecútalo en PowerShell.',
    latest: 'Indica la versión más reciente, para programas.',
    go: 'Enumera todas las versiones, para programas que leen go.dev/dl.',
    atom: 'Anuncia las versiones nuevas a los lectores de feeds.',
    metalink:
      'Un gestor de descargas como aria2 lo usa para descargar de varios servidores y comprueba lo que recibe.',
    updates:
      'Las aplicaciones instaladas lo leen para encontrar sus actualizaciones. No hay nada que abrir.',
    packages: (manager) => `${manager} lo usa para instalar el programa.`,
    aur: 'El makepkg de Arch Linux lo usa para instalar el programa.',
    appstream: 'Los centros de software de Linux lo usan para mostrar las versiones.',
    crawlers: 'Lo leen los buscadores. No hay nada que abrir.',
    securityTxt: 'Dice dónde informar de un problema de seguridad.',
    previewImage: 'Es la imagen que los chats muestran con un enlace a esta página.',
    other: 'Está junto a esta página y no es una de sus descargas.',
  },
};

export const verify: Messages['verify'] = {
  title: (release) => `Comprobar ${release} en un terminal`,
  description:
    'Las claves públicas y, para cada archivo, las líneas que lo comprueban; muestran OK o FAILED.',
  choose: 'Elige tu archivo',
  intro: 'Después pega una de sus líneas en la carpeta de la descarga. Muestra OK o FAILED.',
  olderFiles:
    'Los archivos de otras versiones se comprueban con su SHA-256, que está en la página de cada una.',
  command: (tool, where) => `${tool} (${where})`,
  terminal: 'terminal',
  commandPrompt: 'Símbolo del sistema',
  copyCommand: (tool, file) => `Copiar la línea de ${tool} para ${file}`,
  proof: {
    hash: 'Compara el archivo con lo que publica esta página',
    signature: 'Comprueba quién lo firmó',
    attestation: 'Comprueba qué compilación lo creó',
    'code-signature': 'Pregunta al sistema quién lo firmó',
    'import-key': 'Primero, una sola vez: importa la clave',
  },
  signatureFile: 'El archivo de firma que debe estar junto a él:',
  next: 'Si el archivo es correcto',
  copy: 'Copiar',
  copied: 'Copiado',
  keys: 'Claves públicas',
  keysIntro: 'Las versiones se firman con estas claves.',
  keyNote:
    'Una firma vale aunque alguien haya modificado este servidor, si conoces la clave por otra vía. Vista solo aquí, una clave no vale más que esta página: compara su huella digital con otra fuente.',
  fingerprint: (type) => `Huella digital ${type}`,
  created: (day) => `Creada el ${day}.`,
  expires: (day) => `Caduca el ${day}.`,
  revoked: (day, reason) =>
    `Revocada el ${day}: ${reason} No confíes en nada de lo que se haya firmado con ella desde entonces.`,
  keyFile: 'Archivo de la clave',
  copyKeyCommand: (type, fingerprint) => `Copiar el comando para la clave ${type} ${fingerprint}`,
  alsoShownAt: (host) => `También se muestra en ${host}`,
  moved: 'Esta página se ha trasladado',
  movedTo: 'Ir a la página nueva',
  format: {
    programFor: (name) => `programa de ${name}`,
    installerPackage: (name) => `paquete de instalación de ${name}`,
    appPackage: (name) => `paquete de aplicación de ${name}`,
    appBundle: (name) => `conjunto de paquetes de aplicación de ${name}`,
    appArchive: (name) => `archivo de aplicación de ${name}`,
    zippedApp: (name) => `aplicación de ${name} comprimida en zip`,
    package: (name) => `paquete de ${name}`,
    diskImage: 'imagen de disco',
    discImage: 'imagen de disco óptico',
    reference: (name) => `archivo de referencia de ${name}`,
    archive: (name) => `archivo comprimido ${name}`,
    cabinet: 'archivo comprimido CAB',
    compressed: (name) => `archivo comprimido con ${name}`,
    extension: (name) => `extensión de ${name}`,
    module: (name) => `módulo de ${name}`,
    script: (name) => `script de ${name}`,
    shellScript: 'script de shell',
    selfExtracting: 'script de shell autoextraíble',
    batchFile: (name) => `archivo por lotes de ${name}`,
    file: (name) => `archivo de ${name}`,
    library: (name) => `biblioteca de ${name}`,
    sharedLibrary: 'biblioteca compartida',
  },
};
