import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { addPolicy } from '../../server/page-policy.ts'

/**
 * Writes the document of the playground's frame. The boot script is inlined: an address in `script-src` would be an
 * address that untrusted code can request (decision 10).
 */
export function sandboxPage(root: string): Plugin {
  return {
    name: 'sandbox-page',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle)
      if (names.length !== 2 || !['.css', '.js'].every(ending => names.some(name => name.endsWith(ending)))) {
        throw new Error(
          `The bundler must emit one script and one style sheet for the sandbox, because the frame cannot load anything else. It emitted ${names.join(', ')}.`
        )
      }
      const boot = readFileSync(path.join(root, 'sandbox/boot.js'), 'utf8').trim()
      const page = readFileSync(path.join(root, 'sandbox/index.html'), 'utf8')
      // `hosted.html` is the document of an offline copy, without the sandbox header (decision 25).
      for (const name of ['index.html', 'hosted.html']) {
        const source = await addPolicy(
          page.replace('<!--boot-->', () => boot),
          `sandbox/${name}`
        )
        this.emitFile({ type: 'asset', fileName: name, source })
      }
    }
  }
}
