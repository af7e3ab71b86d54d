import { type VerdictKind } from '../visitor/check/verdict';

/**
 * Each kind has a shape and a colour of its own, never the accent: a seal, a disc, a triangle, an octagon, a square. The
 * colours have 3:1 against both themes and stay in forced colours, where the shapes tell as well. As attributes, since
 * the page's style sheet would hold them for everybody.
 */
const looks: Record<VerdictKind, { colour: string; shape: string; sign: string }> = {
  genuine: {
    colour: '#1f8f4e',
    shape:
      'M12 1l3 2 3.5-.5.5 3.5 3 2-1.5 3.3 1.5 3.2-3 2-.5 3.5-3.5-.5-3 2.5-3-2.5-3.5.5-.5-3.5-3-2 1.5-3.2L2 8l3-2 .5-3.5L9 3z',
    sign: 'M8 11.5l3 3 5.5-6',
  },
  matches: {
    colour: '#3a79d0',
    shape: 'M1 12a11 11 0 1122 0 11 11 0 11-22 0',
    sign: 'M7.5 9.5h9m-9 5h9',
  },
  attention: { colour: '#b07300', shape: 'M12 1l11.5 21H.5z', sign: 'M12 9v6m0 2.5V19' },
  bad: {
    colour: '#d2452f',
    shape: 'M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z',
    sign: 'M8 8l8 8m0-8l-8 8',
  },
  unchecked: {
    colour: '#7a8294',
    shape: 'M2 2h20v20H2z',
    sign: 'M8.5 9.5a3.5 3.5 0 117 0c0 2-3.5 2.5-3.5 5m0 2.5v1.5',
  },
};

/** The look of a verdict; its words say the same. */
export function VerdictIcon({ kind }: { kind: VerdictKind }) {
  const { colour, shape, sign } = looks[kind];
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" fill="none" aria-hidden="true" data-kind={kind}>
      <path d={shape} fill={colour} />
      <path d={sign} stroke="#fff" strokeWidth="2.2" />
    </svg>
  );
}
