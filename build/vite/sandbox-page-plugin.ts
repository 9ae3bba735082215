import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { withPolicy } from '../../server/page-policy.ts'

/** Writes the frame's document. What starts it stands in the page: its address alone would be one that a program could load. */
export function sandboxPage(root: string): Plugin {
  return {
    name: 'sandbox-page',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle)
      if (names.length !== 2 || !['.css', '.js'].every(ending => names.some(name => name.endsWith(ending)))) {
        throw new Error(
          `The sandbox is one script and one sheet with its icons inside; the bundler made ${names.join(', ')}. The frame can load nothing else.`
        )
      }
      const boot = readFileSync(path.join(root, 'sandbox/boot.js'), 'utf8').trim()
      const page = readFileSync(path.join(root, 'sandbox/index.html'), 'utf8')
      for (const name of ['index.html', 'hosted.html']) {
        const source = await withPolicy(
          page.replace('<!--boot-->', () => boot),
          `sandbox/${name}`
        )
        this.emitFile({ type: 'asset', fileName: name, source })
      }
    }
  }
}
