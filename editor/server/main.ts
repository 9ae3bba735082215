import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node'
import { readReleaseMembers } from '../../upgrade-facts/release-members.ts'
import { findInstalledVersion } from '../../vxe-docs/installed-packages.ts'
import type { EditorFacts } from '../facts/editor-facts.ts'
import { createKnowledge } from './knowledge.ts'
import { startLanguageServer } from './language-server.ts'

/** `node server.cjs --stdio`: the language server. Its facts are files beside it, written by the build. */
const readData = (name: string): unknown => JSON.parse(readFileSync(path.join(__dirname, name), 'utf8'))

startLanguageServer(createConnection(ProposedFeatures.all), {
  knowledge: createKnowledge(readData('facts.json') as EditorFacts, readReleaseMembers(readData('releases.json'))),
  findVersion: file => findInstalledVersion(path.dirname(file), 'vxe-table')
})
