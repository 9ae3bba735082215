import path from 'node:path'
import type { InlineConfig } from 'vite'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** Programs of the editor extension, each as one script for CommonJS, which every version of VS Code loads. */
export interface EditorPrograms {
  client: string
  server: string
}

export async function bundleEditorPrograms(): Promise<EditorPrograms> {
  return {
    client: await bundle('editor/client/extension.ts'),
    server: await bundle('editor/server/main.ts')
  }
}

async function bundle(entry: string): Promise<string> {
  const config: InlineConfig = {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: path.join(root, entry),
      target: 'node18',
      minify: true,
      write: false,
      rolldownOptions: {
        // VS Code provides it.
        external: ['vscode'],
        checks: { pluginTimings: false },
        output: { format: 'cjs', codeSplitting: false }
      }
    }
  }
  const [result] = [await build(config)].flat()
  if (!result || !('output' in result)) throw new Error(`${entry} could not be bundled.`)
  return result.output[0].code
}
