import type * as en from './en';

/** All messages of a language: what English has, no more and no less. */
export type Messages = typeof en;

export type AfterClickWords = Messages['afterClick'];
