import { build } from 'vite'
import { licensesText } from '../licenses/licenses-file.ts'
import { collectingPackages } from './collect-packages.ts'
import { extensionConfig } from './single-files.ts'

/** Code of the editor extension. */
export interface EditorPrograms {
  client: string
  server: string
  /** Licenses of the packages in both. */
  licenses: string
}

/** Adds the bundled files of packages to `files`. */
export async function bundleEditorPrograms(files: Set<string>): Promise<EditorPrograms> {
  const modules = new Set<string>()
  const client = await bundle(collectingPackages(extensionConfig('client/extension.ts', 'client.js'), modules))
  const server = await bundle(collectingPackages(extensionConfig('server/main.ts', 'server.js'), modules))
  for (const file of modules) files.add(file)
  return { client, server, licenses: licensesText('the extension vxe-docs', { modules, copies: [] }) }
}

async function bundle(config: Parameters<typeof build>[0]): Promise<string> {
  const [result] = [await build(config)].flat()
  if (!result || !('output' in result)) throw new Error('The bundler has written no file for the editor extension.')
  return result.output[0].code
}
