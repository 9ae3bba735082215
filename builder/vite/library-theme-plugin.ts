import path from 'node:path'
import type { Plugin } from 'vite'
import { compileLibraryTheme, handWrittenSheets } from '../library-theme/library-theme.ts'

/** The library's stylesheet with both themes, made from the installed package. */
export function libraryTheme(root: string): Plugin {
  const id = path.join(root, 'src/theme/library-theme.virtual.css')
  return {
    name: 'library-theme',
    enforce: 'pre',
    resolveId: source => (source === 'virtual:library-theme.css' ? id : undefined),
    load(source) {
      if (source !== id) return undefined
      for (const file of handWrittenSheets) this.addWatchFile(path.join(root, file))
      return compileLibraryTheme()
    }
  }
}
