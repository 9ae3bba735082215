import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ReportState } from '../../shared/report.ts'
import { reportStates, publicStates } from '../../shared/report.ts'
import { escapeLines } from '../../shared/escape-controls.ts'
import { listNames, parseList } from '../lists.ts'
import { toCsv } from './csv.ts'
import { formatReport, formatReportLine } from './format-report.ts'
import type { OpenedStore } from './opened-store.ts'
import { canExist, openStore } from './open-store.ts'
import { ReportsError } from './reports-error.ts'
import type { BrokenReport, ReportStore, StoredReport } from './store.ts'
import { isBroken } from './store.ts'

export const usage = `reports <command> [--store <address>]    where the reports are; without it REPORTS_URL or REPORTS_FILE
                                         (--file is the same)

  list [--state new] [--page /table/base/sort]                 one line for each report
  show <id> …                                                  all that is stored
  set <id> … new|known|fixed|hidden [--note-zh …] [--note-en …]
                                                               "known" and "fixed" are shown to readers, in these words
  export [--format json|csv] [--state …] [--page …] [--out …]  to a file, or to the standard output
  delete <id> …                                                for good
  backup <file>                                                a whole copy, also while the server runs
  copy <from> <to>                                             all reports and lists into another store
  put-list <name> <file>, show-list <name>, remove-list <name> the lists of LISTS=database

An address is a file, postgres://user:password@host/database,
or d1://account/database with CLOUDFLARE_API_TOKEN.`

/** Error of the command line, with a sentence for the operator. */
class UsageError extends Error {}

/** Runs the operator's command on the reports, with or without a running server; returns the exit code. */
export async function runReports(
  args: readonly string[],
  env: Record<string, string | undefined>,
  writeOutput: (text: string) => void,
  writeError: (text: string) => void
): Promise<number> {
  try {
    writeOutput(await runCommand(args, env))
    return 0
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ReportsError)) throw error
    writeError(`${error.message}\n`)
    return 1
  }
}

type CommandValues = ReturnType<typeof readArgs>['values']
type Environment = Record<string, string | undefined>

async function runCommand(args: readonly string[], env: Environment): Promise<string> {
  const { values, positionals } = readArgs(args)
  const [name = '', ...rest] = positionals
  if (name === 'copy' && !values.help) return copyReports(rest, env)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (values.help || !command) {
    if (name !== '' && !values.help) throw new UsageError(`There is no command "${name}".\n\n${usage}`)
    return `${usage}\n`
  }
  const address = [values.store, values.file, env.REPORTS_URL, env.REPORTS_FILE].find(text => text?.trim())?.trim()
  if (address === undefined) throw new UsageError('Which reports? Set REPORTS_URL or REPORTS_FILE, or add --store.')
  return withStore(address, env, store => command(store, rest, values, env))
}

async function withStore<T>(
  address: string,
  env: Environment,
  work: (store: OpenedStore) => Promise<T>,
  { isNew = false } = {}
): Promise<T> {
  if (!isNew && !canExist(address))
    throw new UsageError(`There is no reports file ${address} yet. The server makes it.`)
  const store = await openStore(address, { env })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

async function copyReports([from, to]: readonly string[], env: Environment): Promise<string> {
  if (from === undefined || to === undefined) throw new UsageError('Copy from which address to which other?')
  const content = await withStore(from, env, store => store.content())
  return withStore(
    to,
    env,
    async store => {
      await store.restore(content)
      return `${content.reports.length} reports are in ${store.name}.\n`
    },
    { isNew: true }
  )
}

function readArgs(args: readonly string[]) {
  const option = { type: 'string' } as const
  const options = { store: option, file: option, state: option, page: option, format: option, out: option }
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, 'note-zh': option, 'note-en': option, help: { type: 'boolean', short: 'h' } }
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`)
  }
}

type Command = (store: ReportStore, rest: string[], values: CommandValues, env: Environment) => Promise<string>

const commands: Record<string, Command> = {
  list: async (store, _, { state, page }) => (await store.list(readState(state), page)).map(formatReportLine).join(''),
  show: async (store, ids) => (await findReports(ids, store)).map(formatReport).join('\n'),
  async set(store, rest, { 'note-zh': zh, 'note-en': en }) {
    const state = readState(rest.at(-1))
    if (!state) throw new UsageError(`Which state? ${reportStates.join(', ')}.`)
    const reports = await findReports(rest.slice(0, -1), store)
    const ids = reports.map(({ id }) => id)
    for (const report of reports) {
      const hasNote = zh || en || (!isBroken(report) && (report.noteZh || report.noteEn))
      if (publicStates.some(shown => shown === state) && !hasNote)
        throw new UsageError(`Readers see your words, not those of report ${report.id}: add --note-zh and --note-en.`)
    }
    for (const id of ids) await store.set(id, state, { zh: zh || undefined, en: en || undefined })
    return `${ids.length === 1 ? `Report ${ids[0]} is` : `Reports ${ids.join(', ')} are`} ${state} now.\n`
  },
  async export(store, _, { format = 'json', state, page, out }) {
    if (format !== 'json' && format !== 'csv') throw new UsageError('The format is json or csv.')
    const all = await store.list(readState(state), page)
    const reports = all.filter((report): report is StoredReport => !isBroken(report))
    const text = format === 'csv' ? toCsv(reports) : `${JSON.stringify(reports, null, 2)}\n`
    const broken = describeBroken(all.filter(isBroken))
    if (out === undefined && broken !== '')
      throw new UsageError(`${broken} Add --out to export the others, or delete those.`)
    if (out === undefined) return text
    write(out, text)
    return `${reports.length} reports are in ${out}.${broken && ` ${broken}`}\n`
  },
  async delete(store, rest) {
    const ids = (await findReports(rest, store)).map(({ id }) => id)
    for (const id of ids) await store.remove(id)
    return `Deleted: ${ids.join(', ')}.\n`
  },
  async backup(store, [to], _, env) {
    if (to === undefined) throw new UsageError('Backup to which file?')
    if (existsSync(to)) throw new UsageError(`${to} is there already.`)
    const content = await store.content()
    await withStore(to, env, copy => copy.restore(content), { isNew: true })
    return `The copy is ${to}.\n`
  },
  async 'put-list'(store, [name, file]) {
    const list = readListName(name)
    const content = readText(file)
    if (!parseList(list, content)) throw new UsageError(`${file} is no valid ${list}: see docs/settings.md.`)
    await store.writeList(list, content, new Date())
    return `${list} is served within 10 seconds.\n`
  },
  async 'show-list'(store, [name]) {
    const list = await store.readList(readListName(name))
    if (!list) throw new UsageError(`${name} is not in this store; the list that comes with the server is served.`)
    return `${list.content.trimEnd()}\n`
  },
  async 'remove-list'(store, [name]) {
    await store.writeList(readListName(name), undefined, new Date())
    return `${name} is removed; the list that comes with the server is served within 10 seconds.\n`
  }
}

const describeBroken = (broken: readonly BrokenReport[]): string =>
  broken.length === 0 ? '' : `These reports can't be read: ${broken.map(({ id }) => id).join(', ')}.`

function readListName(name: string | undefined): (typeof listNames)[number] {
  const known = listNames.find(each => each === name)
  if (!known) throw new UsageError(`Which list? ${listNames.join(' or ')}.`)
  return known
}

function readText(file: string | undefined): string {
  if (file === undefined) throw new UsageError('Which file has the list?')
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${(error as Error).message}`)
  }
}

function readState(text: string | undefined): ReportState | undefined {
  if (text === undefined) return undefined
  const state = reportStates.find(each => each === text)
  if (!state) throw new UsageError(`There is no state "${text}": ${reportStates.join(', ')}.`)
  return state
}

async function findReports(texts: readonly string[], store: ReportStore): Promise<(StoredReport | BrokenReport)[]> {
  if (texts.length === 0) throw new UsageError('Which report? Add its number.')
  const reports: (StoredReport | BrokenReport)[] = []
  for (const text of texts) {
    const id = /^#?(\d{1,15})$/.exec(text)?.[1]
    const report = id === undefined ? undefined : await store.get(Number(id))
    if (!report) throw new UsageError(`There is no report ${escapeLines(text)}.`)
    reports.push(report)
  }
  return reports
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(`${file} can't be written: ${(error as Error).message}`)
  }
}
