import type fc from 'fast-check';

/** What `npm run fuzz` throws inputs at: a property of fast-check whose failure is a disagreement. */
export interface Target {
  name: string;
  /** How much of the time it gets, compared with the others. */
  share: number;
  /** Inputs that one seed stands for, a second's work at most: the tests try those of one seed. */
  batch: number;
  /** Seconds after which an input counts as one that hangs: many times what one needs on a busy machine. */
  bound: number;
  /** Programs of the machine that judge; without one of them the target is left out, by its name. */
  judges?: readonly string[];
  /** Prepares what all inputs share. What it writes lies below the system's folder for temporary files. */
  property():
    fc.IAsyncPropertyWithHooks<[unknown]> | Promise<fc.IAsyncPropertyWithHooks<[unknown]>>;
}
