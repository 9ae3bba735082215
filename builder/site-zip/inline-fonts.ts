import type { OutputFile } from '../output/output-file.ts'

export type InlineFonts = (css: string) => string

/** Replaces addresses of fonts by data, because browsers load no fonts from files. */
export const inlineFontsOf =
  (files: ReadonlyMap<string, OutputFile>, base: string): InlineFonts =>
  css =>
    css.replace(/url\(["']?([^"')]+\.woff2)["']?\)/g, (link, address: string) => {
      const file = address.startsWith(base) ? files.get(address.slice(base.length)) : undefined
      return file ? `url(data:font/woff2;base64,${Buffer.from(file.body).toString('base64')})` : link
    })
