// What is taken of the package, which has twenty more.
export { createBLAKE2b, createSHA256 } from 'hash-wasm';
