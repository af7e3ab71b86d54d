import { z } from 'zod';

/** The hashes of the pieces of one file: every piece is `pieceLength` bytes long but the last. */
export const pieceHashesSchema = z.object({
  pieceLength: z.int().positive(),
  sha256: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
});
export type PieceHashes = z.infer<typeof pieceHashesSchema>;
