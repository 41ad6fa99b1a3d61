export type Registry =
  | 'npm'
  | 'pypi'
  | 'gem'
  | 'go'
  | 'cargo'
  | 'composer'
  | 'maven'
  | 'hex'
  | 'docker'
  | 'pub'
  | 'nuget'
  | 'swift'
  | 'extension'
  /** What source code imports, which may be the project's own. */
  | 'python-module'
  | 'js-module'
  /** The name of a program, as its package manager calls it. */
  | 'program'
  /** The name of something that a pipeline or infrastructure uses. */
  | 'software'
  /** An id of the catalogue. */
  | 'entry'

/** A dependency as a file names it. */
export interface PackageRef {
  readonly registry: Registry
  readonly name: string
}

export const refs = (registry: Registry, names: Iterable<string>): PackageRef[] =>
  [...names].map((name) => ({ registry, name }))

/** A kind of dependency file: how it is called, how its text looks, and what it names. */
export interface ManifestKind {
  readonly file: RegExp
  /** Whether a text without a file name is of this kind. */
  readonly looks: (text: string) => boolean
  readonly read: (text: string) => PackageRef[]
  /** What the file itself says is used: the name in the catalogue of its language or runtime. */
  readonly implies: (text: string) => readonly string[]
}
