export interface NamedPictures {
  /** Paths within the folder or archive. */
  readonly names: readonly string[]
  /** Throws `PictureRefused`. */
  read(name: string): Promise<Buffer>
  close(): Promise<void>
}
