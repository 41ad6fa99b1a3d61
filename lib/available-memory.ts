import { totalmem } from 'node:os'

/** Bytes of memory of the machine, or of the container if that has less. */
export const availableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)
