import { build } from 'vite'
import { extensionConfig } from './single-files.ts'

/** Code of the editor extension. */
export interface EditorPrograms {
  client: string
  server: string
}

export async function bundleEditorPrograms(): Promise<EditorPrograms> {
  return {
    client: await bundle(extensionConfig('client/extension.ts', 'client.js')),
    server: await bundle(extensionConfig('server/main.ts', 'server.js'))
  }
}

async function bundle(config: Parameters<typeof build>[0]): Promise<string> {
  const [result] = [await build(config)].flat()
  if (!result || !('output' in result)) throw new Error('The bundler has written no file for the editor extension.')
  return result.output[0].code
}
