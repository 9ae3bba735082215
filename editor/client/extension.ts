import { documentLanguages } from '../facts/document-languages.ts'
import path from 'node:path'
import type { ExtensionContext } from 'vscode'
import { workspace } from 'vscode'
import { LanguageClient, TransportKind } from 'vscode-languageclient/node'

let client: LanguageClient | undefined

/** Starts the language server for the files that can use the library. */
export async function activate(context: ExtensionContext): Promise<void> {
  const module = context.asAbsolutePath(path.join('server', 'server.js'))
  client = new LanguageClient(
    'vxeDocs',
    'vxe-table 3.8',
    { module, transport: TransportKind.stdio },
    {
      documentSelector: documentLanguages.map(language => ({ language })),
      initializationOptions: readSettings(),
      synchronize: { configurationSection: 'vxeDocs' }
    }
  )
  await client.start()
  context.subscriptions.push(client)
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop()
}

function readSettings() {
  const settings = workspace.getConfiguration('vxeDocs')
  return {
    language: settings.get<string>('language'),
    site: settings.get<string>('site'),
    diagnostics: settings.get<boolean>('diagnostics')
  }
}
