import type { Connection, TextDocumentPositionParams } from 'vscode-languageserver/node'
import {
  CodeActionKind,
  CompletionItemKind,
  CompletionItemTag,
  DiagnosticSeverity,
  DidChangeConfigurationNotification,
  InsertTextFormat,
  MarkupKind,
  TextDocuments,
  TextDocumentSyncKind,
  TextEdit
} from 'vscode-languageserver/node'
import type { CodeAction, CompletionItem, Diagnostic, Range } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { SourceFile } from '../../usage/read/source-file.ts'
import type { TextRange } from '../../usage/read/text-range.ts'
import { selectEdits } from '../../version-check/apply-fixes.ts'
import type { CheckFinding } from '../../version-check/finding.ts'
import { defaultSite, docAddress } from '../facts/doc-links.ts'
import { toEditorLanguage } from '../facts/editor-facts.ts'
import { editorTexts } from '../facts/editor-texts.ts'
import type { Completion } from './complete.ts'
import { complete } from './complete.ts'
import { diagnose, findFixable } from './diagnose.ts'
import type { TextOptions } from './hover.ts'
import { describe, hover } from './hover.ts'
import type { Knowledge } from './knowledge.ts'
import type { FindVersion, OpenProject } from './open-files.ts'
import { fileNameOf, groupDocuments } from './open-files.ts'

/** Settings of a client: `initializationOptions`, later those of `workspace/didChangeConfiguration`. */
interface ClientSettings {
  language?: unknown
  site?: unknown
  diagnostics?: unknown
}

interface ServerOptions {
  knowledge: Knowledge
  findVersion: FindVersion
  /** Milliseconds between a change and its diagnostics. */
  delay?: number
}

const itemKinds: Record<Completion['kind'], CompletionItemKind> = {
  component: CompletionItemKind.Class,
  prop: CompletionItemKind.Property,
  event: CompletionItemKind.Event,
  slot: CompletionItemKind.Struct,
  method: CompletionItemKind.Method,
  value: CompletionItemKind.EnumMember
}

/** Answers a client over a connection. The only state is the open documents and the settings. */
export function startLanguageServer(
  connection: Connection,
  { knowledge, findVersion, delay = 250 }: ServerOptions
): void {
  const documents = new TextDocuments(TextDocument)
  const findings = new Map<string, { version: number; found: readonly CheckFinding[] }>()
  const options: TextOptions = { language: 'en', site: defaultSite }
  let editorLanguage = options.language
  let showsDiagnostics = true
  let supportsSettings = false
  let timer: ReturnType<typeof setTimeout> | undefined

  connection.onInitialize(({ initializationOptions, locale, capabilities }) => {
    editorLanguage = toEditorLanguage(locale ?? 'en')
    options.language = editorLanguage
    supportsSettings = capabilities.workspace?.didChangeConfiguration?.dynamicRegistration === true
    readSettings(initializationOptions)
    return {
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: [...'<:@#.\'" {'], resolveProvider: true },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] }
      },
      serverInfo: { name: 'vxe-table', version: knowledge.facts.version }
    }
  })

  connection.onInitialized(() => {
    if (supportsSettings)
      void connection.client.register(DidChangeConfigurationNotification.type, { section: 'vxeDocs' }).catch(() => {})
  })

  connection.onDidChangeConfiguration(({ settings }: { settings?: unknown }) => {
    const { vxeDocs } = (isRecord(settings) ? settings : {}) as { vxeDocs?: unknown }
    readSettings(vxeDocs)
    scheduleCheck()
  })

  function readSettings(input: unknown): void {
    if (!isRecord(input)) return
    const { language, site, diagnostics } = input as ClientSettings
    if (typeof language === 'string')
      options.language = language === 'auto' ? editorLanguage : toEditorLanguage(language)
    if (typeof site === 'string' && /^https?:\/\/\S+$/.test(site)) options.site = site
    if (typeof diagnostics === 'boolean') showsDiagnostics = diagnostics
  }

  connection.onCompletion(params =>
    answerAt(params, [], (file, offset, project, document) =>
      complete(file, offset, project.files, knowledge, project.version).map((each, position) =>
        toItem(each, position, document)
      )
    )
  )

  connection.onCompletionResolve(item => {
    const markdown = typeof item.data === 'string' ? describe(item.data, knowledge, options) : undefined
    return markdown === undefined ? item : { ...item, documentation: { kind: MarkupKind.Markdown, value: markdown } }
  })

  connection.onHover(params =>
    answerAt(params, null, (file, offset, project, document) => {
      const found = hover(file, offset, project.files, knowledge, options)
      return (
        found && {
          range: toRange(document, found.range),
          contents: { kind: MarkupKind.Markdown, value: found.markdown }
        }
      )
    })
  )

  connection.onCodeAction(({ textDocument, range }) => {
    const document = documents.get(textDocument.uri)
    const checked = findings.get(textDocument.uri)
    // Ranges of an earlier text would change the wrong code.
    if (!document || checked?.version !== document.version) return []
    return createActions(document, checked.found, {
      start: document.offsetAt(range.start),
      end: document.offsetAt(range.end)
    })
  })

  documents.onDidChangeContent(scheduleCheck)
  documents.onDidClose(({ document }) => {
    findings.delete(document.uri)
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] })
    scheduleCheck()
  })
  connection.onShutdown(() => clearTimeout(timer))
  documents.listen(connection)
  connection.listen()

  /** Answers a request about a position; code that can't be read has no answer. */
  function answerAt<T>(
    { textDocument, position }: TextDocumentPositionParams,
    none: T,
    answer: (file: SourceFile, offset: number, project: OpenProject, document: TextDocument) => T | undefined
  ): T {
    const document = documents.get(textDocument.uri)
    if (!document) return none
    try {
      const name = fileNameOf(document)
      const project = openProjects().find(each => each.documents.get(name) === document)
      if (!project) return none
      const offset = document.offsetAt(position)
      return answer({ name, text: document.getText() }, offset, project, document) ?? none
    } catch (error) {
      connection.console.error(String(error))
      return none
    }
  }

  function openProjects(): OpenProject[] {
    return groupDocuments(documents.all(), findVersion, knowledge.facts.version)
  }

  function scheduleCheck(): void {
    clearTimeout(timer)
    timer = setTimeout(check, delay)
  }

  function check(): void {
    for (const project of openProjects()) {
      const found = showsDiagnostics ? diagnose(project.files, knowledge, project.version) : new Map<string, never[]>()
      for (const [name, document] of project.documents) {
        const each = found.get(name) ?? []
        findings.set(document.uri, { version: document.version, found: each })
        void connection.sendDiagnostics({
          uri: document.uri,
          version: document.version,
          diagnostics: each.map(finding => toDiagnostic(finding, document, project.version))
        })
      }
    }
  }

  function toDiagnostic(finding: CheckFinding, document: TextDocument, version: string): Diagnostic {
    return {
      range: toRange(document, finding),
      severity: finding.severity === 'hint' ? DiagnosticSeverity.Information : DiagnosticSeverity.Warning,
      source: `vxe-table ${version}`,
      code: finding.kind,
      codeDescription: { href: docAddress(options.site, finding.page) },
      message: finding.message[options.language].replaceAll('`', '')
    }
  }

  function createActions(document: TextDocument, found: readonly CheckFinding[], range: TextRange): CodeAction[] {
    const fixable = findFixable(found, range)
    const actions = fixable.map((finding): CodeAction => {
      const [edit] = finding.edits
      return {
        title: editorTexts[options.language].changeTo(finding.here ?? edit?.text ?? ''),
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [toDiagnostic(finding, document, '')].map(({ range: each, message, code }) => ({
          range: each,
          message,
          ...(code !== undefined && { code })
        })),
        edit: toWorkspaceEdit(document, selectEdits([finding]))
      }
    })
    const all = selectEdits(found)
    return all.length < 2
      ? actions
      : [
          ...actions,
          {
            title: editorTexts[options.language].fixAll,
            kind: CodeActionKind.SourceFixAll,
            edit: toWorkspaceEdit(document, all)
          }
        ]
  }
}

function toItem(each: Completion, position: number, document: TextDocument): CompletionItem {
  const isSnippet = /[$\\]/.test(each.snippet)
  return {
    label: each.label,
    kind: itemKinds[each.kind],
    ...(each.detail !== undefined && { detail: each.detail }),
    filterText: each.label,
    // In the order of the reference, deprecated names last.
    sortText: `${each.isLikely ? 0 : each.isDeprecated ? 2 : 1}${String(position).padStart(4, '0')}`,
    insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    textEdit: TextEdit.replace(toRange(document, each.range), each.snippet),
    ...(each.isDeprecated && { tags: [CompletionItemTag.Deprecated] }),
    ...(each.path !== undefined && { data: each.path })
  }
}

const toRange = (document: TextDocument, { start, end }: TextRange): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end)
})

const toWorkspaceEdit = (
  document: TextDocument,
  edits: readonly { start: number; end: number; text: string }[]
): CodeAction['edit'] => ({
  changes: { [document.uri]: edits.map(edit => TextEdit.replace(toRange(document, edit), edit.text)) }
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
