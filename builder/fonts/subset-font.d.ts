/** The package has no types of its own; these are the options used here. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures?: string[]
      noHinting?: boolean
      variationAxes?: Record<string, number | { min: number; max: number }>
    }
  ): Promise<Buffer>
}
