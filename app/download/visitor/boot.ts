import { detect, type Detection } from './detect';
import { readOverride } from './override';
import { collectSignals } from './signals';

/**
 * Runs before anything is painted. Sets attributes on <html>: `data-offer` names the block of the page to show,
 * `data-certainty` and the evidence choose its words. Without a fitting block nothing is set, and the page's chooser stays.
 */
const root = document.documentElement.dataset;
const { offers = '', rows = '' } = (document.currentScript?.dataset ?? {}) as DOMStringMap;
const ids = offers.split(' ');
const asked = readOverride(location.search, location.hash, ids.concat(rows.split(' ')));

function offerFor(os: string, cpu: string): string | undefined {
  return [`${os}-${cpu}`, `${os}-none`, `${os}-unknown`].find((id) => ids.indexOf(id) >= 0);
}

function show({ os, cpu, osVersion = '', certainty, evidence }: Detection): void {
  const wanted = asked.os && asked.os !== os ? asked.cpu ?? 'unknown' : asked.cpu ?? cpu;
  const offer = asked.version || asked.channel || asked.format ? 'asked' : offerFor(asked.os ?? os, wanted);
  root.os = os;
  root.cpu = cpu;
  root.osVersion = osVersion;
  root.osEvidence = asked.os ? 'override' : evidence.os;
  root.cpuEvidence = asked.cpu ? 'override' : evidence.cpu;
  root.certainty = certainty.os === 'likely' || (cpu !== 'unknown' && certainty.cpu === 'likely') ? 'likely' : 'sure';
  if (asked.os || asked.cpu || offer === 'asked') root.certainty = 'asked';
  root.offer = offer ?? '';
}

collectSignals(window, (signals) => show(detect(signals)));
