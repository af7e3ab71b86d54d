import { type VerdictKind } from '../visitor/check/verdict';
import styles from './Checker.module.css';

/** Each kind has a shape of its own, so that it is told without colour: a seal, a disc, a triangle, an octagon, a square. */
const looks: Record<VerdictKind, { shape: string; sign: string }> = {
  genuine: {
    shape:
      'M12 1l3 2 3.5-.5.5 3.5 3 2-1.5 3.3 1.5 3.2-3 2-.5 3.5-3.5-.5-3 2.5-3-2.5-3.5.5-.5-3.5-3-2 1.5-3.2L2 8l3-2 .5-3.5L9 3z',
    sign: 'M8 11.5l3 3 5.5-6',
  },
  matches: {
    shape: 'M1 12a11 11 0 1122 0 11 11 0 11-22 0',
    sign: 'M7.5 9.5h9m-9 5h9',
  },
  attention: { shape: 'M12 1l11.5 21H.5z', sign: 'M12 9v6m0 2.5V19' },
  bad: {
    shape: 'M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z',
    sign: 'M8 8l8 8m0-8l-8 8',
  },
  unchecked: {
    shape: 'M2 2h20v20H2z',
    sign: 'M8.5 9.5a3.5 3.5 0 117 0c0 2-3.5 2.5-3.5 5m0 2.5v1.5',
  },
};

/** The look of a verdict; its words say the same, and the card around it gives the colour. */
export function VerdictIcon({ kind }: { kind: VerdictKind }) {
  const { shape, sign } = looks[kind];
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      aria-hidden="true"
      className={styles.icon}
      data-kind={kind}
    >
      <path d={shape} />
      <path d={sign} />
    </svg>
  );
}
