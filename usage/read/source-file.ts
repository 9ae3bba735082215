export interface SourceFile {
  /** Path with forward slashes; its ending selects the parser. */
  name: string
  text: string
}
