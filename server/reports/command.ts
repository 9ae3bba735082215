import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ReportState } from '../../shared/report.ts'
import { reportStates, shownStates } from '../../shared/report.ts'
import { toCsv } from './csv.ts'
import { withoutSqlite } from './desk.ts'
import { lineOf, wholeOf } from './shown-report.ts'
import { findSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import { openStore } from './store.ts'
import { ReportsTrouble, troubleOf } from './trouble.ts'

export const usage = `reports <command> [--file reports.sqlite]    the file; without it REPORTS_FILE

  list [--state new] [--page /table/base/sort]                 one line for each report
  show <id> …                                                  all that is stored
  set <id> … new|known|fixed|hidden [--note-zh …] [--note-en …]
                                                               "known" and "fixed" are shown to readers, in these words
  export [--format json|csv] [--state …] [--page …] [--out …]  to a file, or to the standard output
  delete <id> …                                                for good
  backup <file>                                                a whole copy, also while the server runs`

/** Wrong use, in a sentence. */
class Misuse extends Error {}

/** The operator's command. It works on the file, whether the server runs or not; gives the exit code. */
export function runReports(
  args: readonly string[],
  env: Record<string, string | undefined>,
  say: (text: string) => void,
  complain: (text: string) => void
): number {
  try {
    say(answer(args, env))
    return 0
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof ReportsTrouble)) throw error
    complain(`${error.message}\n`)
    return 1
  }
}

type Values = ReturnType<typeof readArgs>['values']

function answer(args: readonly string[], env: Record<string, string | undefined>): string {
  const { values, positionals } = readArgs(args)
  const [name = '', ...rest] = positionals
  const command = commands[name]
  if (values.help || !command) {
    if (name !== '' && !values.help) throw new Misuse(`There is no command "${name}".\n\n${usage}`)
    return `${usage}\n`
  }
  const file = values.file ?? env.REPORTS_FILE?.trim() ?? ''
  if (file === '') throw new Misuse('Which file? Set REPORTS_FILE, or add --file.')
  if (!existsSync(file)) throw new Misuse(`There is no reports file ${file} yet. The server makes it.`)
  const open = findSqlite()
  if (!open) throw new Misuse(withoutSqlite)
  const store = openStore(open, file, undefined)
  try {
    return command(store, rest, values)
  } catch (error) {
    throw error instanceof Misuse ? error : troubleOf(error, file)
  } finally {
    store.close()
  }
}

function readArgs(args: readonly string[]) {
  const option = { type: 'string' } as const
  const options = { file: option, state: option, page: option, format: option, out: option }
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, 'note-zh': option, 'note-en': option, help: { type: 'boolean', short: 'h' } }
    })
  } catch (error) {
    throw new Misuse(`${(error as Error).message}\n\n${usage}`)
  }
}

const commands: Record<string, (store: Store, rest: string[], values: Values) => string> = {
  list: (store, _, { state, page }) => store.list(readState(state), page).map(lineOf).join(''),
  show: (store, ids) =>
    idsOf(ids, store)
      .map(id => wholeOf(store.get(id)!))
      .join('\n'),
  set(store, rest, { 'note-zh': zh, 'note-en': en }) {
    const state = readState(rest.at(-1))
    if (!state) throw new Misuse(`Which state? ${reportStates.join(', ')}.`)
    const ids = idsOf(rest.slice(0, -1), store)
    for (const id of ids) {
      const { noteZh, noteEn } = store.get(id)!
      if (shownStates.some(shown => shown === state) && !(zh || en || noteZh || noteEn))
        throw new Misuse(`Readers see your words, not those of report ${id}: add --note-zh and --note-en.`)
    }
    for (const id of ids) store.set(id, state, { zh: zh || undefined, en: en || undefined })
    return `${ids.length === 1 ? `Report ${ids[0]} is` : `Reports ${ids.join(', ')} are`} ${state} now.\n`
  },
  export(store, _, { format = 'json', state, page, out }) {
    if (format !== 'json' && format !== 'csv') throw new Misuse('The format is json or csv.')
    const reports = store.list(readState(state), page)
    const text = format === 'csv' ? toCsv(reports) : `${JSON.stringify(reports, null, 2)}\n`
    if (out === undefined) return text
    write(out, text)
    return `${reports.length} reports are in ${out}.\n`
  },
  delete(store, rest) {
    const ids = idsOf(rest, store)
    for (const id of ids) store.remove(id)
    return `Deleted: ${ids.join(', ')}.\n`
  },
  backup(store, [to]) {
    if (to === undefined) throw new Misuse('Backup to which file?')
    if (existsSync(to)) throw new Misuse(`${to} is there already.`)
    store.copyTo(to)
    return `The copy is ${to}.\n`
  }
}

function readState(text: string | undefined): ReportState | undefined {
  if (text === undefined) return undefined
  const state = reportStates.find(each => each === text)
  if (!state) throw new Misuse(`There is no state "${text}": ${reportStates.join(', ')}.`)
  return state
}

function idsOf(texts: readonly string[], store: Store): number[] {
  if (texts.length === 0) throw new Misuse('Which report? Add its number.')
  return texts.map(text => {
    const id = /^#?(\d{1,15})$/.exec(text)?.[1]
    if (id === undefined || !store.get(Number(id))) throw new Misuse(`There is no report ${text}.`)
    return Number(id)
  })
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new Misuse(`${file} can't be written: ${(error as Error).message}`)
  }
}
