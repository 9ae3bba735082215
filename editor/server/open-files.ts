import { fileURLToPath } from 'node:url'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { fileKind } from '../../usage/read/file-kind.ts'
import type { SourceFile } from '../../usage/read/source-file.ts'
import { isKnownVersion } from './knowledge.ts'

/** Returns the version of vxe-table that is installed for a file. */
export type FindVersion = (file: string) => string | undefined

/** Open files with the same version of the library. */
export interface OpenProject {
  version: string
  files: SourceFile[]
  /** Documents by the name of their file. */
  documents: Map<string, TextDocument>
}

/** Maximum characters of a file that is read. */
const maxLength = 1_000_000

const endings: Readonly<Record<string, string>> = {
  vue: '.vue',
  javascript: '.js',
  javascriptreact: '.jsx',
  typescript: '.ts',
  typescriptreact: '.tsx',
  html: '.html'
}

/** Returns the name of a document as the reader of code expects it: a path with slashes, with an ending. */
export function fileNameOf({ uri, languageId }: Pick<TextDocument, 'uri' | 'languageId'>): string {
  const name = decodeUri(uri).replace(/^[\w+.-]+:\/*/, '')
  return fileKind(name) ? name : name + (endings[languageId] ?? '')
}

function decodeUri(uri: string): string {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}

/** Groups the open documents by the installed version. Versions for Vue 3 are left out. */
export function groupDocuments(
  documents: readonly TextDocument[],
  findVersion: FindVersion,
  defaultVersion: string
): OpenProject[] {
  const projects = new Map<string, OpenProject>()
  for (const document of documents) {
    const name = fileNameOf(document)
    const text = document.getText()
    if (!fileKind(name) || text.length > maxLength) continue
    const version = versionFor(document.uri) ?? defaultVersion
    if (!isKnownVersion(version)) continue
    const project: OpenProject = projects.get(version) ?? { version, files: [], documents: new Map() }
    projects.set(version, project)
    project.files.push({ name, text })
    project.documents.set(name, document)
  }
  return [...projects.values()]

  function versionFor(uri: string): string | undefined {
    if (!uri.startsWith('file:')) return undefined
    try {
      return findVersion(fileURLToPath(uri))
    } catch {
      // An address of another machine has no path here.
      return undefined
    }
  }
}
