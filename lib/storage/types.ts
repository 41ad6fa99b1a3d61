/**
 * Where icon files lie. Ids are made by the server and never taken from a file name; a file that is there is never
 * written over.
 */
export interface IconStore {
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  write(id: string, file: { type: string; bytes: Uint8Array<ArrayBuffer> }): Promise<void>
  /** What is not there is removed already. */
  remove(id: string): Promise<void>
}
